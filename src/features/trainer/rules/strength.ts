import { afterMeeting, type Rating } from "../../../game/rating.ts";
import { DAY_MS } from "../../seven/rules/days.ts";
import { squareOf } from "../../seven/rules/squares.ts";

/** Two that have met: somebody and a puzzle. */
export type Met = { readonly person: Rating; readonly puzzle: Rating };

/** From so many points of a hundred games on an attempt has failed altogether. */
const ALL_LOST = 15;

/** What an attempt is worth, from 0 to 1: all for the best turn, less the more was lost. */
export const scoreOf = (loss: number): number =>
  squareOf(loss) === "best" ? 1 : Math.max(0, 1 - loss / ALL_LOST);

/** Both ratings after an attempt, which is a game between the two. */
export const afterAttempt = ({ person, puzzle }: Met, loss: number): Met => {
  const [one, other] = afterMeeting([person, puzzle], scoreOf(loss));
  return { person: one, puzzle: other };
};

/** A puzzle that can be asked, and when somebody saw it last. */
export type PoolPuzzle<Id> = {
  readonly id: Id;
  readonly rating: number;
  readonly seenAt: number | null;
};

/** What was seen in the last month is still remembered. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Whether a puzzle seen then can be answered from memory. */
export const isRemembered = (seenAt: number, now: number): boolean => now - seenAt < REMEMBERED_MS;

/** One of so many that are nearest in strength, so that two of one strength go different ways. */
const NEAREST = 5;

type Asking = {
  readonly rating: number;
  readonly now: number;
  /** A whole number below `count`, by chance. */
  readonly below: (count: number) => number;
};

/** A puzzle of about one's own strength that was not seen lately; undefined where there is none. */
export const nextPuzzle = <Id>(
  pool: readonly PoolPuzzle<Id>[],
  { rating, now, below }: Asking,
): Id | undefined => {
  const near = pool
    .filter(({ seenAt }) => seenAt === null || !isRemembered(seenAt, now))
    .toSorted((one, two) => Math.abs(one.rating - rating) - Math.abs(two.rating - rating))
    .slice(0, NEAREST);
  return near[below(near.length)]?.id;
};
