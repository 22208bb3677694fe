import { headAllowance } from "./head.ts";
import { allOf, type Sequence, sequenceOfLeftovers, sequenceOfRoll, wholeOf } from "./sequence.ts";
import type { Dice, Die, Move, Position, Ruleset, Switches } from "./types.ts";

export type Turn = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  /** Every die of this turn, as often as it may be played. */
  readonly all: readonly Die[];
  readonly rest: readonly Die[];
  readonly moves: readonly Move[];
  readonly sequence: Sequence;
  /** The dice left, as an index of the sequence. */
  readonly left: number;
  readonly headLeft: number;
  /** How many checkers on each own home point are bound because they hit at home in this turn. */
  readonly bound: readonly number[];
  readonly wasted: boolean;
};

/** The dice to play: an own roll (`ownTurn` is 1 on the player's first turn), or leftovers. */
export type Roll =
  | { readonly dice: Dice; readonly ownTurn: number }
  | { readonly pending: readonly Die[] };

type RollDice = { readonly sequence: Sequence; readonly headLeft: number };

/**
 * The dice of a roll, and how many checkers may leave the head. Leftovers are a turn of their own
 * (section 5).
 */
export const givenBy = (switches: Switches, other: ArrayLike<number>, roll: Roll): RollDice => {
  if ("pending" in roll) return { sequence: sequenceOfLeftovers(roll.pending), headLeft: 1 };
  const { dice, ownTurn } = roll;
  const sequence = sequenceOfRoll(switches, dice, ownTurn);
  return { sequence, headLeft: headAllowance(switches, other, dice, allOf(sequence), ownTurn) };
};

type Where = { readonly ruleset: Ruleset; readonly position: Position };

export type TurnStart = Where & { readonly dice: Dice; readonly ownTurn: number };

type LeftoversStart = Where & { readonly pending: readonly Die[] };

export const NOTHING_BOUND: readonly number[] = Object.freeze([0, 0, 0, 0, 0, 0, 0]);

/** The turn that begins with a roll or with leftovers. */
export const begin = ({ ruleset, position }: Where, roll: Roll): Turn => {
  const { sequence, headLeft } = givenBy(ruleset.switches, position.other, roll);
  const all = allOf(sequence);
  return {
    ruleset,
    position,
    all,
    rest: all,
    moves: [],
    sequence,
    left: wholeOf(sequence),
    headLeft,
    bound: NOTHING_BOUND,
    wasted: false,
  };
};

/** The turn of a player who has just rolled. */
export const beginTurn = (start: TurnStart): Turn => begin(start, start);

/** The turn of a player who plays the opponent's leftovers (section 5). */
export const beginLeftovers = (start: LeftoversStart): Turn => begin(start, start);

/** The dice that may be played next. */
export const nextDice = ({ sequence, left }: Turn): readonly Die[] =>
  sequence[left]?.next.map(({ die }) => die) ?? [];
