import { afterMeeting, type Rating } from "../../../../game/rating.ts";
import { DAY_MS } from "../../../../tables/services/time.ts";
import { squareOf } from "../../decision/decision.ts";

export type Met = { readonly person: Rating; readonly puzzle: Rating };

/** An attempt that loses at least this many hundredths of a point scores 0. */
const ALL_LOST = 15;

/** The score of an attempt, from 0 to 1: 1 for the best turn, less for a greater loss. */
export const scoreOf = (loss: number): number =>
  squareOf(loss) === "best" ? 1 : Math.max(0, 1 - loss / ALL_LOST);

/** So many puzzles find a person's strength; until then it jumps, and is not shown. */
const FINDING = 5;
/** A strength that has been found moves by so much at most: one slip is no other player. */
const MOST_CHANGE = 40;

/** Whether a strength is shown after so many rated puzzles. */
export const isFound = (rated: number): boolean => rated > FINDING;

/**
 * Both ratings after an attempt, which counts as a game between the two. `rated`: the attempts of
 * the person before this one.
 */
export const afterAttempt = ({ person, puzzle }: Met, loss: number, rated: number): Met => {
  const [one, other] = afterMeeting([person, puzzle], scoreOf(loss));
  return { person: rated < FINDING ? one : kept(person, one), puzzle: other };
};

const kept = ({ rating }: Rating, after: Rating): Rating => {
  const change = Math.min(Math.max(after.rating - rating, -MOST_CHANGE), MOST_CHANGE);
  return { ...after, rating: rating + change };
};

/** An available puzzle, with the time when the player last saw it. */
export type PoolPuzzle<Id> = {
  readonly id: Id;
  readonly rating: number;
  readonly seenAt: number | null;
};

/** Players still remember puzzles of the last month. */
const REMEMBERED_MS = 30 * DAY_MS;

/** Whether a puzzle seen then can be answered from memory. */
export const isRemembered = (seenAt: number, now: number): boolean => now - seenAt < REMEMBERED_MS;

/** The choice is among this many of the nearest, so that equal players get different puzzles. */
const NEAREST = 5;

type PuzzleWish = {
  readonly rating: number;
  readonly now: number;
  /** A random whole number below `count`. */
  readonly below: (count: number) => number;
};

/** A puzzle near the player's strength that they have not seen lately, if there is one. */
export const nextPuzzle = <Id>(
  pool: readonly PoolPuzzle<Id>[],
  { rating, now, below }: PuzzleWish,
): Id | undefined => {
  const near = pool
    .filter(({ seenAt }) => seenAt === null || !isRemembered(seenAt, now))
    .toSorted((one, two) => Math.abs(one.rating - rating) - Math.abs(two.rating - rating))
    .slice(0, NEAREST);
  return near[below(near.length)]?.id;
};

/** The puzzle that the player saw longest ago: when they remember all, there still is one. */
export const oldestPuzzle = <Id>(pool: readonly PoolPuzzle<Id>[]): Id | undefined =>
  pool.toSorted((one, two) => (one.seenAt ?? 0) - (two.seenAt ?? 0))[0]?.id;
