import { restAt } from "../sequence.ts";
import { BAR, type Die, HEAD, HOME, type Point } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { countOf, headLeftOf } from "./memory.ts";

/*
 * How many dice could be played if checkers did not get in each other's way. A search stops once it
 * reaches this number.
 *
 * The dice are shared out among the checkers. The digits of a share's number say how many of each
 * die are given out. One checker after the other takes some dice, smaller ones first.
 */

const FEW = 4;

const HOME_POINTS = ((1 << HOME) - 1) << 1;

const freeOn = ({ memory, root, start }: TurnSearch, point: Point): number => {
  const count = countOf(memory, root, point);
  return start.switches.head === "one" && point === HEAD
    ? Math.min(count, headLeftOf(memory, root))
    : count;
};

const firstAtHome = (search: TurnSearch, dice: readonly Die[]): number => {
  let pips = 0;
  for (let point = HOME + 1; point <= BAR; point++) {
    const count = countOf(search.memory, search.root, point);
    if (freeOn(search, point) < count) return Infinity;
    pips += count * (point - HOME);
  }
  let played = 0;
  for (; pips > 0 && played < dice.length; played++) pips -= dice[played] ?? 0;
  return pips > 0 ? Infinity : played;
};

type DiceRun = { readonly die: Die; readonly off: boolean; readonly count: number };

const runsOf = (dice: readonly Die[], home: number): readonly DiceRun[] => {
  const runs: DiceRun[] = [];
  dice.forEach((die, index) => {
    const off = index >= home;
    const last = runs.at(-1);
    if (last?.die === die && last.off === off)
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ die, off, count: 1 });
  });
  return runs;
};

/** The shares after one more checker on `from` has taken dice (0 where a share cannot occur). */
const withChecker = (
  { obstacles: { open }, full }: TurnSearch,
  runs: readonly DiceRun[],
  shares: Int32Array,
  from: Point,
): Int32Array => {
  // For each share, the points where this checker can stand after it; bit 0 is off.
  const points = shares.map((given) => (given === 0 ? 0 : 1 << from));
  let stride = 1;
  let allHome = false;
  for (const { die, off, count } of runs) {
    if (off && !allHome)
      for (let share = 0; share < points.length; share++)
        points[share] = (points[share] ?? 0) & HOME_POINTS;
    allHome = off;
    const offFrom = off ? (full ? 1 << die : (2 << die) - 2) : 0;
    const block = stride * (count + 1);
    for (let first = 0; first < points.length; first += block) {
      for (let share = first; share < first + stride * count; share++) {
        const at = points[share] ?? 0;
        if (at === 0) continue;
        const next = share + stride;
        points[next] = (points[next] ?? 0) | ((at >>> die) & open) | ((at & offFrom) === 0 ? 0 : 1);
      }
    }
    stride = block;
  }
  return points;
};

/** The most dice of a share, if dice before them may be left out. */
const mostOfAny = (runs: readonly DiceRun[], shares: Int32Array): number => {
  let most = 0;
  for (let share = 0; share < shares.length; share++) {
    if (shares[share] === 0) continue;
    let dice = 0;
    let digits = share;
    for (const { count } of runs) {
      dice += digits % (count + 1);
      digits = Math.floor(digits / (count + 1));
    }
    most = Math.max(most, dice);
  }
  return most;
};

const mostGiven = (search: TurnSearch, runs: readonly DiceRun[], shares: Int32Array): number => {
  if (search.skips) return mostOfAny(runs, shares);
  let share = 0;
  let dice = 0;
  let most = 0;
  let stride = 1;
  for (const { count } of runs) {
    for (let more = 0; more < count; more++) {
      share += stride;
      dice++;
      if ((shares[share] ?? 0) !== 0) most = dice;
    }
    stride *= count + 1;
  }
  return most;
};

/** How many dice can be shared out if all checkers are home before die number `home` bears off. */
const mostWhenHomeBy = (search: TurnSearch, dice: readonly Die[], home: number): number => {
  const { memory, root } = search;
  const runs = runsOf(dice, home);
  let shares: Int32Array = new Int32Array(runs.reduce((size, { count }) => size * (count + 1), 1));
  shares[0] = 1;
  for (let point: Point = BAR; point >= 1; point--) {
    const mustMove = point > HOME && home < dice.length && countOf(memory, root, point) > 0;
    for (let checker = freeOn(search, point); checker > 0; checker--) {
      if (!mustMove && mostGiven(search, runs, shares) === dice.length) return dice.length;
      shares = withChecker(search, runs, shares, point);
    }
  }
  return mostGiven(search, runs, shares);
};

/** An upper limit for the dice of any turn of this search. */
export const mostDice = (search: TurnSearch): number => {
  const dice = restAt(search.start.sequence, search.start.left);
  if (dice.length <= FEW) return dice.length;
  let most = 0;
  for (
    let home = Math.min(firstAtHome(search, dice), dice.length);
    home <= dice.length && most < dice.length;
    home++
  )
    most = Math.max(most, mostWhenHomeBy(search, dice, home));
  return most;
};
