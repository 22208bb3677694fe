import { restAt } from "../sequence.ts";
import { BAR, type Die, HOME, OFF, type Point } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { countOf, leftOf, type Node } from "./memory.ts";
import { type Limits, type PriceList, priceLists, WHOLE } from "./prices.ts";

/** Where fewer than half of so many tries tell anything, there are no more. */
const TRIES = 512;

/** The points that one checker can come to with these dice, as a set. */
const within = (open: number, dice: readonly Die[], from: Point): number =>
  dice.reduce((points: number, die) => points | ((points >>> die) & open), 1 << from);

const AT_HOME = (2 << HOME) - 2;

/** Whether all checkers may come home: each can by itself, and together they need no more pips. */
const mayComeHome = ({ memory, root, start, obstacles }: TurnSearch): boolean => {
  const dice = restAt(start.sequence, leftOf(memory, root));
  let pips = -dice.reduce((all: number, die) => all + die, 0);
  for (let point = HOME + 1; point <= BAR; point++) {
    const count = countOf(memory, root, point);
    if (count === 0) continue;
    if ((within(obstacles.open, dice, point) & AT_HOME) === 0) return false;
    pips += (point - HOME) * count;
  }
  return pips <= 0;
};

/** The limits of a search from its start on. */
export const limitsOf = (search: TurnSearch): Limits => ({
  paths: { open: search.obstacles.open, mayBearOff: mayComeHome(search) },
  known: new Map(),
  lists: [],
  tried: 0,
  told: 0,
});

const listsAt = ({ start }: TurnSearch, limits: Limits, left: number): PriceList[] => {
  const known = limits.lists[left];
  if (known !== undefined) return known;
  const made = [...priceLists(limits, restAt(start.sequence, left))];
  limits.lists[left] = made;
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

const worthOf = ({ missing, earned }: PriceList, standing: readonly number[]): number => {
  let worth = missing;
  for (let at = 0; at < standing.length; at += 2)
    worth += (standing[at + 1] ?? 0) * (earned[standing[at] ?? OFF] ?? 0);
  return worth;
};

/** An upper limit for the dice that can be played from a position. */
export const mostDice = (search: TurnSearch, limits: Limits, node: Node): number => {
  const standing = standingAt(search, node);
  const lists = listsAt(search, limits, leftOf(search.memory, node));
  return Math.floor(Math.min(...lists.map((list) => worthOf(list, standing))) / WHOLE);
};

/** Whether it is sure that fewer than `needed` of the dice left can be played from a position. */
export const isTooFew = (
  search: TurnSearch,
  limits: Limits,
  node: Node,
  needed: number,
): boolean => {
  if (limits.tried >= TRIES && limits.told * 2 < limits.tried) return false;
  limits.tried++;
  const lists = listsAt(search, limits, leftOf(search.memory, node));
  const standing = standingAt(search, node);
  const at = lists.findIndex((list) => worthOf(list, standing) < needed * WHOLE);
  const [first, found] = [lists[0], lists[at]];
  if (first === undefined || found === undefined) return false;
  lists[at] = first;
  lists[0] = found;
  limits.told++;
  return true;
};
