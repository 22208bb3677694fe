import type { Chances, Scale } from "./chances.ts";
import { chanceOfMatch, type MatchScore } from "./match.ts";

/** What a game is worth by the cube at its end: in points, or as a chance from −1 to 1. */
export type Worth = {
  /** On average over the outcomes with which it is won, and with which it is lost. */
  readonly won: (value: number) => number;
  readonly lost: (value: number) => number;
  /** When the other side gives it up as it stands, and when this side does. */
  readonly passed: (value: number) => number;
  readonly given: (value: number) => number;
  /** Whether a win with this cube wins all there is: nobody raises it further then. */
  readonly isEnough: (value: number) => boolean;
};

export type TwoSided = { readonly own: Worth; readonly other: Worth };

/** The other side first. */
export const turned = ({ own, other }: TwoSided): TwoSided => ({ own: other, other: own });

/** How often a side that wins does so by each outcome, with the points of these. */
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

/** What a game with these chances is worth to both sides; `match`: what they still need in it. */
export const worthOf = (chances: Chances, scale: Scale, match?: MatchScore): TwoSided => {
  const { win, winMars, winKoks, loseMars, loseKoks } = chances;
  const gainOf = ({ own, other }: MatchScore): Gain => {
    // The cube is in use with one side a point from the end: the Crawford game is over.
    const crawfordPlayed = own === 1 || other === 1;
    return (points) => 2 * chanceOfMatch({ own: own - points, other }, crawfordPlayed) - 1;
  };
  const hopes = (wins: Wins, score: MatchScore | undefined): Hopes =>
    score === undefined
      ? { wins, gain: (points) => points, toGo: NO_END }
      : { wins, gain: gainOf(score), toGo: score.own };
  const own = hopes(winsOf(win, winMars, winKoks, scale), match);
  const theirs = match && { own: match.other, other: match.own };
  const other = hopes(winsOf(1 - win, loseMars, loseKoks, scale), theirs);
  return { own: worthTo(own, other), other: worthTo(other, own) };
};
