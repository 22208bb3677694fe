import { DICE } from "./dice.ts";
import {
  addTo,
  countOf,
  emptyPacked,
  HITTERS,
  hitsOf,
  type Packed,
  type Pool,
  setExtras,
} from "./pool.ts";
import { countAt, opposite } from "./position.ts";
import type { Turn } from "./progress.ts";
import type { Terrain } from "./terrain.ts";
import {
  BAR,
  type Die,
  HEAD,
  HOME,
  type Move,
  OFF,
  type Point,
  type Position,
  type Side,
} from "./types.ts";

/** Puts a turn as it stands into a pool. */
export const pack = (pool: Pool, terrain: Terrain, turn: Turn): Packed => {
  const packed = emptyPacked(pool);
  const { own } = turn.position;
  for (let point = OFF; point <= BAR; point++) {
    const count = countAt(own, point);
    if (count > 0) addTo(pool, packed, point, count);
  }
  for (let point = 1; point <= HOME; point++) {
    const count = countAt(turn.hitters, point);
    if (count > 0) addTo(pool, packed, HITTERS + point, count);
  }
  setExtras(pool, packed, 0, terrain.headRule ? turn.headLeft : 0, turn.plan.id);
  return packed;
};

const ownOf = (pool: Pool, packed: Packed): Side => {
  const own: number[] = [];
  for (let point = OFF; point <= BAR; point++) own.push(countOf(pool, packed, point));
  return own;
};

const otherOf = (other: Side, hits: number): Side => {
  if (hits === 0) return other;
  const after = [...other];
  for (let point = 1; point <= HEAD; point++) {
    if (((hits >>> point) & 1) === 0) continue;
    after[opposite("short", point)] = 0;
    after[BAR] = countAt(after, BAR) + 1;
  }
  return after;
};

/** A packed position as a value, given the position of the turn it was reached from. */
export const positionOf = (pool: Pool, packed: Packed, { other }: Position): Position => ({
  own: ownOf(pool, packed),
  other: otherOf(other, hitsOf(pool, packed)),
});

/** For each home point, how many of the checkers there hit at home in this turn. */
export const hittersOf = (pool: Pool, packed: Packed): readonly number[] => [
  0,
  ...DICE.map((point) => countOf(pool, packed, HITTERS + point)),
];

const dieOf = (step: number): Die => DICE[(step & 7) - 1] ?? 1;

/** The move that led to a position; not for the first one of a search. */
export const moveTo = (pool: Pool, after: Packed): Move => {
  const before = pool.parents[after] ?? after;
  const step = pool.steps[after] ?? 0;
  const from: Point = step >>> 3;
  const die = dieOf(step);
  const hit = hitsOf(pool, before) !== hitsOf(pool, after);
  return { from, to: Math.max(from - die, OFF), die, hit };
};

/** The moves that lead from the first position of a search to another one of it. */
export const movesTo = (pool: Pool, packed: Packed): readonly Move[] => {
  const moves: Move[] = [];
  for (let at = packed; ; ) {
    const before = pool.parents[at] ?? -1;
    if (before < 0) return moves.reverse();
    moves.push(moveTo(pool, at));
    at = before;
  }
};
