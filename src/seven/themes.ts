import { isHome, opposite, pips } from "../rules/position.ts";
import { BAR, HEAD, type Position, type Side } from "../rules/types.ts";
import type { SevenGame, SevenTheme } from "./types.ts";

/** Nearly all of both have yet to come off the head; neither has moved much. */
const OPENING_HEADS = 22;
const OPENING_PIPS = { each: 140, both: 300 };
/** So many on the head are what a turn of long nardy is about. */
const HEAD_LEFT = 4;
const BLOCK = 4;
/** Where an anchor is worth having: in the other side's home, past its own first points. */
const ANCHORS = [18, 19, 20, 21, 22];

const countOn = (side: Side, point: number): number => side[point] ?? 0;

const rearOf = (side: Side): number => side.findLastIndex((count) => count > 0);

const longestRow = (side: Side, fewest: number): number => {
  let [longest, row] = [0, 0];
  for (let point = 1; point <= HEAD; point++) {
    row = countOn(side, point) >= fewest ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
};

/** Whether a side of long nardy has checkers of the other one before it. */
const hasToPass = (side: Side, other: Side): boolean =>
  other.some((count, point) => {
    const onBoard = count > 0 && point >= 1 && point <= HEAD;
    return onBoard && opposite("long", point) < rearOf(side);
  });

const longTheme = ({ own, other }: Position): SevenTheme => {
  if (isHome(own)) return "bear-off";
  if (!hasToPass(own, other) && !hasToPass(other, own)) return "race";
  if (countOn(own, HEAD) + countOn(other, HEAD) >= OPENING_HEADS) return "opening";
  if (countOn(own, HEAD) >= HEAD_LEFT) return "head";
  return Math.max(longestRow(own, 1), longestRow(other, 1)) >= BLOCK ? "block" : "contact";
};

const shortTheme = ({ own, other }: Position, ends: readonly Position[]): SevenTheme => {
  if (rearOf(own) + rearOf(other) < BAR) return isHome(own) ? "bear-off" : "race";
  const [one, two] = [pips(own), pips(other)];
  if (Math.min(one, two) >= OPENING_PIPS.each && one + two >= OPENING_PIPS.both) return "opening";
  if (countOn(own, BAR) > 0) return "bar";
  const hitting = ends.filter((end) => countOn(end.other, BAR) > countOn(other, BAR));
  if (hitting.length > 0 && hitting.length < ends.length) return "hit";
  if (isHome(own)) return "bear-off";
  if (Math.max(longestRow(own, 2), longestRow(other, 2)) >= BLOCK) return "block";
  if (ANCHORS.some((point) => countOn(own, point) >= 2)) return "anchor";
  return own.some((count, point) => point >= 1 && count === 1) ? "blot" : "contact";
};

/** What a decision is about, from its position and the ends between which it is close. */
export const themeOf = (
  game: SevenGame,
  position: Position,
  ends: readonly Position[],
): SevenTheme => (game === "long" ? longTheme(position) : shortTheme(position, ends));
