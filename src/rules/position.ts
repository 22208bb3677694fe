import {
  BAR,
  CHECKERS,
  HEAD,
  HELD,
  HOME,
  OFF,
  type Point,
  type Position,
  type Ruleset,
  type Side,
  type Switches,
} from "./types.ts";

/** How many checkers stand on a point; `BAR` and `OFF` count as points. */
export const countAt = (side: Side, point: Point): number => side[point] ?? 0;

/** A point 1–24 by the other player's numbering. The two ways differ only in this. */
export const opposite = (way: Switches["way"], point: Point): Point => {
  if (way === "towards") return BAR - point;
  return point > 12 ? point - 12 : point + 12;
};

/** How many checkers stand on each own point. */
export type Counts = Readonly<Partial<Record<number, number>>>;

/** A set of points: bit p for point p. */
export const setOf = (points: Iterable<Point>): number => {
  let set = 0;
  for (const point of points) set |= 1 << point;
  return set;
};

/** The points of a set, the lowest first. */
export const pointsIn = (set: number): readonly Point[] =>
  Array.from({ length: BAR }, (_, point) => point).filter((point) => (set >>> point) & 1);

/** The points where a checker of the side is held, as a set. */
export const heldOf = (side: Side): number => side[HELD] ?? 0;

/** Whether the side's checker on this point is held. */
export const isHeld = (side: Side, point: Point): boolean => ((heldOf(side) >>> point) & 1) === 1;

/** The side's counts without its held checkers' marks. */
const countsIn = (side: Side): readonly number[] => side.slice(0, BAR + 1);

/** A side from its counts and its held points. Missing checkers have been borne off. */
export const sideOf = (counts: Counts, checkers: number = CHECKERS, held = 0): Side => {
  const side = Array.from({ length: BAR + 1 }, (_, point) =>
    point === OFF ? 0 : (counts[point] ?? 0),
  );
  side[OFF] = checkers - side.reduce((sum, count) => sum + count, 0);
  return Object.freeze(held === 0 ? side : [...side, held]);
};

const countsOf = ({ start, checkers }: Switches): Counts => {
  switch (start) {
    case "spread":
      return { 24: 2, 13: 5, 8: 3, 6: 5 };
    case "nack":
      return { 24: 2, 23: 2, 13: 4, 8: 3, 6: 4 };
    case "rear":
      return { 24: 1, 23: 1, 22: 1 };
    case "head":
      return { [HEAD]: checkers };
    case "head-and-home":
      return { [HEAD]: 4, [HOME]: checkers - 4 };
  }
};

/** The position before the first turn (README.md, sections 3 and 4). */
export const startPosition = ({ switches }: Ruleset): Position => {
  const side = sideOf(countsOf(switches), switches.checkers);
  return { own: side, other: side };
};

/** The same position as the other player sees it. */
export const flip = ({ own, other }: Position): Position => ({ own: other, other: own });

/** The pips that the side still has to go; a checker on the bar counts 25. */
export const pips = (side: Side): number =>
  countsIn(side).reduce((sum, count, point) => sum + count * point, 0);

/** How many checkers the side has not borne off yet. */
export const checkersLeft = (side: Side): number =>
  countsIn(side).reduce((sum, count) => sum + count, -countAt(side, OFF));

/** Whether all remaining checkers are in the player's home, so that bearing off may begin. */
export const isHome = (side: Side): boolean =>
  countsIn(side).every((count, point) => point <= HOME || count === 0);

/** The farthest point where the side has a checker; `OFF` or lower if there is none. */
export const farthest = (side: Side): Point => countsIn(side).findLastIndex((count) => count > 0);
