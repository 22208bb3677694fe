import { headAllowance } from "./head.ts";
import { type Plan, planOfLeftovers, planOfRoll } from "./plan.ts";
import type { Dice, Die, Move, Position, Ruleset } from "./types.ts";

/** A turn in progress: a value that never changes; each move makes a new one. */
export type Turn = {
  readonly ruleset: Ruleset;
  /** How the board stands now, as the player who is moving sees it. */
  readonly position: Position;
  /** Every die of this turn, each as often as it is to be played. */
  readonly all: readonly Die[];
  /** The dice that are not played yet, in order. */
  readonly rest: readonly Die[];
  readonly moves: readonly Move[];
  /** Which die may come next. */
  readonly plan: Plan;
  /** How many checkers may still leave the head in this turn. */
  readonly headLeft: number;
  /** For each own home point, how many checkers stand there that hit at home in this turn. */
  readonly hitters: readonly number[];
  /** A checker was borne off with a die larger than its point. */
  readonly wasted: boolean;
};

/** What a player's own roll starts from. `ownTurn` is 1 on his first turn of the game. */
export type TurnStart = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly dice: Dice;
  readonly ownTurn: number;
};

/** What the play of the opponent's leftovers starts from. */
type LeftoversStart = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly pending: readonly Die[];
};

const NO_HITTERS: readonly number[] = Object.freeze([0, 0, 0, 0, 0, 0, 0]);

const begin = (ruleset: Ruleset, position: Position, plan: Plan, headLeft: number): Turn => ({
  ruleset,
  position,
  all: plan.rest,
  rest: plan.rest,
  moves: [],
  plan,
  headLeft,
  hitters: NO_HITTERS,
  wasted: false,
});

/** The turn of a player who has just rolled. */
export const beginTurn = ({ ruleset, position, dice, ownTurn }: TurnStart): Turn => {
  const plan = planOfRoll(ruleset.switches, dice, ownTurn);
  const allowance = headAllowance(ruleset.switches, position, dice, plan.rest, ownTurn);
  return begin(ruleset, position, plan, allowance);
};

/**
 * The turn of a player who plays the dice that his opponent could not (rules.md, section 5): a turn
 * of its own for the head rule, never his first one.
 */
export const beginLeftovers = ({ ruleset, position, pending }: LeftoversStart): Turn =>
  begin(ruleset, position, planOfLeftovers(pending), 1);
