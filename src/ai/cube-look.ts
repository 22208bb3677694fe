import { CHANCES, type ChanceList, chancesAt } from "./chances.ts";
import {
  alivenessOn,
  flipCube,
  flipStakes,
  nextValue,
  type Stakes,
  type StandingCube,
  worthByFormula,
} from "./cube-formula.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";
import { ALL_ROLLS, findBest, frameAt, type Search, turnNumberOn, writeNext } from "./search.ts";
import { gainOf } from "./worth.ts";

/** The cube after the side to roll has raised it and the other side has taken. */
export const raisedBy = (
  { switches }: Stakes["ruleset"],
  { value }: StandingCube,
): StandingCube => ({
  value: nextValue(switches.raise, value),
  owner: "other",
  plain: false,
});

/** A place in lists of boards and of their chances. */
export type ValuedPlace = {
  readonly boards: Board;
  readonly chances: ChanceList;
  readonly at: number;
};

/** By the formula: what the game is worth with each of these cubes, to the side of the chances. */
export const worthsByWord = (
  stakes: Stakes,
  { boards, chances, at }: ValuedPlace,
  cubes: readonly StandingCube[],
): readonly number[] => {
  const alive = alivenessOn(stakes.ruleset, boards, at * BOARD);
  const prospect = { chances: chancesAt(chances, at * CHANCES), alive };
  return cubes.map((cube) => worthByFormula(stakes, prospect, cube));
};

/** The same where the side to roll may raise each cube first, and the other side may drop. */
const worthsWithRaise = (
  search: Search,
  ply: number,
  plies: number,
  stakes: Stakes,
  cubes: readonly StandingCube[],
): readonly number[] => {
  const raised = cubes.map((cube) => raisedBy(stakes.ruleset, cube));
  const worths = worthsOverRolls(search, ply, plies, stakes, [...cubes, ...raised]);
  const gain = gainOf(stakes.match);
  return cubes.map(({ owner, value }, at) => {
    const kept = worths[at] ?? 0;
    if (owner === "other") return kept;
    return Math.max(kept, Math.min(worths[cubes.length + at] ?? 0, gain(value)));
  });
};

/**
 * What the board in the frame of this ply is worth to the side that rolls now, with each of these
 * cubes: the mean over the rolls of so many plies, then by the formula. So a roll that loses the
 * market counts as what it is, which a mean of chances hides.
 */
export const worthsOverRolls = (
  search: Search,
  ply: number,
  plies: number,
  stakes: Stakes,
  cubes: readonly StandingCube[],
): readonly number[] => {
  const frame = frameAt(search, ply);
  const ownTurn = turnNumberOn(stakes.ruleset, frame.board);
  const sums = cubes.map(() => 0);
  for (const { dice, share } of ALL_ROLLS) {
    const at = findBest(search, frame, { dice, ownTurn });
    const worths =
      deeperWorths(search, ply, at, plies, stakes, cubes) ??
      worthsByWord(stakes, { ...frame.candidates, at }, cubes);
    for (const [cube, worth] of worths.entries()) sums[cube] = (sums[cube] ?? 0) + share * worth;
  }
  return sums;
};

/** The worths of an end over the rolls that follow; undefined if too deep, or the game is over. */
const deeperWorths = (
  search: Search,
  ply: number,
  end: number,
  plies: number,
  stakes: Stakes,
  cubes: readonly StandingCube[],
): readonly number[] | undefined => {
  const frame = frameAt(search, ply);
  const { hasEnded } = search.evaluator;
  if (plies === 1 || hasEnded(frame.candidates.boards, end * BOARD)) return undefined;
  const { board } = frameAt(search, ply + 1);
  const passes = writeNext(search, frame, end, board);
  if (hasEnded(board, 0)) return undefined;
  if (!passes) return worthsWithRaise(search, ply + 1, plies - 1, stakes, cubes);
  const theirs = cubes.map(flipCube);
  return worthsWithRaise(search, ply + 1, plies - 1, flipStakes(stakes), theirs).map((one) => -one);
};
