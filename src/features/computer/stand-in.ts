import { isTimedOut } from "../../game/clock.ts";
import { isPlayedOut } from "../../game/played-out.ts";
import type { Colour, Command, Game } from "../../game/types.ts";
import type { SeatLevel } from "../../tables/game/seats.ts";

/** The level of the computer for a player whose time is out. */
const STAND_IN: SeatLevel = "middle";

/** The level at which the computer decides for a player; undefined: the player decides. */
export const standInFor = (game: Game, by: Colour): SeatLevel | undefined =>
  isTimedOut(game, by) ? STAND_IN : undefined;

/** The commands without a choice: rolling, ending a turn, playing on after an offer. */
export const plainCommand = (game: Game, by: Colour): Command | undefined => {
  if (game.resignation) return { type: "decline-resignation", by };
  if (game.phase.kind === "rolling") return { type: "roll", by };
  return isPlayedOut(game) ? { type: "done", by } : undefined;
};

/** The computer raises no stakes for a player: it takes where it would beaver. */
export const inTheirName = (command: Command): Command =>
  command.type === "beaver" ? { type: "take", by: command.by } : command;
