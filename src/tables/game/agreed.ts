import { COLOURS, opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import { isComputer, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { GameRow, Series } from "../../store/games.ts";
import type { Chat } from "../../store/people.ts";
import { DEFAULTS, type Settings } from "../../store/settings.ts";
import type { Services } from "../services/services.ts";

type Players = PerColour<PersonId>;

/** The series of a game and the settings of its players: read once for all that asks about them. */
export type Agreed = {
  readonly series: Series;
  readonly players: Players;
  readonly settings: PerColour<Settings>;
};

/** The settings that hold for a player: those of the chat, or their own where there is none. */
export const settingsFor = (
  { store }: Services,
  { chat }: Pick<Series, "chat">,
  player: PersonId,
  seen?: Chat,
): Settings => {
  const id = chat ?? privateChatOf(player);
  const found = seen?.id === id ? seen : store.people.chat(id);
  return found?.settings ?? DEFAULTS.private;
};

/** `seen`: a chat that was read already. */
export const agreedOn = (
  services: Services,
  series: Series,
  players: Players,
  seen?: Chat,
): Agreed => {
  const white = settingsFor(services, series, players.white, seen);
  const black = series.chat === null ? settingsFor(services, series, players.black, seen) : white;
  return { series, players, settings: { white, black } };
};

export const agreedIn = (
  services: Services,
  row: Players & Pick<GameRow, "series">,
  seen?: Chat,
): Agreed => agreedOn(services, services.store.games.series(row.series), row, seen);

export const asksDone = ({ players, settings }: Agreed, colour: Colour): boolean =>
  !isComputer(players[colour]) && settings[colour].confirmDone;

/** Whether a game allows hints: by the settings against the computer, else by its terms. */
export const allowsHints = ({ series, players, settings }: Agreed): boolean => {
  const computer = COLOURS.find((colour) => isComputer(players[colour]));
  return computer ? settings[opponent(computer)].hints : series.terms.hints === true;
};

/** Whether the players can send each other emotes: both are people and have them on. */
export const allowsEmotes = ({ players, settings }: Agreed): boolean =>
  COLOURS.every((colour) => !isComputer(players[colour]) && settings[colour].emotes);
