import { DAY_MS } from "../../seven/rules/days.ts";
import { squareOf } from "../../seven/rules/squares.ts";

/** From so many points of a hundred games on a turn is worth being repeated. */
export const LEAST_LOSS = 3;

/** Leitner's boxes: how often it was right in a row, and when it is due, in milliseconds. */
export type Repetition = { readonly box: number; readonly due: number };

/** After how many days a puzzle comes back that was right, by its box; from the last one it does not. */
const DAYS_AFTER: readonly number[] = [3, 12];
const DAYS_AFTER_WRONG = 1;

/** A mistake of one's own game, which can be trained at once. */
export const newRepetition = (now: number): Repetition => ({ box: 0, due: now });

/** What an attempt changes: the next repetition, that none is left, or nothing. */
export type RepetitionChange = Repetition | "learnt" | "same";

/** What becomes of a puzzle after an attempt; `known`: its box, if it is in one. */
export const repetitionAfter = (
  known: Repetition | undefined,
  loss: number,
  now: number,
): RepetitionChange => {
  const isRight = squareOf(loss) === "best";
  if (!isRight && (known !== undefined || loss >= LEAST_LOSS))
    return { box: 0, due: now + DAYS_AFTER_WRONG * DAY_MS };
  // Right before it was due says little: one still remembers.
  if (!isRight || known === undefined || now < known.due) return "same";
  const days = DAYS_AFTER[known.box];
  return days === undefined ? "learnt" : { box: known.box + 1, due: now + days * DAY_MS };
};
