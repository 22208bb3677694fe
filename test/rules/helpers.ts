import { DICE } from "../../src/rules/dice.ts";
import { turnText } from "../../src/rules/notation.ts";
import { sideOf } from "../../src/rules/position.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import { legalMoves, legalTurns, playMove } from "../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, type Turn } from "../../src/rules/turn.ts";
import type { Dice, Die, Position, Ruleset, Switches } from "../../src/rules/types.ts";

/** The 21 rolls, the order of the two dice set aside: 1-1, 1-2, … 6-6. */
export const ROLLS: readonly Dice[] = DICE.flatMap((low) =>
  DICE.filter((high) => high >= low).map((high): Dice => [low, high]),
);

export type Counts = Readonly<Partial<Record<number, number>>>;

/** A ruleset by its id, with switches of its own if given. */
export const rules = (id: string, differing: Partial<Switches> = {}): Ruleset => {
  const found = findRuleset(id);
  if (found === undefined) throw new Error(`There is no ruleset ${id}.`);
  return { id, switches: { ...found.switches, ...differing } };
};

export const position = (own: Counts, other: Counts = {}): Position => ({
  own: sideOf(own),
  other: sideOf(other),
});

/** A turn that is not the player's first, unless said so. */
export const rolled = (
  ruleset: Ruleset,
  own: Counts,
  other: Counts,
  dice: Dice,
  ownTurn = 2,
): Turn => beginTurn({ ruleset, position: position(own, other), dice, ownTurn });

export const leftOver = (
  ruleset: Ruleset,
  own: Counts,
  other: Counts,
  pending: readonly Die[],
): Turn => beginLeftovers({ ruleset, position: position(own, other), pending });

/** One way to play each legal turn, sorted. */
export const turnsOf = (turn: Turn): string[] =>
  legalTurns(turn)
    .map(({ moves }) => turnText(moves))
    .sort();

/** Where a side stands, readable: `6:2 1:1`, borne off and bar included. */
export const standing = (side: readonly number[]): string =>
  side
    .map((count, point) => ({ count, name: point === 0 ? "off" : point === 25 ? "bar" : point }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${name}:${count}`)
    .reverse()
    .join(" ");

/** Where the mover can stand after a legal turn, sorted. */
export const endsOf = (turn: Turn): string[] =>
  legalTurns(turn)
    .map(({ position: { own } }) => standing(own))
    .sort();

/** The legal first moves: `24/18`, with their die where a checker is borne off. */
export const firstsOf = (turn: Turn): string[] =>
  legalMoves(turn)
    .map(({ from, to, die }) => (to === 0 ? `${from}/off by ${die}` : `${from}/${to}`))
    .sort();

/** Plays moves that must be legal one after the other. */
export const playing = (
  turn: Turn,
  ...moves: readonly (readonly [from: number, die: Die])[]
): Turn =>
  moves.reduce((now, [from, die]) => {
    const next = playMove(now, { from, die });
    if (next === undefined) throw new Error(`${from} by ${die} was refused.`);
    return next;
  }, turn);
