import type { Colour, Game } from "../game/types.ts";
import { opposite } from "../rules/position.ts";
import { BAR, type Family, type Move, OFF, type Point } from "../rules/types.ts";
import type { Scene } from "./scene.ts";

/** From which side a board is seen, and whether the player who sits there alone sees it. */
export type Onlooker = Pick<Scene, "bottom"> & { readonly alone: boolean };

/** In whose points a board is numbered: the onlooker's own when alone, else those of who moves. */
export const numberingOf = ({ phase, toMove }: Game, { bottom, alone }: Onlooker): Colour => {
  if (alone || phase.kind === "opening") return bottom;
  return phase.kind === "over" ? phase.result.winner : toMove;
};

/** Moves of `by`, which are in their own points, with the numbers that the board shows. */
export const renumbered = (
  moves: readonly Move[],
  by: Colour,
  numbering: Colour,
  family: Family,
): readonly Move[] => {
  if (by === numbering) return moves;
  const shown = (point: Point): Point =>
    point === BAR || point <= OFF ? point : opposite(family, point);
  return moves.map((move) => ({ ...move, from: shown(move.from), to: shown(move.to) }));
};
