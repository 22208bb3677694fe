import rate from "glicko2-lite";

export type Rating = {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
};

/** The rating of a new player (Glickman, "Example of the Glicko-2 system"). */
export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SETTLED = 110;

/** Whether a rating is shown without a question mark. */
export const isSettled = ({ deviation }: Rating): boolean => deviation <= SETTLED;

/**
 * The ratings of two players after a meeting, which is a rating period of its own; `score` is the
 * first one's, from 0 (lost) to 1 (won). Outcome and cube are left out: they depend too much on
 * luck.
 */
export const afterMeeting = (
  [one, other]: readonly [Rating, Rating],
  score: number,
): readonly [Rating, Rating] => [after(one, other, score), after(other, one, 1 - score)];

const after = (own: Rating, other: Rating, score: number): Rating => {
  const { rating, rd, vol } = rate(own.rating, own.deviation, own.volatility, [
    [other.rating, other.deviation, score],
  ]);
  return { rating, deviation: rd, volatility: vol };
};
