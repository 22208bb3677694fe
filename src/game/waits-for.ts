import { opponent } from "./colours.ts";
import type { Colour, Game } from "./types.ts";

/** The player whose decision a game waits for; undefined before the opening and after the end. */
export const waitsFor = ({ phase, resignation, toMove }: Game): Colour | undefined => {
  if (phase.kind === "opening" || phase.kind === "over") return undefined;
  if (resignation) return opponent(resignation.by);
  return phase.kind === "doubled" ? opponent(phase.by) : toMove;
};
