import { countAt, farthest, isHome, opposite, pips } from "../../../rules/position.ts";
import { BAR, type Family, HEAD, type Position, type Side } from "../../../rules/types.ts";
import type { DecisionTheme } from "./decision.ts";

/** Together, nearly all checkers are still on the heads: neither side has moved much. */
const OPENING_HEADS = 22;
const OPENING_PIPS = { each: 140, both: 300 };
/** With this many on the head, a turn of long nardy is about the head. */
const HEAD_LEFT = 4;
const BLOCK = 4;
const longTheme = ({ own, other }: Position): DecisionTheme => {
  if (isHome(own)) return "bear-off";
  if (!hasToPass(own, other) && !hasToPass(other, own)) return "race";
  if (countAt(own, HEAD) + countAt(other, HEAD) >= OPENING_HEADS) return "opening";
  if (countAt(own, HEAD) >= HEAD_LEFT) return "head";
  return Math.max(longestRow(own, 1), longestRow(other, 1)) >= BLOCK ? "block" : "contact";
};

const shortTheme = ({ own, other }: Position, ends: readonly Position[]): DecisionTheme => {
  if (!isContact({ own, other })) return isHome(own) ? "bear-off" : "race";
  const [one, two] = [pips(own), pips(other)];
  if (Math.min(one, two) >= OPENING_PIPS.each && one + two >= OPENING_PIPS.both) return "opening";
  if (countAt(own, BAR) > 0) return "bar";
  const hitting = ends.filter((end) => countAt(end.other, BAR) > countAt(other, BAR));
  if (hitting.length > 0 && hitting.length < ends.length) return "hit";
  if (isHome(own)) return "bear-off";
  if (Math.max(longestRow(own, 2), longestRow(other, 2)) >= BLOCK) return "block";
  if (hasAnchor(own)) return "anchor";
  return own.some((count, point) => point >= 1 && count === 1) ? "blot" : "contact";
};

export const themeOf = (
  game: Family,
  position: Position,
  ends: readonly Position[],
): DecisionTheme => (game === "long" ? longTheme(position) : shortTheme(position, ends));

/** Useful points for an anchor: in the other side's home, past its own first points. */
const ANCHORS = [18, 19, 20, 21, 22];

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
    return onBoard && opposite("same", point) < farthest(side);
  });

/** Whether the sides of short nardy can still hit each other. */
export const isContact = ({ own, other }: Position): boolean =>
  farthest(own) + farthest(other) >= BAR;

export const hasAnchor = (own: Side): boolean => ANCHORS.some((point) => countAt(own, point) >= 2);
