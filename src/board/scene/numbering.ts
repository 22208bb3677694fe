import type { Colour, Game } from "../../game/types.ts";
import { opposite } from "../../rules/position.ts";
import { BAR, type Move, OFF, type Point, type Switches } from "../../rules/types.ts";
import type { Scene } from "./scene.ts";

/** The viewed side of a board, and whether only the player of that side sees it. */
export type Onlooker = Pick<Scene, "bottom"> & { readonly alone: boolean };

/** The colour whose points number the board: the viewer's if alone, otherwise the mover's. */
export const numberingOf = ({ phase, toMove }: Game, { bottom, alone }: Onlooker): Colour => {
  if (alone || phase.kind === "opening") return bottom;
  return (phase.kind === "over" ? phase.result.winner : undefined) ?? toMove;
};

/** Moves of `by`, converted from their own points to the board's numbers. */
export const renumbered = (
  moves: readonly Move[],
  by: Colour,
  numbering: Colour,
  way: Switches["way"],
): readonly Move[] => {
  if (by === numbering) return moves;
  const shown = (point: Point): Point =>
    point === BAR || point <= OFF ? point : opposite(way, point);
  return moves.map((move) => ({ ...move, from: shown(move.from), to: shown(move.to) }));
};
