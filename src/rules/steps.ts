import {
  addTo,
  copyOf,
  countOf,
  HITTERS,
  headLeftOf,
  hitsOf,
  type Packed,
  type Pool,
  setExtras,
} from "./pool.ts";
import { isForbiddenBlock, type Terrain } from "./terrain.ts";
import { BAR, type Die, HEAD, HOME, OFF, type Point } from "./types.ts";

const has = (set: number, point: Point): boolean => ((set >>> point) & 1) !== 0;

const occupiedOf = (pool: Pool, packed: Packed): number => {
  let occupied = 0;
  for (let point = 1; point <= HEAD; point++) {
    if (countOf(pool, packed, point) > 0) occupied |= 1 << point;
  }
  return occupied;
};

/** Only checkers that hit at home in this turn stand there, so the one that leaves is one of them. */
const hitterLeaves = (pool: Pool, packed: Packed, from: Point): boolean => {
  if (from > HOME) return false;
  const hitters = countOf(pool, packed, HITTERS + from);
  return hitters > 0 && hitters === countOf(pool, packed, from);
};

const blocks = (
  terrain: Terrain,
  occupied: number,
  from: Point,
  to: Point,
  left: number,
): boolean =>
  isForbiddenBlock(terrain, (left === 0 ? occupied & ~(1 << from) : occupied) | (1 << to));

/**
 * The points from which a checker may move by this die now, the compulsion to play as much as
 * possible set aside; highest first, written to `out` from `at` on. Returns how many they are.
 */
export const stepsOf = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  die: Die,
  out: Uint8Array,
  at: number,
): number => {
  if (countOf(pool, packed, BAR) > 0) {
    if (!has(terrain.open, BAR - die)) return 0;
    out[at] = BAR;
    return 1;
  }
  const { open, unblockable, headRule, homeHit } = terrain;
  const occupied = occupiedOf(pool, packed);
  const top = 31 - Math.clz32(occupied);
  let found = at;
  let lastResort: Point = OFF;
  for (let from = top; from >= 1; from--) {
    if (!has(occupied, from)) continue;
    if (headRule && from === HEAD && headLeftOf(pool, packed) === 0) continue;
    const to = from - die;
    const hitter = homeHit !== "free" && hitterLeaves(pool, packed, from);
    if (to <= OFF) {
      if (top > HOME || (to < OFF && from !== top)) continue;
      if (hitter) {
        if (homeHit === "no-hiding") lastResort = from;
        continue;
      }
    } else {
      if (!has(open, to)) continue;
      if (hitter && homeHit === "no-hiding" && has(occupied, to)) continue;
    }
    if (
      unblockable !== 0 &&
      blocks(terrain, occupied, from, Math.max(to, OFF), countOf(pool, packed, from) - 1)
    )
      continue;
    out[found++] = from;
  }
  // A hitter may be borne off only where the die has no other use (000, the Caucasian nuance).
  if (found === at && lastResort !== OFF) out[found++] = lastResort;
  return found - at;
};

/** A checker borne off with more than it needs (001 §26). */
export const wastes = (from: Point, die: Die): boolean => from < die;

/** The position after a step, at the end of the pool; `plan` is the plan of the dice then left. */
export const stepFrom = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  from: Point,
  die: Die,
  plan: number,
): Packed => {
  const next = copyOf(pool, packed);
  const to = Math.max(from - die, OFF);
  const hitter = terrain.homeHit !== "free" && hitterLeaves(pool, packed, from);
  addTo(pool, next, from, -1);
  addTo(pool, next, to, 1);
  let hits = hitsOf(pool, packed);
  const hit = has(terrain.blots & ~hits, to);
  if (hit) hits |= 1 << to;
  if (hitter) addTo(pool, next, HITTERS + from, -1);
  if (terrain.homeHit !== "free" && (hitter || hit) && to <= HOME && to !== OFF)
    addTo(pool, next, HITTERS + to, 1);
  const headLeft = headLeftOf(pool, packed) - (terrain.headRule && from === HEAD ? 1 : 0);
  setExtras(pool, next, hits, headLeft, plan);
  pool.parents[next] = packed;
  pool.steps[next] = from * 8 + die;
  return next;
};
