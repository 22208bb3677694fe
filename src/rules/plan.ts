import { DICE, isDouble } from "./dice.ts";
import type { Dice, Die, Switches } from "./types.ts";

/**
 * What is still to be played of a turn's dice, and which die may come next. Every kind of roll is
 * such a plan, so nothing else needs to know what a double is.
 */
export type Plan = {
  /** Tells this plan from all others that can follow from the same roll. */
  readonly id: number;
  /** The dice to be played, in order. */
  readonly rest: readonly Die[];
  readonly choices: readonly Choice[];
};

/** A die that may come next, and the plan of those left after it. */
export type Choice = { readonly die: Die; readonly after: Plan };

const END: Plan = { id: 0, rest: [], choices: [] };

const then = (die: Die, after: Plan): Plan => ({
  id: after.id + 1,
  rest: [die, ...after.rest],
  choices: [{ die, after }],
});

const inOrder = (dice: readonly Die[]): Plan =>
  dice.reduceRight((after: Plan, die) => then(die, after), END);

const inAnyOrder = (first: Die, second: Die): Plan => ({
  id: 3,
  rest: [first, second],
  choices: [
    { die: first, after: then(second, END) },
    { die: second, after: { ...then(first, END), id: 2 } },
  ],
});

const times = (count: number, die: Die): readonly Die[] => Array.from({ length: count }, () => die);

const ascending = (from: Die, moves: number): readonly Die[] =>
  DICE.filter((die) => die >= from).flatMap((die) => times(moves, die));

/**
 * The plan of a player's own roll: two different dice in either order, a double four times, or,
 * in mad gulbar, climbing to the sixes (rules.md, sections 2 and 5).
 */
export const planOfRoll = (switches: Switches, dice: Dice, ownTurn: number): Plan => {
  const [first, second] = dice;
  if (!isDouble(dice)) return inAnyOrder(first, second);
  const climbs = switches.doubles === "ascending" && ownTurn >= switches.ascendingFromTurn;
  return inOrder(climbs ? ascending(first, switches.ascendingMoves) : times(4, first));
};

/**
 * The plan of dice that the opponent left: two different ones in either order, all else in the
 * order in which it was left (rules.md, section 5).
 */
export const planOfLeftovers = (pending: readonly Die[]): Plan => {
  const [first, second] = pending;
  return first !== undefined && second !== undefined && pending.length === 2 && first !== second
    ? inAnyOrder(first, second)
    : inOrder(pending);
};

/** If either die can be played but not both, it must be the larger (000, common rules). */
export const withLargerDie = <T>(ways: readonly T[], dieOf: (way: T) => number): readonly T[] => {
  const larger = Math.max(...ways.map(dieOf));
  return ways.filter((way) => dieOf(way) === larger);
};
