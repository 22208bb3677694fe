import { opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Table } from "../../store/tables.ts";
import type { Agreed } from "../game/agreed.ts";
import { colourOf } from "../game/players.ts";
import { saidIn } from "../game/sayings.ts";
import type { Utterance } from "../services/caches.ts";
import { knownOf, type Services } from "../services/services.ts";

/** How the players of a game in two private chats hear each other. */
type Hearing = {
  /** Neither has chosen the other: a search or a contest brought them together. */
  readonly isFound: boolean;
  readonly isOn: PerColour<boolean>;
  /** Whether each hears the other; undefined: they have not said so. */
  readonly hears: PerColour<boolean | undefined>;
};

/** Undefined where two people have no talk: a group talks at its own table. */
export const talkIn = (services: Services, row: GameRow, agreed: Agreed): Hearing | undefined => {
  const { series, settings } = agreed;
  const isOfTwo = row.party === null && !isComputer(row.white) && !isComputer(row.black);
  if (!isOfTwo || series.chat !== null || row.endedAt !== null) return undefined;
  const hears = (by: Colour): boolean | undefined => {
    const said = settings[by].hears?.[row[opponent(by)]];
    return said === undefined ? undefined : said === 1;
  };
  return {
    isFound: series.home !== null || (knownOf(services, "ofStrangers", row.id) ?? false),
    isOn: { white: settings.white.voices, black: settings.black.voices },
    hears: { white: hears("white"), black: hears("black") },
  };
};

/** Why the words of a player do not come to the other. */
export type Silence = "off" | "unheard" | "unasked" | "waiting";

export const silenceOf = ({ isFound, isOn, hears }: Hearing, by: Colour): Silence | undefined => {
  const other = opponent(by);
  if (!isOn[by]) return "off";
  if (!isOn[other] || hears[other] === false) return "unheard";
  if (!isFound) return undefined;
  if (hears[by] !== true) return "unasked";
  return hears[other] === true ? undefined : "waiting";
};

/** What a player can do about the words of the other; `ask` for the first time. */
export type TalkKey = "ask" | "ask-again" | "mute" | "unmute";

const talkKeyOf = ({ isFound, isOn, hears }: Hearing, by: Colour): TalkKey | undefined => {
  if (!isOn[by] || !isOn[opponent(by)]) return undefined;
  if (!isFound) return hears[by] === false ? "unmute" : "mute";
  if (hears[by] === true) return "mute";
  return hears[by] === undefined ? "ask" : "ask-again";
};

export type Uttered = Utterance & { readonly by: Colour };

type Talking = { readonly talk: TalkKey | undefined; readonly said: readonly Uttered[] };

/** What is said at a table: emotes for all who see it, words for the other player alone. */
export const talkingIn = (
  services: Services,
  row: GameRow,
  agreed: Agreed,
  { chat, viewer }: Pick<Table, "chat" | "viewer">,
): Talking => {
  const reader = viewer === null || chat === null ? undefined : colourOf(row, viewer);
  const talk = reader && talkIn(services, row, agreed);
  const isRead = (one: Utterance, by: Colour): boolean => {
    if ("emote" in one) return true;
    if (!talk || by === reader) return false;
    const isQuestion = "talk" in one && one.talk === "asks";
    return silenceOf(talk, by) === (isQuestion ? "waiting" : undefined);
  };
  const said = [...saidIn(services, row.id)].flatMap(
    ([person, { turns: _, ...one }]): Uttered[] => {
      const by = colourOf(row, person);
      return by && isRead(one, by) ? [{ ...one, by }] : [];
    },
  );
  return { talk: reader && talk && talkKeyOf(talk, reader), said };
};
