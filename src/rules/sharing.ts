import { countOf, headLeftOf, type Packed, type Pool } from "./pool.ts";
import type { Terrain } from "./terrain.ts";
import { BAR, type Die, HEAD, HOME, type Point } from "./types.ts";

/**
 * How many dice of an ascending sequence could be played if the checkers did not hinder one
 * another: blocks, the order of entering and the way home of the others are set aside. Sharing the
 * dice out among fifteen independent checkers can be decided exactly and quickly, so a long search
 * need not try what not even they could do.
 *
 * A share is a count of each number, a set of shares a row of bits (mixed radix, one digit for each
 * number). A checker carries the set of all shares given out so far along its way: each step adds
 * one to a digit.
 */
type Digit = {
  readonly die: Die;
  /** What one more of this number adds to the index of a share. */
  readonly stride: number;
  /** The shares that do not yet hold all dice of this number. */
  readonly notFull: Int32Array;
  /** Played when all checkers are home. */
  readonly atHome: boolean;
};

type Shares = {
  readonly words: number;
  readonly digits: readonly Digit[];
  /** The index of the share that is the first n dice. */
  readonly firstDice: readonly number[];
};

/** A stretch of equal dice; one that begins with the die by which all are home is a new one. */
type Run = { readonly die: Die; readonly atHome: boolean; readonly count: number };

const runsOf = (dice: readonly Die[], home: number): readonly Run[] => {
  const runs: Run[] = [];
  dice.forEach((die, index) => {
    const atHome = index >= home;
    const last = runs.at(-1);
    if (last?.die === die && last.atHome === atHome)
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ die, atHome, count: 1 });
  });
  return runs;
};

const sharesOf = (dice: readonly Die[], home: number): Shares => {
  const runs = runsOf(dice, home);
  const size = runs.reduce((product, { count }) => product * (count + 1), 1);
  const words = (size + 31) >>> 5;
  const digits: Digit[] = [];
  const firstDice = [0];
  let [stride, index] = [1, 0];
  for (const { die, atHome, count } of runs) {
    const notFull = new Int32Array(words);
    for (let share = 0; share < size; share++) {
      if (Math.floor(share / stride) % (count + 1) < count)
        notFull[share >>> 5] = (notFull[share >>> 5] ?? 0) | (1 << (share & 31));
    }
    digits.push({ die, stride, notFull, atHome });
    for (let played = 0; played < count; played++) {
      index += stride;
      firstDice.push(index);
    }
    stride *= count + 1;
  }
  return { words, digits, firstDice };
};

/** There are few sequences, and each is asked for very often. */
const memory = new Map<string, Shares>();

const rememberedShares = (dice: readonly Die[], home: number): Shares => {
  const key = `${dice.join("")}/${home}`;
  const found = memory.get(key) ?? sharesOf(dice, home);
  memory.set(key, found);
  return found;
};

/** `to` gains every share of `from` that has room for one more of the number. */
const addStep = (to: Int32Array, from: Int32Array, { notFull, stride }: Digit): void => {
  const whole = stride >>> 5;
  const bits = stride & 31;
  let below = 0;
  for (let index = 0; index + whole < to.length; index++) {
    const shares = (from[index] ?? 0) & (notFull[index] ?? 0);
    const shifted = bits === 0 ? shares : (shares << bits) | (below >>> (32 - bits));
    to[index + whole] = (to[index + whole] ?? 0) | shifted;
    below = shares;
  }
};

const HOME_POINTS = ((1 << HOME) - 1) << 1;

/** The first die, counted from 0, that could find all checkers at home; Infinity if none can. */
const firstBearingOff = (
  { open, headRule }: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): number => {
  if (headRule && countOf(pool, packed, HEAD) > headLeftOf(pool, packed)) return Infinity;
  let [first, pips] = [0, 0];
  for (let point = HOME + 1; point <= BAR; point++) {
    const count = countOf(pool, packed, point);
    if (count === 0) continue;
    pips += count * (point - HOME);
    let played = 0;
    for (let reached = 1 << point; (reached & HOME_POINTS) === 0; played++) {
      const die = dice[played];
      if (die === undefined) return Infinity;
      reached |= (reached >>> die) & open;
    }
    first = Math.max(first, played);
  }
  let played = 0;
  for (; pips > 0; played++) {
    const die = dice[played];
    if (die === undefined) return Infinity;
    pips -= die;
  }
  return Math.max(first, played);
};

/** One checker's walk: what it can add to the shares given out to those before it. */
const walk = (
  open: number,
  from: Point,
  carried: Int32Array<ArrayBuffer>,
  digits: readonly Digit[],
): Int32Array<ArrayBuffer> => {
  const rows: (Int32Array | undefined)[] = [];
  rows[from] = carried;
  for (const digit of digits) {
    if (digit.atHome) rows.length = Math.min(rows.length, HOME + 1);
    for (let point = Math.min(from, rows.length - 1); point >= 1; point--) {
      const row = rows[point];
      if (row === undefined) continue;
      const to = Math.max(0, point - digit.die);
      if (to === 0 ? !digit.atHome : ((open >>> to) & 1) === 0) continue;
      const next = rows[to] ?? new Int32Array(carried.length);
      rows[to] = next;
      addStep(next, row, digit);
    }
  }
  const union = new Int32Array(carried.length);
  for (const row of rows) {
    if (row === undefined) continue;
    for (let index = 0; index < union.length; index++)
      union[index] = (union[index] ?? 0) | (row[index] ?? 0);
  }
  return union;
};

const holds = (shares: Int32Array, index: number): boolean =>
  (((shares[index >>> 5] ?? 0) >>> (index & 31)) & 1) !== 0;

/** `shareable`, if all are home when die number `home` is played and none is borne off before. */
const shareableIf = (
  { open, headRule }: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  home: number,
): number => {
  const { words, digits, firstDice } = rememberedShares(dice, home);
  const all = firstDice[dice.length] ?? 0;
  let carried = new Int32Array(words);
  carried[0] = 1;
  for (let point: Point = BAR; point >= 1; point--) {
    if (home === dice.length && holds(carried, all)) break;
    const count = countOf(pool, packed, point);
    const free = point === HEAD && headRule ? headLeftOf(pool, packed) : count;
    for (let checker = Math.min(count, free); checker > 0; checker--)
      carried = walk(open, point, carried, digits);
  }
  return firstDice.findLastIndex((index) => holds(carried, index));
};

/** How many of the dice, from the first on, can be shared out: never fewer than can be played. */
export const shareable = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): number => {
  let most = shareableIf(terrain, pool, packed, dice, dice.length);
  let home = firstBearingOff(terrain, pool, packed, dice);
  for (; home < dice.length && most < dice.length; home++)
    most = Math.max(most, shareableIf(terrain, pool, packed, dice, home));
  return most;
};

/**
 * Whether what can be shared out can also be played: no block to avoid, nobody to enter first,
 * nothing to be borne off, no house rule on hits.
 */
export const isExact = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): boolean =>
  terrain.unblockable === 0 &&
  terrain.homeHit === "free" &&
  countOf(pool, packed, BAR) === 0 &&
  firstBearingOff(terrain, pool, packed, dice) >= dice.length;
