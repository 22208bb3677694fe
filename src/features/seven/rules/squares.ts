import type { Position } from "../../../rules/types.ts";
import { keyOf } from "./ends.ts";
import type { DecisionEnd, SevenDecision } from "./types.ts";

export type Square = "best" | "small" | "large";

/** What a turn may lose at most, in points of a hundred games; `best`: what rollouts do not tell apart. */
const MOST: Readonly<Record<"best" | "small", number>> = { best: 1, small: 11 };

/** The square of a loss. */
export const squareOf = (loss: number): Square => {
  if (loss <= MOST.best) return "best";
  return loss <= MOST.small ? "small" : "large";
};

/** The end of a decision that a position is; undefined if no legal turn ends so. */
export const endAt = (
  { position, ends }: SevenDecision,
  end: Position,
): DecisionEnd | undefined => {
  const key = keyOf(position, end);
  return ends.find((one) => one.key === key);
};

/** What an end loses to the best one, in whole points of a hundred games; undefined if it is none. */
export const lossOf = (decision: SevenDecision, end: Position): number | undefined => {
  const found = endAt(decision, end);
  return found && lossOfEnd(decision, found);
};

/** The same for one of the decision's ends. */
export const lossOfEnd = ({ ends }: SevenDecision, { equity }: DecisionEnd): number =>
  Math.round(100 * ((ends[0]?.equity ?? equity) - equity));
