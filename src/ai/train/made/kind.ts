import { BAR, HEAD, OFF, type Point, type Position, type Side } from "../../../rules/types.ts";
import type { SideRecipe } from "./recipe.ts";

/**
 * A kind of position. It is about one side, its owner, which plays the backgame, holds the block,
 * has the straggler. `ways` are the recipes of the owner and of the other side, each as likely.
 */
export type PositionKind = {
  readonly name: string;
  /** How often it is made beside the others. */
  readonly share: number;
  readonly ways: readonly (readonly [owner: SideRecipe, other: SideRecipe])[];
  /** Whether a position, as the owner sees it, is of this kind. */
  readonly is: (position: Position) => boolean;
};

/** How many checkers stand on the points from one to another, both included. */
export const countIn = (side: Side, first: Point, last: Point): number => {
  let count = 0;
  for (let point = first; point <= last; point++) count += side[point] ?? 0;
  return count;
};

/** The points with at least so many checkers, as a set: bit p for point p. */
export const pointsWith = (side: Side, least: number, first = 1, last = HEAD): number => {
  let points = 0;
  for (let point = first; point <= last; point++)
    if ((side[point] ?? 0) >= least) points |= 1 << point;
  return points;
};

/** How many checkers a side has borne off. */
export const offOf = (side: Side): number => side[OFF] ?? 0;

/** The checkers on the points from this one on, and on the bar. */
export const from = (side: Side, point: Point): number => countIn(side, point, BAR);
