import type { Ruleset } from "../rules/types.ts";
import type { ClockTerms } from "./clock.ts";
import type { GameResult, PerColour } from "./types.ts";

export type Terms = {
  readonly ruleset: Ruleset;
  /** Points for a simple win at a cube of one. */
  readonly stake: number;
  /** Points (cube × outcome) that win the series; undefined for a series without end. */
  readonly match?: number;
  readonly hints?: true;
  /** The players' time; undefined for no limit. */
  readonly clock?: ClockTerms;
};

export const STAKES = { least: 1, most: 1_000_000 } as const;
export const MATCHES = { least: 1, most: 99 } as const;

export type Standing = { readonly score: PerColour<bigint>; readonly crawfordPlayed: boolean };

/**
 * Whether the next game is the Crawford game: the first with a player one point from the end. A
 * medley has no cube, and so no such game.
 */
export const isCrawford = (
  { ruleset, match }: Terms,
  { score, crawfordPlayed }: Standing,
): boolean => {
  if (match === undefined || crawfordPlayed || ruleset.games) return false;
  const last = BigInt(match) - 1n;
  return score.white === last || score.black === last;
};

/**
 * The ruleset of the next game, after `played` games of the series. A match has the cube, but none
 * of its extras (rules/README.md, section 7); a medley has not even the cube.
 */
export const rulesetFor = (terms: Terms, crawford: boolean, played = 0): Ruleset => {
  const { ruleset, match } = terms;
  const turn = ruleset.games?.[played % ruleset.games.length];
  if (turn) return plain(turn, false);
  return match === undefined ? ruleset : plain(ruleset, !crawford);
};

/** The ruleset without the extras of the cube, and with the cube or without. */
export const plain = (ruleset: Ruleset, cube: boolean): Ruleset => ({
  ...ruleset,
  switches: { ...ruleset.switches, cube, autoDoubles: 0, beaver: false, jacoby: false },
});

/** The points that each player needs to win the match; undefined for a series without end. */
export const pointsToGo = ({ match }: Terms, { score }: Standing): PerColour<number> | undefined =>
  match === undefined
    ? undefined
    : { white: match - Number(score.white), black: match - Number(score.black) };

/** Whether a match is unfinished, so that another game follows. */
export const isMidMatch = (terms: Terms, standing: Standing): boolean =>
  terms.match !== undefined && !isMatchOver(terms, standing);

export const isMatchOver = ({ match }: Terms, { score }: Standing): boolean =>
  match !== undefined && (score.white >= match || score.black >= match);

/** The points that the winner of a game gets from the loser. */
export const pointsOf = (
  { stake }: Pick<Terms, "stake">,
  { cube, multiplier }: Pick<GameResult, "cube" | "multiplier">,
): bigint => BigInt(stake) * cube * BigInt(multiplier);

/** These points in the score of the series. In a match the stake does not count. */
export const scoreOf = ({ stake, match }: Terms, points: bigint): bigint =>
  match === undefined ? points : points / BigInt(stake);
