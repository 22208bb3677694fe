import { DAY_MS } from "../../../../tables/services/time.ts";
import { squareOf } from "../../decision/decision.ts";

/** A turn that loses at least this many hundredths of a point is worth repeating. */
export const LEAST_LOSS = 3;

/** Leitner's boxes: the number of right answers in a row, and the next date, in milliseconds. */
export type Repetition = { readonly box: number; readonly due: number };

/** Days until a rightly answered puzzle comes back, by its box; after the last it does not. */
const DAYS_AFTER: readonly number[] = [3, 12];
const DAYS_AFTER_WRONG = 1;

/** The start for a mistake of one's own game: due at once. */
export const newRepetition = (now: number): Repetition => ({ box: 0, due: now });

export type RepetitionChange = Repetition | "learnt" | "same";

/** The effect of an attempt on a puzzle; `known` is its box, if it has one. */
export const repetitionAfter = (
  known: Repetition | undefined,
  loss: number,
  now: number,
): RepetitionChange => {
  const isRight = squareOf(loss) === "best";
  if (!isRight && (known !== undefined || loss >= LEAST_LOSS))
    return { box: 0, due: now + DAYS_AFTER_WRONG * DAY_MS };
  // A right answer before the due date proves little: the player still remembers.
  if (!isRight || known === undefined || now < known.due) return "same";
  const days = DAYS_AFTER[known.box];
  return days === undefined ? "learnt" : { box: known.box + 1, due: now + days * DAY_MS };
};
