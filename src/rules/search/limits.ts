import { restAt } from "../sequence.ts";
import { BAR, type Die, HOME, OFF, type Point } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { countOf, leftOf, type Node } from "./memory.ts";
import { EARNED, type Earnings, earningsOf, type Limits, WHOLE } from "./prices.ts";

/** After so many tries there are more only as long as one in four has told something. */
const TRIES = 512;

/** Those of the dice left that matter: the first `needed`, unless dice may be skipped. */
const diceFor = ({ start, skips }: TurnSearch, left: number, needed: number): readonly Die[] => {
  const rest = restAt(start.sequence, left);
  return skips ? rest : rest.slice(0, needed);
};

/** The points that one checker can come to with these dice, as a set. */
const within = (open: number, dice: readonly Die[], from: Point): number =>
  dice.reduce((points: number, die) => points | ((points >>> die) & open), 1 << from);

const AT_HOME = (2 << HOME) - 2;

/** Whether all checkers may come home: each can by itself, and together they need no more pips. */
const mayComeHome = (search: TurnSearch): boolean => {
  const { memory, root, most, obstacles } = search;
  const dice = diceFor(search, leftOf(memory, root), most);
  let pips = -dice.reduce((all: number, die) => all + die, 0);
  for (let point = HOME + 1; point <= BAR; point++) {
    const count = countOf(memory, root, point);
    if (count === 0) continue;
    if ((within(obstacles.open, dice, point) & AT_HOME) === 0) return false;
    pips += (point - HOME) * count;
  }
  return pips <= 0;
};

/** The limits of a search that wants to play `most` dice. */
export const limitsOf = (search: TurnSearch): Limits => ({
  paths: { open: search.obstacles.open, mayBearOff: mayComeHome(search) },
  known: new Map(),
  earnings: [],
  tried: 0,
  told: 0,
});

const earningsAt = (search: TurnSearch, limits: Limits, left: number, needed: number): Earnings => {
  const known = limits.earnings[left];
  if (known !== undefined) return known;
  const made = earningsOf(limits, diceFor(search, left, needed));
  limits.earnings[left] = made;
  return made;
};

/** The points where checkers stand, each followed by their number. */
const standingAt = ({ memory }: TurnSearch, node: Node): readonly number[] => {
  const standing: number[] = [];
  for (let point = 1; point <= BAR; point++) {
    const count = countOf(memory, node, point);
    if (count > 0) standing.push(point, count);
  }
  return standing;
};

/** The place in the order of the first prices by which a position is worth less; -1 if by none. */
const lessBy = (
  { order, missing, earned }: Earnings,
  standing: readonly number[],
  needed: number,
): number => {
  for (let place = 0; place < order.length; place++) {
    const number = order[place] ?? 0;
    let worth = missing[number] ?? 0;
    for (let at = 0; at < standing.length; at += 2)
      worth += (standing[at + 1] ?? 0) * (earned[number * EARNED + (standing[at] ?? OFF)] ?? 0);
    if (worth < needed) return place;
  }
  return -1;
};

/** Whether it is sure that fewer than `needed` of the dice left can be played from a position. */
export const isTooFew = (
  search: TurnSearch,
  limits: Limits,
  node: Node,
  needed: number,
): boolean => {
  if (limits.tried >= TRIES && limits.told * 4 < limits.tried) return false;
  limits.tried++;
  const earnings = earningsAt(search, limits, leftOf(search.memory, node), needed);
  const { order } = earnings;
  const at = lessBy(earnings, standingAt(search, node), needed * WHOLE);
  if (at < 0) return false;
  const found = order[at] ?? 0;
  order[at] = order[0] ?? 0;
  order[0] = found;
  limits.told++;
  return true;
};
