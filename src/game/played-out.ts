import { apply } from "./apply.ts";
import { mayDouble } from "./cube.ts";
import { movesOf } from "./moves.ts";
import type { Command, Game } from "./types.ts";

/** Whether a player has played all of their turn that can be played, and it is only to be ended. */
export const isPlayedOut = ({ phase, resignation }: Game): boolean =>
  phase.kind === "moving" &&
  phase.before.length > 0 &&
  movesOf(phase.turn).length === 0 &&
  resignation === undefined;

/** A game with its played-out turn ended, before anything happens by itself. */
export const handedOver = (game: Game): Game => apply(game, { type: "turn-ended", end: "played" });

/** Whether a command is what the next player does first, while the turn before is played out. */
export const beginsNext = (game: Game, command: Command): boolean => {
  if ((command.type !== "roll" && command.type !== "double") || !isPlayedOut(game)) return false;
  const next = handedOver(game);
  if (next.phase.kind !== "rolling" || next.toMove !== command.by) return false;
  return command.type === "roll" || mayDouble(next, command.by).ok;
};
