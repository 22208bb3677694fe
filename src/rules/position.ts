import {
  BAR,
  CHECKERS,
  type Family,
  HEAD,
  HOME,
  OFF,
  type Point,
  type Position,
  type Ruleset,
  type Side,
} from "./types.ts";

/** How many checkers stand on a point; `BAR` and `OFF` count as points. */
export const countAt = (side: Side, point: Point): number => side[point] ?? 0;

/** A point 1–24 by the other player's numbering. The two board families differ only in this. */
export const opposite = (family: Family, point: Point): Point => {
  if (family === "short") return BAR - point;
  return point > 12 ? point - 12 : point + 12;
};

/** A side from its counts by point. Checkers missing from the fifteen have been borne off. */
export const sideOf = (counts: Readonly<Partial<Record<number, number>>>): Side => {
  const side = Array.from({ length: BAR + 1 }, (_, point) =>
    point === OFF ? 0 : (counts[point] ?? 0),
  );
  side[OFF] = CHECKERS - side.reduce((sum, count) => sum + count, 0);
  return Object.freeze(side);
};

const STARTS: Readonly<Record<Family, Side>> = {
  short: sideOf({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  long: sideOf({ [HEAD]: CHECKERS }),
};

/** The position before the first turn (README.md, sections 3 and 4). */
export const startPosition = ({ switches: { family } }: Ruleset): Position => ({
  own: STARTS[family],
  other: STARTS[family],
});

/** The same position as the other player sees it. */
export const flip = ({ own, other }: Position): Position => ({ own: other, other: own });

/** The pips that the side still has to go; a checker on the bar counts 25. */
export const pips = (side: Side): number =>
  side.reduce((sum, count, point) => sum + count * point, 0);

/** Whether all remaining checkers are in the player's home, so that bearing off may begin. */
export const isHome = (side: Side): boolean =>
  side.every((count, point) => point <= HOME || count === 0);
