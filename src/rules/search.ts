import { movesTo, pack } from "./packing.ts";
import type { Choice, Plan } from "./plan.ts";
import { freshPool, known, type Packed, type Pool, samePosition } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { shareable } from "./sharing.ts";
import { stepFrom, stepsOf } from "./steps.ts";
import { type Terrain, terrainOf } from "./terrain.ts";
import type { Die, Move, Point } from "./types.ts";

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
};

const ROW = 16;
const froms = new Uint8Array(25 * ROW);

export const beginSearch = (turn: Turn, whole: boolean): Search => {
  const terrain = terrainOf(turn.ruleset, turn.position);
  const pool = freshPool();
  return { terrain, pool, root: pack(pool, terrain, turn), plan: turn.plan, whole, froms };
};

/** Whether only turns that waste nothing are worth a first look. */
export const mayBeWhole = (turn: Turn): boolean =>
  turn.ruleset.switches.fullMove && !turn.wasted && turn.rest.length > 0;

/** A checker borne off with more than it needs; `fullMove` avoids it. */
export const wastes = (from: Point, die: Die): boolean => from < die;

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

const ALIVE = 1;
const DEAD = 2;

/** Up to so many dice a look at everything is quick; beyond it, see `shareable`. */
const FEW = 4;

/** What may be tried below a position before asking whether it has any hope. */
const PATIENCE = 40;

const isHopeless = ({ terrain, pool }: Search, packed: Packed, plan: Plan, dice: number): boolean =>
  dice > FEW && shareable(terrain, pool, packed, plan.rest.slice(0, dice)) < dice;

/** Whether so many more dice can be played from here; remembers the answer. */
const reaches = (search: Search, packed: Packed, plan: Plan, dice: number): boolean => {
  if (dice === 0) return true;
  const { pool } = search;
  const note = pool.notes[packed];
  if (note !== 0) return note !== DEAD;
  const begun = pool.size;
  let asked = false;
  const goesOn = (child: Packed, after: Plan): boolean => {
    if (reaches(search, child, after, dice - 1)) return true;
    if (asked || pool.size - begun < PATIENCE) return false;
    asked = true;
    hopeless = isHopeless(search, packed, plan, dice);
    return hopeless;
  };
  let hopeless = false;
  const alive =
    plan.choices.some((choice) =>
      someStep(search, packed, choice, (child) => goesOn(child, choice.after)),
    ) && !hopeless;
  pool.notes[packed] = alive ? ALIVE : DEAD;
  return alive;
};

/** A first move that begins a legal turn, and where it leads. */
export type First = { readonly from: Point; readonly choice: Choice; readonly child: Packed };

/** The legal first moves, and how many dice every legal turn plays. */
export type Found = {
  readonly search: Search;
  readonly dice: number;
  readonly firsts: readonly First[];
};

const firstsOf = (search: Search, dice: number): readonly First[] => {
  const firsts: First[] = [];
  for (const choice of search.plan.choices) {
    someStep(search, search.root, choice, (child, from) => {
      if (reaches(search, child, choice.after, dice - 1)) firsts.push({ from, choice, child });
      return false;
    });
  }
  return firsts;
};

/** If either die can be played but not both, it must be the larger (000, common rules). */
const larger = (firsts: readonly First[], dice: number): readonly First[] => {
  if (dice > 1) return firsts;
  const die = Math.max(...firsts.map(({ choice }) => choice.die));
  return firsts.filter(({ choice }) => choice.die === die);
};

/** More dice than this cannot be played. */
const atMost = (turn: Turn): number => {
  if (turn.rest.length <= FEW) return turn.rest.length;
  const { terrain, pool, root } = beginSearch(turn, false);
  return shareable(terrain, pool, root, turn.rest);
};

/** Finds the legal first moves of a turn as it stands without listing whole turns. */
export const explore = (turn: Turn): Found => {
  if (mayBeWhole(turn)) {
    const search = beginSearch(turn, true);
    const firsts = firstsOf(search, turn.rest.length);
    if (firsts.length > 0) return { search, dice: turn.rest.length, firsts };
  }
  for (let dice = atMost(turn); dice > 0; dice--) {
    const search = beginSearch(turn, false);
    const firsts = firstsOf(search, dice);
    if (firsts.length > 0) return { search, dice, firsts: larger(firsts, dice) };
  }
  return { search: beginSearch(turn, false), dice: 0, firsts: [] };
};

const WALKED = 3;

/** The moves to the only position that the turns found can end in; undefined if there are more. */
export const onlyEnd = ({ search, dice, firsts }: Found): readonly Move[] | undefined => {
  const { pool } = search;
  let end: Packed | undefined;
  const walk = (packed: Packed, plan: Plan, left: number): boolean => {
    if (left === 0) {
      end ??= packed;
      return samePosition(pool, end, packed);
    }
    if (pool.notes[packed] === WALKED) return true;
    const differs = plan.choices.some((choice) =>
      someStep(
        search,
        packed,
        choice,
        (child) =>
          reaches(search, child, choice.after, left - 1) && !walk(child, choice.after, left - 1),
      ),
    );
    pool.notes[packed] = WALKED;
    return !differs;
  };
  const only = firsts.every(({ child, choice }) => walk(child, choice.after, dice - 1));
  return only && end !== undefined ? movesTo(pool, end) : undefined;
};
