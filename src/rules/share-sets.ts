import { type Die, HOME, OFF, type Point } from "./types.ts";

/**
 * Sharing out an ascending sequence of dice among checkers that do not hinder one another. A share
 * is how many dice of each number are given out; a set of shares is a row of bits, one for each
 * share. A checker carries the set of all that can be given out up to it along its way: each step
 * adds one die.
 */
export type ShareSet = {
  readonly bits: Int32Array;
  /** The words from here on are empty. */
  end: number;
};

/** How the shares of a sequence are numbered: the counts of each number are the digits. */
export type Numbering = {
  readonly words: number;
  readonly digits: readonly Digit[];
  /** The share that is the first n dice. */
  readonly firstDice: readonly number[];
};

type Digit = {
  readonly die: Die;
  /** What one more of this number adds to the number of a share. */
  readonly stride: number;
  /** The shares that do not yet hold all dice of this number. */
  readonly notFull: Int32Array;
  /** A checker may be borne off by these dice. */
  readonly atHome: boolean;
};

/** A stretch of equal dice; one that begins with the first that may bear off is a new one. */
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

const has = ({ bits }: ShareSet, share: number): boolean =>
  (((bits[share >>> 5] ?? 0) >>> (share & 31)) & 1) !== 0;

/** Sets the bits from `first` up to, but not, `end`. */
const fill = (bits: Int32Array, first: number, end: number): void => {
  for (let at = first; at < end; ) {
    const next = Math.min(end, (at | 31) + 1);
    bits[at >>> 5] = (bits[at >>> 5] ?? 0) | ((-1 >>> (32 - (next - at))) << (at & 31));
    at = next;
  }
};

const numberShares = (dice: readonly Die[], home: number): Numbering => {
  const runs = runsOf(dice, home);
  const size = runs.reduce((product, { count }) => product * (count + 1), 1);
  const words = (size + 31) >>> 5;
  const digits: Digit[] = [];
  const firstDice = [0];
  let stride = 1;
  for (const { die, atHome, count } of runs) {
    const notFull = new Int32Array(words);
    for (let none = 0; none < size; none += stride * (count + 1))
      fill(notFull, none, none + stride * count);
    digits.push({ die, stride, notFull, atHome });
    for (let more = 0; more < count; more++) firstDice.push((firstDice.at(-1) ?? 0) + stride);
    stride *= count + 1;
  }
  return { words, digits, firstDice };
};

/** Nearly always the same few sequences are asked for, and very often. */
const memory = new Map<string, Numbering>();
const MOST_REMEMBERED = 500;

/** `home` is the first die, counted from 0, that may bear off. */
export const numberingOf = (dice: readonly Die[], home: number): Numbering => {
  const key = `${dice.join("")}/${home}`;
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  if (memory.size === MOST_REMEMBERED) memory.clear();
  const numbering = numberShares(dice, home);
  memory.set(key, numbering);
  return numbering;
};

const emptySet = (words: number): ShareSet => ({ bits: new Int32Array(words), end: 0 });

/** The set from which sharing out begins: nothing is given out. */
export const nothingShared = ({ words }: Numbering): ShareSet => {
  const set = emptySet(words);
  set.bits[0] = 1;
  set.end = 1;
  return set;
};

/** How many dice, from the first on, are given out by some share of the set; -1 if it is empty. */
export const mostShared = ({ firstDice }: Numbering, set: ShareSet): number =>
  firstDice.findLastIndex((share) => has(set, share));

/** `to` gains every share of `from` that has room for one more of the number. */
const addStep = (to: ShareSet, from: ShareSet, { notFull, stride }: Digit): void => {
  const whole = stride >>> 5;
  const bits = stride & 31;
  const end = Math.min(to.bits.length, from.end + whole + 1);
  let below = 0;
  for (let index = whole; index < end; index++) {
    const shares = (from.bits[index - whole] ?? 0) & (notFull[index - whole] ?? 0);
    const shifted = bits === 0 ? shares : (shares << bits) | (below >>> (32 - bits));
    to.bits[index] = (to.bits[index] ?? 0) | shifted;
    below = shares;
  }
  to.end = Math.max(to.end, end);
};

const unionOf = (sets: readonly (ShareSet | undefined)[], words: number): ShareSet => {
  const union = emptySet(words);
  for (const set of sets) {
    if (set === undefined) continue;
    for (let index = 0; index < set.end; index++)
      union.bits[index] = (union.bits[index] ?? 0) | (set.bits[index] ?? 0);
    union.end = Math.max(union.end, set.end);
  }
  return union;
};

/** How checkers may go. */
export type Ways = {
  /** Where they may land: bit p for own point p. */
  readonly open: number;
  /** Every checker must be home before the first die that may bear off. */
  readonly allHome: boolean;
  /** A checker is borne off by exactly its point only (001 §26). */
  readonly whole: boolean;
};

/**
 * What can be given out when one more checker has walked from its point by what was not given out
 * before.
 */
export const shareWith = (
  { digits, words }: Numbering,
  given: ShareSet,
  from: Point,
  { open, allHome, whole }: Ways,
): ShareSet => {
  const carried: (ShareSet | undefined)[] = [];
  carried[from] = given;
  for (const digit of digits) {
    if (digit.atHome && allHome) carried.length = Math.min(carried.length, HOME + 1);
    for (let point = carried.length - 1; point > OFF; point--) {
      const set = carried[point];
      if (set === undefined) continue;
      const to = point - digit.die;
      if (to > OFF ? ((open >>> to) & 1) === 0 : !digit.atHome || (whole && to < OFF)) continue;
      const landing = Math.max(to, OFF);
      const next = carried[landing] ?? emptySet(words);
      carried[landing] = next;
      addStep(next, set, digit);
    }
  }
  return unionOf(carried, words);
};
