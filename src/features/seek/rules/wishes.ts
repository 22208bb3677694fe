import type { ClockTerms } from "../../../game/clock.ts";

/** Stands for whatever game the other one wants. */
export const ANY = "any";

/** What a player would like to play. */
export type SeekerWish = {
  readonly game: string;
  /** How the stake may be raised: a word of its own for each way. */
  readonly cube: string;
  /** 0: no match. */
  readonly match: number;
  readonly clock: ClockTerms | undefined;
};

/** The game of two players, `ANY` if both leave it open; undefined if they want different ones. */
export const sharedGame = (one: SeekerWish, other: SeekerWish): string | undefined => {
  if (one.game === ANY) return other.game;
  return other.game === ANY || other.game === one.game ? one.game : undefined;
};

/** Cube and match as a key. */
export const stakesOf = ({ cube, match }: SeekerWish): string => `${cube} ${match}`;

/** Cube, match and clock as a key. */
export const termsOf = (wish: SeekerWish): string =>
  `${stakesOf(wish)} ${JSON.stringify(wish.clock)}`;

/** How different two wishes for the same game are; 0 if they are equal. */
export const apart = (one: SeekerWish, other: SeekerWish): number =>
  WEIGHTS.match * doublings(Math.max(one.match, 1), Math.max(other.match, 1)) +
  (one.cube === other.cube ? 0 : WEIGHTS.cube) +
  doublings(paceOf(one.clock), paceOf(other.clock));

/** In doublings of the time for a turn: a match to 4 differs from one game as 1 min from 16. */
const WEIGHTS = { match: 2, cube: 2 } as const;

const doublings = (one: number, other: number): number => Math.abs(Math.log2(one / other));

/** The clock that leaves more time for a turn. */
export const slowerClock = (
  one: ClockTerms | undefined,
  other: ClockTerms | undefined,
): ClockTerms | undefined => (paceOf(one) >= paceOf(other) ? one : other);

/** The turns of a player in a game, about. */
const TURNS = 30;
const NO_CLOCK = 24 * 60 * 60;

/** The seconds for a turn. */
const paceOf = (clock: ClockTerms | undefined): number => {
  if (clock === undefined) return NO_CLOCK;
  return "turn" in clock ? clock.turn : clock.add + clock.bank / TURNS;
};
