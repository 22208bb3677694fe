import { knowsCube } from "../rules/rulesets.ts";
import type { Ruleset } from "../rules/types.ts";
import type { ClockTerms } from "./clock.ts";
import type { Colour, GameResult, PerColour } from "./types.ts";

export type Terms = {
  readonly ruleset: Ruleset;
  /** Points for a simple win at a cube of one. */
  readonly stake: number;
  /** Points (cube × outcome) that win the series; undefined for a series without end. */
  readonly match?: number;
  readonly hints?: true;
  /** The players' time; undefined for no limit. */
  readonly clock?: ClockTerms;
  /** The position where each game begins, as a line of our own; such games count nowhere. */
  readonly from?: string;
};

export const STAKES = { least: 1, most: 1_000_000 } as const;
export const MATCHES = { least: 1, most: 99 } as const;

export type Standing = { readonly score: PerColour<bigint>; readonly crawfordPlayed: boolean };

/** Whether the cube fits a game at all: a medley has none, nor has a game for the difference. */
export const fitsCube = ({ games, switches }: Ruleset): boolean =>
  games === undefined && switches.score === "games";

/** Whether a game can be agreed on with the cube: most games of the neighbours do not know it. */
export const takesCube = (ruleset: Ruleset): boolean => fitsCube(ruleset) && knowsCube(ruleset);

/** Matches of the neighbours' games that were agreed on with the cube keep it. */
export const hasMatchCube = (ruleset: Ruleset): boolean =>
  takesCube(ruleset) || ruleset.switches.cube;

/** Crawford: the first game with a player one point from the end; without a cube there is none. */
export const isCrawford = (
  { ruleset, match }: Terms,
  { score, crawfordPlayed }: Standing,
): boolean => {
  if (match === undefined || crawfordPlayed || !hasMatchCube(ruleset)) return false;
  const last = BigInt(match) - 1n;
  return score.white === last || score.black === last;
};

/** The game of a medley whose turn it is, after so many others. */
export const turnOf = <Game>(games: readonly Game[], played: number): Game | undefined =>
  games[played % games.length];

/**
 * The ruleset of the next game, after `played` games of the series. A match has the cube, but none
 * of its extras (rules/README.md, section 7), and that only where the game can have it.
 */
export const rulesetFor = (terms: Terms, crawford: boolean, played = 0): Ruleset => {
  const { ruleset, match } = terms;
  const turn = ruleset.games && turnOf(ruleset.games, played);
  if (turn) return plain(turn, false);
  return match === undefined ? ruleset : plain(ruleset, !crawford && hasMatchCube(ruleset));
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
    : { white: toGo(match, score.white), black: toGo(match, score.black) };

/** Both may have the points after drawn games that score: then the next win decides. */
const toGo = (match: number, points: bigint): number => Math.max(1, match - Number(points));

/** Whether a match is unfinished, so that another game follows. */
export const isMidMatch = (terms: Terms, standing: Standing): boolean =>
  terms.match !== undefined && !isMatchOver(terms, standing);

/** Whether a player has the points of the match, and more than the other. */
export const isMatchOver = ({ match }: Terms, { score: { white, black } }: Standing): boolean =>
  match !== undefined && white !== black && (white >= match || black >= match);

/** The player with more points; undefined while both have as many. */
export const leaderOf = ({ score: { white, black } }: Standing): Colour | undefined => {
  if (white === black) return undefined;
  return white > black ? "white" : "black";
};

/** The winner of a match; undefined while it goes on, and for a series without end. */
export const matchWinner = (terms: Terms, standing: Standing): Colour | undefined =>
  isMatchOver(terms, standing) ? leaderOf(standing) : undefined;

/** The points that a winner gets from the loser, or that both score for a draw. */
export const pointsOf = (
  { stake }: Pick<Terms, "stake">,
  { cube, multiplier }: Pick<GameResult, "cube" | "multiplier">,
): bigint => BigInt(stake) * cube * BigInt(multiplier);

/** These points in the score of the series. In a match the stake does not count. */
export const scoreOf = ({ stake, match }: Terms, points: bigint): bigint =>
  match === undefined ? points : points / BigInt(stake);
