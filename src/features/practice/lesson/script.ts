import type { TextKey } from "../../../bot/text/texts.ts";
import { sideOf } from "../../../rules/position.ts";
import { BAR, type Dice, type Family, type Position } from "../../../rules/types.ts";

/** One event of the lesson. Lines are whole turns in notation. */
export type Act =
  /** The reader's own turn, button by button; `words` stand beside each press, *Done* the last. */
  | {
      readonly kind: "turn";
      readonly dice: Dice;
      readonly line: string;
      /** Words before the reader's roll; without them the dice lie there already. */
      readonly roll?: TextKey;
      readonly words: readonly TextKey[];
    }
  /** The opponent's turn, told in the next step. */
  | { readonly kind: "answer"; readonly dice: Dice; readonly line: string }
  /** A roll without a choice, which is played by itself. */
  | {
      readonly kind: "alone";
      readonly by: "reader" | "opponent";
      readonly dice: Dice;
      readonly line: string;
      readonly words: TextKey;
    }
  | { readonly kind: "later"; readonly position: Position }
  | { readonly kind: "end"; readonly words: TextKey };

/** Bearing off, the same in both games. */
const LAST_CHECKERS: readonly Act[] = [
  {
    kind: "later",
    position: { own: sideOf({ 6: 1, 3: 1 }), other: sideOf({ 5: 3, 3: 3, 2: 2, 1: 2 }) },
  },
  {
    kind: "turn",
    dice: [6, 3],
    line: "6/off 3/off",
    roll: "lesson-home",
    words: ["lesson-off", "lesson-last"],
  },
];

/** Short nardy from the opening roll to the last checker, without turns that teach nothing new. */
const SHORT: readonly Act[] = [
  {
    kind: "turn",
    dice: [4, 3],
    line: "24/20 13/10",
    words: ["lesson-first", "lesson-second", "lesson-done"],
  },
  { kind: "answer", dice: [6, 2], line: "24/18 13/11" },
  {
    kind: "turn",
    dice: [3, 1],
    line: "10/7* 8/7",
    roll: "lesson-blot",
    words: ["lesson-hit", "lesson-cover", "lesson-covered"],
  },
  { kind: "alone", by: "opponent", dice: [6, 6], line: "", words: "lesson-pass" },
  {
    kind: "later",
    position: {
      own: sideOf({ [BAR]: 1, 6: 4, 5: 4, 4: 3, 3: 3 }),
      other: sideOf({ 13: 2, 8: 3, 6: 5, 5: 2, 3: 3 }),
    },
  },
  { kind: "alone", by: "reader", dice: [6, 4], line: "bar/21 21/15", words: "lesson-only" },
  ...LAST_CHECKERS,
  { kind: "end", words: "lesson-end" },
];

/** Long nardy in the same way: the head, closed points and the wall. */
const LONG: readonly Act[] = [
  {
    kind: "turn",
    dice: [5, 3],
    line: "24/19 19/16",
    words: ["lesson-long-first", "lesson-long-second", "lesson-long-done"],
  },
  { kind: "answer", dice: [6, 4], line: "24/18 18/14" },
  {
    kind: "turn",
    dice: [4, 2],
    line: "24/20 16/14",
    roll: "lesson-long-closed",
    words: ["lesson-long-head", "lesson-long-other", "lesson-long-played"],
  },
  {
    kind: "later",
    position: {
      own: sideOf({ 24: 6, 22: 2, 21: 3, 19: 2, 10: 1, 6: 1 }),
      other: sideOf({ 24: 7, 16: 2, 15: 2, 13: 1, 6: 1, 5: 1, 3: 1 }),
    },
  },
  { kind: "alone", by: "opponent", dice: [6, 6], line: "", words: "lesson-long-pass" },
  {
    kind: "turn",
    dice: [4, 2],
    line: "24/20 10/8",
    roll: "lesson-long-wall",
    words: ["lesson-long-build", "lesson-long-six", "lesson-long-built"],
  },
  ...LAST_CHECKERS,
  { kind: "end", words: "lesson-long-end" },
];

export const SCRIPTS: Readonly<Record<Family, readonly Act[]>> = { long: LONG, short: SHORT };
