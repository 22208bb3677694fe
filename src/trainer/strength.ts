import { afterGame, type Rating } from "../game/rating.ts";
import { DAY_MS } from "../seven/days.ts";
import { squareOf } from "../seven/squares.ts";

/** Two that have met: somebody and a puzzle. */
export type Met = { readonly person: Rating; readonly puzzle: Rating };

/** Both ratings after an attempt: whoever finds the best turn has won against the puzzle. */
export const afterAttempt = ({ person, puzzle }: Met, loss: number): Met => {
  if (squareOf(loss) === "best") {
    const { winner, loser } = afterGame(person, puzzle);
    return { person: winner, puzzle: loser };
  }
  const { winner, loser } = afterGame(puzzle, person);
  return { person: loser, puzzle: winner };
};

/** A puzzle that can be asked, and when somebody saw it last. */
export type PoolPuzzle<Id> = {
  readonly id: Id;
  readonly rating: number;
  readonly seenAt: number | null;
};

/** What was seen in the last month is still remembered. */
const REMEMBERED_MS = 30 * DAY_MS;
/** One of so many that are nearest in strength, so that two of one strength go different ways. */
const NEAREST = 10;

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
    .filter(({ seenAt }) => seenAt === null || now - seenAt >= REMEMBERED_MS)
    .toSorted((one, two) => Math.abs(one.rating - rating) - Math.abs(two.rating - rating))
    .slice(0, NEAREST);
  return near[below(near.length)]?.id;
};
