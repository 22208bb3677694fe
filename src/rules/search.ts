import { movesTo, pack } from "./packing.ts";
import type { Choice, Plan } from "./plan.ts";
import { freshPool, known, type Packed, type Pool, samePosition } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { isExact, shareable } from "./sharing.ts";
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

/** Tries lines one after the other; undefined if it gives up after `most` new positions. */
const tryLines = (
  search: Search,
  packed: Packed,
  plan: Plan,
  dice: number,
  most: number,
): boolean | undefined => {
  const { pool } = search;
  const last = pool.size + most;
  const goesOn = (from: Packed, { choices }: Plan, left: number): boolean | undefined => {
    if (left === 0) return true;
    const note = pool.notes[from];
    if (note !== 0) return note !== DEAD;
    let result: boolean | undefined = false;
    for (const choice of choices) {
      someStep(search, from, choice, (child) => {
        result = pool.size > last ? undefined : goesOn(child, choice.after, left - 1);
        return result !== false;
      });
      if (result !== false) break;
    }
    if (result !== undefined) pool.notes[from] = result ? ALIVE : DEAD;
    return result;
  };
  return goesOn(packed, plan, dice);
};

/** So many dice have so few lines that all can be tried. */
const FEW = 4;

/** How many positions are tried before asking whether a line has any hope. */
const patience = (dice: number): number => (dice <= FEW ? Infinity : dice * dice);

/**
 * Whether so many more dice can be played from here; remembers the answer. Of a long sequence a few
 * lines are tried first, as mostly one of them does it; then it is asked whether there is any hope.
 */
const reaches = (search: Search, packed: Packed, plan: Plan, dice: number): boolean => {
  const { terrain, pool } = search;
  const found = tryLines(search, packed, plan, dice, patience(dice));
  if (found !== undefined) return found;
  const wanted = plan.rest.slice(0, dice);
  const hopeful = shareable(terrain, pool, packed, wanted) === dice;
  const alive =
    hopeful &&
    (isExact(terrain, pool, packed, wanted) ||
      plan.choices.some((choice) =>
        someStep(search, packed, choice, (child) => reaches(search, child, choice.after, dice - 1)),
      ));
  pool.notes[packed] = alive ? ALIVE : DEAD;
  return alive;
};

/** A step that a legal turn can take, and where it leads. */
export type Way = { readonly choice: Choice; readonly child: Packed };

/** The legal first moves, and how many dice every legal turn plays. */
export type Found = {
  readonly search: Search;
  readonly dice: number;
  readonly firsts: readonly Way[];
};

/** The steps from a position after which so many dice in all can be played. */
const waysOn = (search: Search, packed: Packed, plan: Plan, dice: number): readonly Way[] => {
  const ways: Way[] = [];
  for (const choice of plan.choices) {
    someStep(search, packed, choice, (child) => {
      if (reaches(search, child, choice.after, dice - 1)) ways.push({ choice, child });
      return false;
    });
  }
  return ways;
};

/** If either die can be played but not both, it must be the larger (000, common rules). */
const larger = (firsts: readonly Way[], dice: number): readonly Way[] => {
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
    const firsts = waysOn(search, search.root, search.plan, turn.rest.length);
    if (firsts.length > 0) return { search, dice: turn.rest.length, firsts };
  }
  for (let dice = atMost(turn); dice > 0; dice--) {
    const search = beginSearch(turn, false);
    const firsts = waysOn(search, search.root, search.plan, dice);
    if (firsts.length > 0) return { search, dice, firsts: larger(firsts, dice) };
  }
  return { search: beginSearch(turn, false), dice: 0, firsts: [] };
};

/** The first end that is found from a position from where it is known that one can be reached. */
const anyEnd = (search: Search, packed: Packed, plan: Plan, dice: number): Packed => {
  if (dice === 0) return packed;
  let end = packed;
  plan.choices.some((choice) =>
    someStep(search, packed, choice, (child) => {
      const alive = reaches(search, child, choice.after, dice - 1);
      if (alive) end = anyEnd(search, child, choice.after, dice - 1);
      return alive;
    }),
  );
  return end;
};

const WALKED = 3;

/** The moves to the only position that the turns found can end in; undefined if there are more. */
export const onlyEnd = ({ search, dice, firsts }: Found): readonly Move[] | undefined => {
  const [first] = firsts;
  if (first === undefined) return undefined;
  const { pool } = search;
  const end = anyEnd(search, first.child, first.choice.after, dice - 1);
  const isOther = (packed: Packed, plan: Plan, left: number): boolean =>
    !samePosition(pool, end, anyEnd(search, packed, plan, left));
  /** Compares one end of each way on before it follows any of them further. */
  const differs = (packed: Packed, plan: Plan, left: number): boolean => {
    if (left === 0 || pool.notes[packed] === WALKED) return false;
    const ways = waysOn(search, packed, plan, left);
    const other =
      ways.some(({ child, choice }) => isOther(child, choice.after, left - 1)) ||
      ways.some(({ child, choice }) => differs(child, choice.after, left - 1));
    pool.notes[packed] = WALKED;
    return other;
  };
  const other =
    firsts.some(({ child, choice }) => isOther(child, choice.after, dice - 1)) ||
    firsts.some(({ child, choice }) => differs(child, choice.after, dice - 1));
  return other ? undefined : movesTo(pool, end);
};
