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
};

type Shares = {
  readonly words: number;
  readonly digits: readonly Digit[];
  /** The index of the share that is the first n dice. */
  readonly firstDice: readonly number[];
};

const countsOf = (dice: readonly Die[]): ReadonlyMap<Die, number> => {
  const counts = new Map<Die, number>();
  for (const die of dice) counts.set(die, (counts.get(die) ?? 0) + 1);
  return counts;
};

const sharesOf = (dice: readonly Die[]): Shares => {
  const counts = [...countsOf(dice)];
  const size = counts.reduce((product, [, count]) => product * (count + 1), 1);
  const words = (size + 31) >>> 5;
  let stride = 1;
  const digits = counts.map(([die, count]): Digit => {
    const notFull = new Int32Array(words);
    for (let index = 0; index < size; index++) {
      if (Math.floor(index / stride) % (count + 1) < count)
        notFull[index >>> 5] = (notFull[index >>> 5] ?? 0) | (1 << (index & 31));
    }
    const digit = { die, stride, notFull };
    stride *= count + 1;
    return digit;
  });
  const strides = new Map(digits.map((digit) => [digit.die, digit.stride]));
  let index = 0;
  const firstDice = [0, ...dice.map((die) => (index += strides.get(die) ?? 0))];
  return { words, digits, firstDice };
};

/** There are few sequences, and each is asked for very often. */
const memory = new Map<string, Shares>();

const rememberedShares = (dice: readonly Die[]): Shares => {
  const key = dice.join("");
  const found = memory.get(key) ?? sharesOf(dice);
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
  carried: Int32Array,
  digits: readonly Digit[],
  bearsOff: readonly boolean[],
): void => {
  const rows: Int32Array[] = [];
  rows[from] = carried.slice();
  digits.forEach((digit, index) => {
    for (let point = from; point >= 1; point--) {
      const row = rows[point];
      if (row === undefined) continue;
      const to = Math.max(0, point - digit.die);
      if (to === 0 ? !bearsOff[index] : ((open >>> to) & 1) === 0) continue;
      const next = rows[to] ?? new Int32Array(carried.length);
      rows[to] = next;
      addStep(next, row, digit);
    }
  });
  for (const row of rows) {
    if (row === undefined) continue;
    for (let index = 0; index < carried.length; index++)
      carried[index] = (carried[index] ?? 0) | (row[index] ?? 0);
  }
};

const holds = (shares: Int32Array, index: number): boolean =>
  (((shares[index >>> 5] ?? 0) >>> (index & 31)) & 1) !== 0;

/** How many of the dice, from the first on, can be shared out: never fewer than can be played. */
export const shareable = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): number => {
  const { words, digits, firstDice } = rememberedShares(dice);
  const all = firstDice[dice.length] ?? 0;
  const from = firstBearingOff(terrain, pool, packed, dice);
  const bearsOff = digits.map(({ die }) => dice.lastIndexOf(die) >= from);
  const carried = new Int32Array(words);
  carried[0] = 1;
  for (let point: Point = BAR; point >= 1 && !holds(carried, all); point--) {
    const count = countOf(pool, packed, point);
    const free = point === HEAD && terrain.headRule ? headLeftOf(pool, packed) : count;
    for (let checker = Math.min(count, free); checker > 0; checker--)
      walk(terrain.open, point, carried, digits, bearsOff);
  }
  return firstDice.findLastIndex((index) => holds(carried, index));
};
