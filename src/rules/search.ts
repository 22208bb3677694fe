import { pack } from "./packing.ts";
import type { Choice, Plan } from "./plan.ts";
import { freshPool, known, type Packed, type Pool } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { stepFrom, stepsOf, wastes } from "./steps.ts";
import { type Terrain, terrainOf } from "./terrain.ts";
import type { Point } from "./types.ts";

/** One look through what a turn can become. */
export type Search = {
  readonly terrain: Terrain;
  readonly pool: Pool;
  readonly root: Packed;
  readonly plan: Plan;
  /** Only dice played for their full number count (001 §26). */
  readonly whole: boolean;
  /** The points found by `stepsOf`, a row for each number of dice left. */
  readonly froms: Uint8Array;
  readonly learned: Learned;
};

/** What a search finds out about the turn as it goes. */
type Learned = {
  /** As far as it has looked, so many dice may be played. */
  most: number;
  /** How much longer than usual it pays to try lines before asking whether there is hope. */
  patience: number;
  /** How many dice were left, when last there was a way, at the first that bore off. */
  homeLeft: number;
};

const ROW = 16;
const froms = new Uint8Array(25 * ROW);

/** A new search from a turn as it stands; the one before it is over. */
export const beginSearch = (turn: Turn, whole: boolean): Search => {
  const terrain = terrainOf(turn.ruleset, turn.position);
  const pool = freshPool();
  return {
    terrain,
    pool,
    root: pack(pool, terrain, turn),
    plan: turn.plan,
    whole,
    froms,
    learned: { most: 0, patience: 1, homeLeft: 0 },
  };
};

/** Whether only turns that waste nothing are worth a first look. */
export const mayBeWhole = (turn: Turn): boolean =>
  turn.ruleset.switches.fullMove && !turn.wasted && turn.rest.length > 0;

/**
 * Visits what one die can lead to, in a fixed order, until `visit` returns true; whether it did.
 */
export const someStep = (
  search: Search,
  packed: Packed,
  { die, after }: Choice,
  visit: (child: Packed, from: Point) => boolean,
): boolean => {
  const { terrain, pool, whole, froms } = search;
  const at = (after.rest.length + 1) * ROW;
  const count = stepsOf(terrain, pool, packed, die, froms, at);
  for (let index = at; index < at + count; index++) {
    const from = froms[index] ?? 0;
    if (whole && wastes(from, die)) continue;
    const child = known(pool, stepFrom(terrain, pool, packed, from, die, after.id));
    if (visit(child, from)) return true;
  }
  return false;
};
