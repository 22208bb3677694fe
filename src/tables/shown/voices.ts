import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { type GameId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { agreedIn } from "../game/agreed.ts";
import { loadGame } from "../game/load-game.ts";
import { ownGame } from "../game/players.ts";
import { keepSaid } from "../game/sayings.ts";
import { isReachable } from "../people/people.ts";
import { changeSettings } from "../people/settings.ts";
import type { Services } from "../services/services.ts";
import { rowOf } from "./lists.ts";
import { type Silence, silenceOf, talkIn } from "./talk.ts";

/** A game that each of two people sees in their own private chat, as one of them has it. */
export type PrivateGame = {
  readonly row: GameRow;
  readonly by: Colour;
  readonly other: PersonId;
  readonly isFound: boolean;
};

const privateGame = (services: Services, id: GameId, person: PersonId): PrivateGame | undefined => {
  const own = ownGame(services, id, person);
  const talk = own.ok ? talkIn(services, own.row, agreedIn(services, own.row)) : undefined;
  if (!own.ok || !talk) return undefined;
  const { row, by } = own;
  const other = row[opponent(by)];
  const isSeen = services.store.tables
    .byGame(id)
    .some(({ chat, viewer }) => chat !== null && viewer === other);
  return isSeen ? { row, by, other, isFound: talk.isFound } : undefined;
};

/**
 * The game that words typed in private belong to: the one whose board they reply to, else of all
 * those with people the one that was touched last.
 */
export const gameFor = (
  services: Services,
  person: PersonId,
  repliedTo: number | undefined,
): PrivateGame | undefined => {
  const { store } = services;
  const answered =
    repliedTo === undefined
      ? undefined
      : store.tables.byMessage(privateChatOf(person), repliedTo)?.game;
  if (answered) return privateGame(services, answered, person);
  const games = store.tables.runningOf({ person }).flatMap((table) => {
    const { game, chat, viewer } = table;
    if (game === null || chat === null || viewer !== person) return [];
    return store.unlessDamaged(rowOf(table), () => privateGame(services, game, person)) ?? [];
  });
  const touchedAt = ({ row }: PrivateGame): number => store.games.touchedAt(row.id) ?? row.at;
  return games.reduce<PrivateGame | undefined>(
    (last, game) => (last && touchedAt(last) >= touchedAt(game) ? last : game),
    undefined,
  );
};

/** Puts a player's words under the board of the other, until both have played on. */
export const sayWords = (services: Services, game: PrivateGame, words: string): Done<Silence> => {
  const { row, by, other } = game;
  const talk = talkIn(services, row, agreedIn(services, row));
  const silence = talk ? silenceOf(talk, by) : "unheard";
  if (silence !== undefined) return refused(silence);
  if (!isReachable(services, other)) return refused("unheard");
  keepSaid(services, row.id, row[by], { words, turns: turnsIn(services, row) });
  return DONE;
};

const turnsIn = (services: Services, row: GameRow): number =>
  loadGame(services, row).history.length;

type HearingTurned = Result<
  { readonly now: "asked" | "on" | "muted" | "unmuted" },
  "no-game" | "not-your-game" | "game-over"
>;

/** A player hears the other from now on, or no more. A stranger is asked whether they want to. */
export const turnHearing = (
  services: Services,
  id: GameId,
  person: PersonId,
  isHeard: boolean,
): HearingTurned =>
  services.store.transaction((): HearingTurned => {
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    const { row, by } = own;
    const before = talkIn(services, row, agreedIn(services, row));
    if (!before) return refused("game-over");
    hear(services, person, row[opponent(by)], isHeard);
    if (!isHeard) return { ok: true, now: "muted" };
    if (!before.isFound) return { ok: true, now: "unmuted" };
    const isOn = before.hears[opponent(by)] === true;
    const talk = isOn ? "agrees" : "asks";
    keepSaid(services, id, person, { talk, turns: turnsIn(services, row) });
    return { ok: true, now: isOn ? "on" : "asked" };
  });

/** Notes whether a person wants to hear another one, in this game and in all others. */
export const hear = (
  services: Services,
  person: PersonId,
  other: PersonId,
  isHeard: boolean,
): void => {
  const chat = privateChatOf(person);
  const known = services.store.people.chat(chat)?.settings.hears;
  changeSettings(services, chat, { hears: { ...known, [other]: isHeard ? 1 : 0 } });
};
