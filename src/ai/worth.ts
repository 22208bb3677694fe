import type { Chances, Scale } from "./chances.ts";
import { chanceOfMatch, flipScore, type MatchScore } from "./match.ts";

/** The value of a game by its final cube: in points, or as a chance from −1 to 1. */
export type Worth = {
  /** The mean over the outcomes of a win, and of a loss. */
  readonly won: (value: number) => number;
  readonly lost: (value: number) => number;
  /** The value if the other side gives up at this cube, and if this side does. */
  readonly passed: (value: number) => number;
  readonly given: (value: number) => number;
  /** Whether a win with this cube wins everything, so that raising it further makes no sense. */
  readonly isEnough: (value: number) => boolean;
};

export type TwoSided = { readonly own: Worth; readonly other: Worth };

export const flipSides = ({ own, other }: TwoSided): TwoSided => ({ own: other, other: own });

/** How often a winning side wins by each outcome, with the outcome's points. */
type Wins = readonly (readonly [share: number, points: number])[];

const winsOf = (win: number, winMars: number, winKoks: number, { mars, koks }: Scale): Wins => {
  if (win <= 0) return [[1, 1]];
  return [
    [1 - winMars / win, 1],
    [(winMars - winKoks) / win, 1 + mars],
    [winKoks / win, 1 + mars + koks],
  ];
};

type Gain = (points: number) => number;

/** What points are worth: as many, or in a match the chance that they leave, from −1 to 1. */
export const gainOf = (match: MatchScore | undefined): Gain => {
  if (match === undefined) return (points) => points;
  const { own, other } = match;
  // If the cube is in use with one side a point from the end, the Crawford game is over.
  const crawfordPlayed = own === 1 || other === 1;
  return (points) => 2 * chanceOfMatch({ own: own - points, other }, crawfordPlayed) - 1;
};

const meanOf = (wins: Wins, gain: Gain, value: number): number =>
  wins.reduce((sum, [share, points]) => sum + share * gain(points * value), 0);

type Hopes = { readonly wins: Wins; readonly gain: Gain; readonly toGo: number };

const worthTo = (own: Hopes, other: Hopes): Worth => ({
  won: (value) => meanOf(own.wins, own.gain, value),
  lost: (value) => -meanOf(other.wins, other.gain, value),
  passed: (value) => own.gain(value),
  given: (value) => -other.gain(value),
  isEnough: (value) => value >= own.toGo,
});

const NO_END = Number.POSITIVE_INFINITY;

/** The value of a game to both sides; `match` has the points that each still needs. */
export const worthOf = (chances: Chances, scale: Scale, match?: MatchScore): TwoSided => {
  const { win, winMars, winKoks, loseMars, loseKoks } = chances;
  const hopes = (wins: Wins, score: MatchScore | undefined): Hopes => ({
    wins,
    gain: gainOf(score),
    toGo: score?.own ?? NO_END,
  });
  const own = hopes(winsOf(win, winMars, winKoks, scale), match);
  const other = hopes(winsOf(1 - win, loseMars, loseKoks, scale), match && flipScore(match));
  return { own: worthTo(own, other), other: worthTo(other, own) };
};
