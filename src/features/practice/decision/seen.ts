import { countAt, opposite } from "../../../rules/position.ts";
import { BAR, HEAD, type Position, type Side } from "../../../rules/types.ts";

/* Facts that are plain to see in a position. */

/** Useful points for an anchor: in the other side's home, past its own first points. */
const ANCHORS = [18, 19, 20, 21, 22];

export const rearOf = (side: Side): number => side.findLastIndex((count) => count > 0);

/** The longest row of points with at least `fewest` checkers each. */
export const longestRow = (side: Side, fewest: number): number => {
  let [longest, row] = [0, 0];
  for (let point = 1; point <= HEAD; point++) {
    row = countAt(side, point) >= fewest ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
};

/** Whether a side of long nardy still has checkers of the other side before it. */
export const hasToPass = (side: Side, other: Side): boolean =>
  other.some((count, point) => {
    const onBoard = count > 0 && point >= 1 && point <= HEAD;
    return onBoard && opposite("same", point) < rearOf(side);
  });

/** Whether the sides of short nardy can still hit each other. */
export const isContact = ({ own, other }: Position): boolean => rearOf(own) + rearOf(other) >= BAR;

export const hasAnchor = (own: Side): boolean => ANCHORS.some((point) => countAt(own, point) >= 2);
