import { outcomePoints, outcomesOfLeaving, possibleOutcomes } from "../rules/outcome.ts";
import { flip } from "../rules/position.ts";
import type { Outcome, Position } from "../rules/types.ts";
import { equityOf, scaleOf } from "./chances.ts";
import type { Player } from "./players.ts";
import { valuePosition } from "./value.ts";

const NONE = 0.003;
/**
 * In points: how much more a resignation may cost than playing on, and how much less it may offer.
 */
const COST = 0.1;
const SHORT_OF = 0.02;

/** The outcome to offer in a hopeless game; undefined if playing on, or leaving, costs less. */
export const resignationOf = (player: Player, position: Position): Outcome | undefined => {
  const { ruleset } = player;
  // Each checker that is still borne off makes the difference smaller.
  if (ruleset.switches.score === "difference") return undefined;
  const { chances } = valuePosition(player, position, 1);
  if (chances.win > NONE) return undefined;
  const loss = -equityOf(scaleOf(ruleset, false), chances);
  const enough = possibleOutcomes(ruleset, position).find(
    (outcome) => outcomePoints(ruleset, outcome) >= loss - SHORT_OF,
  );
  if (enough === undefined || outcomePoints(ruleset, enough) > loss + COST) return undefined;
  return outcomesOfLeaving(ruleset, position).includes(enough) ? enough : undefined;
};

/** The winner accepts an offer that falls short of the equity by at most this, in points. */
const GENEROUS = 0.01;

/** Whether the winner, whose `position` it is, should accept the offered outcome. */
export const acceptsResignation = (
  player: Player,
  position: Position,
  toRoll: boolean,
  offered: Outcome,
): boolean => {
  const { ruleset } = player;
  const value = toRoll
    ? valuePosition(player, position, 1)
    : valuePosition(player, flip(position), 1);
  const equity = equityOf(scaleOf(ruleset, false), value.chances) * (toRoll ? 1 : -1);
  return outcomePoints(ruleset, offered) + GENEROUS >= equity;
};
