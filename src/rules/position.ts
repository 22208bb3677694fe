import {
  BAR,
  CHECKERS,
  HEAD,
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

/** A side from its counts by point. Checkers that are missing have been borne off. */
export const sideOf = (counts: Counts, checkers: number = CHECKERS): Side => {
  const side = Array.from({ length: BAR + 1 }, (_, point) =>
    point === OFF ? 0 : (counts[point] ?? 0),
  );
  side[OFF] = checkers - side.reduce((sum, count) => sum + count, 0);
  return Object.freeze(side);
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
  side.reduce((sum, count, point) => sum + count * point, 0);

/** How many checkers the side has not borne off yet. */
export const checkersLeft = (side: Side): number =>
  side.reduce((sum, count) => sum + count, -countAt(side, OFF));

/** Whether all remaining checkers are in the player's home, so that bearing off may begin. */
export const isHome = (side: Side): boolean =>
  side.every((count, point) => point <= HOME || count === 0);
