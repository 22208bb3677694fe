import { apply } from "./apply.ts";
import { mayDouble } from "./cube.ts";
import { movesOf } from "./moves.ts";
import type { Command, Game } from "./types.ts";

/** Whether the player has played all that they can and only has to end the turn. */
export const isPlayedOut = ({ phase, resignation }: Game): boolean =>
  phase.kind === "moving" &&
  phase.before.length > 0 &&
  movesOf(phase.turn).length === 0 &&
  resignation === undefined;

/** The game with its played-out turn ended, before any automatic step. */
export const handOver = (game: Game): Game => apply(game, { type: "turn-ended", end: "played" });

/** Whether a command begins the next turn while the last one is played out but not ended. */
export const beginsNext = (game: Game, command: Command): boolean => {
  if ((command.type !== "roll" && command.type !== "double") || !isPlayedOut(game)) return false;
  const next = handOver(game);
  if (next.phase.kind !== "rolling" || next.toMove !== command.by) return false;
  return command.type === "roll" || mayDouble(next, command.by).ok;
};
