import type { Position } from "../../../rules/types.ts";
import { keyOf } from "./ends.ts";
import type { DecisionEnd, SevenDecision } from "./types.ts";

export type Square = "best" | "small" | "large";

/**
 * The greatest loss for each square, in hundredths of a point; `best` is what rollouts cannot tell
 * apart.
 */
const MOST: Readonly<Record<"best" | "small", number>> = { best: 1, small: 11 };

export const squareOf = (loss: number): Square => {
  if (loss <= MOST.best) return "best";
  return loss <= MOST.small ? "small" : "large";
};

/** The end of a decision at this position; undefined if no legal turn ends there. */
export const endAt = (
  { position, ends }: SevenDecision,
  end: Position,
): DecisionEnd | undefined => {
  const key = keyOf(position, end);
  return ends.find((one) => one.key === key);
};

/**
 * The loss of an end against the best one, in whole hundredths of a point; undefined for an illegal
 * end.
 */
export const lossOf = (decision: SevenDecision, end: Position): number | undefined => {
  const found = endAt(decision, end);
  return found && lossOfEnd(decision, found);
};

/** The loss of one of the decision's ends, in whole hundredths of a point. */
export const lossOfEnd = ({ ends }: SevenDecision, { equity }: DecisionEnd): number =>
  Math.round(100 * ((ends[0]?.equity ?? equity) - equity));
