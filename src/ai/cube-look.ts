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

/** What is asked of the board in the frame of a ply, for the side that rolls there. */
type CubesAhead = {
  readonly search: Search;
  readonly ply: number;
  /** How many plies to look over from there. */
  readonly plies: number;
  readonly stakes: Stakes;
  readonly cubes: readonly StandingCube[];
};

/** The same where the side to roll may raise each cube first, and the other side may drop. */
const worthsWithRaise = (ahead: CubesAhead): readonly number[] => {
  const { stakes, cubes } = ahead;
  const raised = cubes.map((cube) => raisedBy(stakes.ruleset, cube));
  const worths = worthsOverRolls({ ...ahead, cubes: [...cubes, ...raised] });
  const gain = gainOf(stakes.match);
  return cubes.map(({ owner, value }, at) => {
    const kept = worths[at] ?? 0;
    if (owner === "other") return kept;
    return Math.max(kept, Math.min(worths[cubes.length + at] ?? 0, gain(value)));
  });
};

/**
 * What the board in the frame of a ply is worth to the side that rolls now, with each of these
 * cubes: the mean over the rolls of so many plies, then by the formula. So a roll that loses the
 * market counts as what it is, which a mean of chances hides.
 */
export const worthsOverRolls = (ahead: CubesAhead): readonly number[] => {
  const { search, ply, stakes, cubes } = ahead;
  const frame = frameAt(search, ply);
  const ownTurn = turnNumberOn(stakes.ruleset, frame.board);
  const sums = cubes.map(() => 0);
  for (const { dice, share } of ALL_ROLLS) {
    const at = findBest(search, frame, { dice, ownTurn });
    const worths =
      deeperWorths(ahead, at) ?? worthsByWord(stakes, { ...frame.candidates, at }, cubes);
    for (const [cube, worth] of worths.entries()) sums[cube] = (sums[cube] ?? 0) + share * worth;
  }
  return sums;
};

/** The worths of an end over the rolls that follow; undefined if too deep, or the game is over. */
const deeperWorths = (ahead: CubesAhead, end: number): readonly number[] | undefined => {
  const { search, ply, plies, stakes, cubes } = ahead;
  const frame = frameAt(search, ply);
  const { hasEnded } = search.evaluator;
  if (plies === 1 || hasEnded(frame.candidates.boards, end * BOARD)) return undefined;
  const { board } = frameAt(search, ply + 1);
  const passes = writeNext(search, frame, end, board);
  if (hasEnded(board, 0)) return undefined;
  const next = { ...ahead, ply: ply + 1, plies: plies - 1 };
  if (!passes) return worthsWithRaise(next);
  const theirs = { ...next, stakes: flipStakes(stakes), cubes: cubes.map(flipCube) };
  return worthsWithRaise(theirs).map((one) => -one);
};
