import { restAt } from "../sequence.ts";
import { BAR, type Die, HEAD, HOME, type Point } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { countOf, headLeftOf, leftOf, type Node } from "./memory.ts";

/*
 * How many dice could be played if checkers did not get in each other's way. A search stops once it
 * reaches this number.
 *
 * The dice are shared out among the checkers. The digits of a share's number say how many of each
 * die are given out. One checker after the other takes some dice, smaller ones first.
 */

const FEW = 4;

const HOME_POINTS = ((1 << HOME) - 1) << 1;

const freeOn = ({ memory, start }: TurnSearch, node: Node, point: Point): number => {
  const count = countOf(memory, node, point);
  return start.switches.head === "one" && point === HEAD
    ? Math.min(count, headLeftOf(memory, node))
    : count;
};

/** Dice of one number. All checkers are home before it (`gathers`), or it may bear off anyway. */
type DiceRun = {
  readonly die: Die;
  readonly count: number;
  readonly off: boolean;
  readonly gathers: boolean;
};

/** The dice in runs, which bear off from die number `home` on. */
const runsOf = (dice: readonly Die[], home: number, gathered: boolean): readonly DiceRun[] => {
  const runs: DiceRun[] = [];
  dice.forEach((die, index) => {
    const off = index >= home;
    const last = runs.at(-1);
    if (last?.die === die && last.off === off)
      runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ die, count: 1, off, gathers: gathered && index === home });
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
  for (const { die, count, off, gathers } of runs) {
    if (gathers)
      for (let share = 0; share < points.length; share++)
        points[share] = (points[share] ?? 0) & HOME_POINTS;
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

const nothingGiven = (runs: readonly DiceRun[]): Int32Array => {
  const shares = new Int32Array(runs.reduce((size, { count }) => size * (count + 1), 1));
  shares[0] = 1;
  return shares;
};

/** How many of the dice in these runs can be shared out. */
const mostInRuns = (search: TurnSearch, node: Node, runs: readonly DiceRun[]): number => {
  const all = runs.reduce((sum, { count }) => sum + count, 0);
  const gather = runs.some(({ gathers }) => gathers);
  let shares = nothingGiven(runs);
  for (let point: Point = BAR; point >= 1; point--) {
    const mustMove = gather && point > HOME && countOf(search.memory, node, point) > 0;
    for (let checker = freeOn(search, node, point); checker > 0; checker--) {
      if (!mustMove && mostGiven(search, runs, shares) === all) return all;
      shares = withChecker(search, runs, shares, point);
    }
  }
  return mostGiven(search, runs, shares);
};

/** A run of no dice before which all checkers are home. */
const HOME_AT_LAST: DiceRun = { die: 1, count: 0, off: true, gathers: true };

/** After how many dice all checkers can be home; Infinity if they cannot. */
const homeAfter = (search: TurnSearch, node: Node, dice: readonly Die[]): number => {
  const runs = [...runsOf(dice, dice.length, false), HOME_AT_LAST];
  let shares = nothingGiven(runs);
  for (let point: Point = BAR; point > HOME; point--) {
    const count = countOf(search.memory, node, point);
    if (freeOn(search, node, point) < count) return Infinity;
    for (let checker = count; checker > 0; checker--)
      shares = withChecker(search, runs, shares, point);
  }
  return shares.reduce(
    (fewest, given, share) => (given === 0 ? fewest : Math.min(fewest, lastGiven(runs, share))),
    Infinity,
  );
};

/** The number of the last die that a share gives out. */
const lastGiven = (runs: readonly DiceRun[], share: number): number => {
  let last = 0;
  let before = 0;
  let digits = share;
  for (const { count } of runs) {
    const given = digits % (count + 1);
    if (given > 0) last = before + given;
    before += count;
    digits = Math.floor(digits / (count + 1));
  }
  return last;
};

/**
 * An upper limit for the dice that can be played from a position. Before a die bears off, the dice
 * before it must have been played without. A step that may end the game counts as all dice.
 */
export const mostDice = (search: TurnSearch, node: Node): number => {
  const dice = restAt(search.start.sequence, leftOf(search.memory, node));
  if (dice.length <= FEW) return dice.length;
  let most = mostInRuns(search, node, runsOf(dice, dice.length, false));
  const first = homeAfter(search, node, dice);
  const last = search.skips ? dice.length : most;
  if (first > last) return most;
  if (search.mayEnd) return dice.length;
  const ceiling = mostInRuns(search, node, runsOf(dice, first, false));
  for (let home = first; home <= last && most < ceiling; home++)
    most = Math.max(most, mostInRuns(search, node, runsOf(dice, home, true)));
  return most;
};
