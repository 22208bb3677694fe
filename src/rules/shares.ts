import { type Die, HOME, type Point } from "./types.ts";

/**
 * Sharing out an ascending sequence of dice among checkers that do not hinder one another. A share
 * is how many dice of each number are given out; a set of shares is a row of bits, one for each
 * share. A checker carries the set of all that can be given out up to it along its way: each step
 * adds one die.
 */
export type ShareSet = Int32Array<ArrayBuffer>;

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
  readonly notFull: ShareSet;
  /** Played when all checkers are home. */
  readonly atHome: boolean;
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

const has = (set: ShareSet, share: number): boolean =>
  (((set[share >>> 5] ?? 0) >>> (share & 31)) & 1) !== 0;

const add = (set: ShareSet, share: number): void => {
  set[share >>> 5] = (set[share >>> 5] ?? 0) | (1 << (share & 31));
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
    for (let share = 0; share < size; share++)
      if (Math.floor(share / stride) % (count + 1) < count) add(notFull, share);
    digits.push({ die, stride, notFull, atHome });
    for (let more = 0; more < count; more++) firstDice.push((firstDice.at(-1) ?? 0) + stride);
    stride *= count + 1;
  }
  return { words, digits, firstDice };
};

/** Nearly always the same few sequences are asked for, and very often. */
const memory = new Map<string, Numbering>();
const MOST_REMEMBERED = 500;

/** `home` is the die, counted from 0, before which all checkers must have come home. */
export const numberingOf = (dice: readonly Die[], home: number): Numbering => {
  const key = `${dice.join("")}/${home}`;
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  if (memory.size === MOST_REMEMBERED) memory.clear();
  const numbering = numberShares(dice, home);
  memory.set(key, numbering);
  return numbering;
};

/** The set from which sharing out begins: nothing is given out. */
export const nothingShared = ({ words }: Numbering): ShareSet => {
  const set = new Int32Array(words);
  add(set, 0);
  return set;
};

/** How many dice, from the first on, are given out by some share of the set. */
export const mostShared = ({ firstDice }: Numbering, set: ShareSet): number =>
  firstDice.findLastIndex((share) => has(set, share));

/** `to` gains every share of `from` that has room for one more of the number. */
const addStep = (to: ShareSet, from: ShareSet, { notFull, stride }: Digit): void => {
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

const unionOf = (sets: readonly (ShareSet | undefined)[], words: number): ShareSet => {
  const union = new Int32Array(words);
  for (const set of sets) {
    if (set === undefined) continue;
    for (let index = 0; index < words; index++)
      union[index] = (union[index] ?? 0) | (set[index] ?? 0);
  }
  return union;
};

/**
 * What can be given out when one more checker, from its point over open ones (bit p of `open`), has
 * walked by what was not given out before.
 */
export const shareWith = (
  { digits, words }: Numbering,
  given: ShareSet,
  from: Point,
  open: number,
): ShareSet => {
  const carried: (ShareSet | undefined)[] = [];
  carried[from] = given;
  for (const digit of digits) {
    if (digit.atHome) carried.length = Math.min(carried.length, HOME + 1);
    for (let point = carried.length - 1; point >= 1; point--) {
      const set = carried[point];
      if (set === undefined) continue;
      const to = Math.max(0, point - digit.die);
      if (to === 0 ? !digit.atHome : ((open >>> to) & 1) === 0) continue;
      const next = carried[to] ?? new Int32Array(words);
      carried[to] = next;
      addStep(next, set, digit);
    }
  }
  return unionOf(carried, words);
};
