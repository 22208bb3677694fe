import { type Choice, type Plan, withLargerDie } from "./plan.ts";
import type { Packed } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { beginSearch, mayBeWhole, type Search, someStep } from "./search.ts";
import { homeBy, isBeforeHome, isUnhindered, roughlyShareable, shareable } from "./upper-bound.ts";

const ALIVE = 1;
const DEAD = 2;

/** From a position with so many dice left, so many more may be played. */
const learnMost = ({ learned, plan }: Search, left: number, more: number): void => {
  learned.most = Math.max(learned.most, plan.rest.length - left + more);
};

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
  const goesOn = (from: Packed, { choices, rest }: Plan, left: number): boolean | undefined => {
    if (left === 0) return true;
    learnMost(search, rest.length, 0);
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

/**
 * How many positions are tried before asking whether a line has any hope. Asking costs the more, the
 * longer the sequence; this keeps the two about even.
 */
const patience = (dice: number): number => (dice <= FEW ? Infinity : dice ** 3 / 50);

const MOST_PATIENCE = 64;

/**
 * Whether so many of the dice can be played from here, as far as sharing them out can tell; it is
 * undefined if only trying can.
 */
const sharingTells = (
  search: Search,
  packed: Packed,
  { rest }: Plan,
  dice: number,
): boolean | undefined => {
  const { terrain, pool, whole, learned } = search;
  const wanted = rest.slice(0, dice);
  const unhindered = isUnhindered(terrain, pool, packed);
  if (whole && unhindered) {
    const home = homeBy(terrain, pool, packed, wanted, dice - learned.homeLeft);
    if (home !== undefined) learned.homeLeft = dice - home;
    return home !== undefined;
  }
  const bound = roughlyShareable(terrain, pool, packed, wanted, whole);
  if (bound < dice) {
    learnMost(search, rest.length, bound);
    return false;
  }
  return unhindered && isBeforeHome(terrain, pool, packed, wanted) ? true : undefined;
};

/**
 * Whether so many more dice can be played from here; remembers the answer. Of a long sequence a few
 * lines are tried first, as mostly one of them does it; then it is asked whether there is any hope.
 */
export const reaches = (search: Search, packed: Packed, plan: Plan, dice: number): boolean => {
  const { pool, learned } = search;
  const found = tryLines(search, packed, plan, dice, patience(dice) * learned.patience);
  if (found !== undefined) return found;
  const told = sharingTells(search, packed, plan, dice);
  learned.patience = told === undefined ? Math.min(2 * learned.patience, MOST_PATIENCE) : 1;
  const alive =
    told ??
    plan.choices.some((choice) =>
      someStep(search, packed, choice, (child) => reaches(search, child, choice.after, dice - 1)),
    );
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
export const waysOn = (
  search: Search,
  packed: Packed,
  plan: Plan,
  dice: number,
): readonly Way[] => {
  const ways: Way[] = [];
  for (const choice of plan.choices) {
    someStep(search, packed, choice, (child) => {
      if (reaches(search, child, choice.after, dice - 1)) ways.push({ choice, child });
      return false;
    });
  }
  return ways;
};

const withLarger = (ways: readonly Way[]): readonly Way[] =>
  withLargerDie(ways, ({ choice }) => choice.die);

/** More dice than this cannot be played. */
const atMost = ({ terrain, pool, root, plan: { rest }, whole }: Search): number =>
  rest.length <= FEW ? rest.length : shareable(terrain, pool, root, rest, whole);

/** The legal first moves if the turn can be played for the whole number of every die (001 §26). */
const exploreWhole = (turn: Turn): Found | undefined => {
  if (!mayBeWhole(turn)) return undefined;
  const search = beginSearch(turn, true);
  const dice = turn.rest.length;
  const firsts = atMost(search) < dice ? [] : waysOn(search, search.root, search.plan, dice);
  return firsts.length > 0 ? { search, dice, firsts } : undefined;
};

const exploreAny = (turn: Turn): Found => {
  let search = beginSearch(turn, false);
  for (let dice = atMost(search); dice > 0; dice = search.learned.most) {
    search = beginSearch(turn, false);
    const firsts = waysOn(search, search.root, search.plan, dice);
    if (firsts.length > 0)
      return { search, dice, firsts: dice === 1 ? withLarger(firsts) : firsts };
  }
  return { search, dice: 0, firsts: [] };
};

/** Finds the legal first moves of a turn as it stands without listing whole turns. */
export const explore = (turn: Turn): Found => exploreWhole(turn) ?? exploreAny(turn);
