import { countsOnce } from "../game/cube.ts";
import type { Problem } from "../game/problem.ts";
import { packBoard } from "../rules/search/search.ts";
import type { Position } from "../rules/types.ts";
import type { CubeOwner, Stakes, StandingCube } from "./cube-formula.ts";
import { raisedBy, worthsByWord, worthsOverRolls } from "./cube-look.ts";
import type { Board } from "./inputs/inputs.ts";
import type { Plies } from "./levels.ts";
import { flipScore, type MatchScore } from "./match.ts";
import type { Player } from "./players.ts";
import { frameAt, type Search } from "./search.ts";
import { chancesOn } from "./value.ts";
import { gainOf } from "./worth.ts";

export type CubeState = {
  readonly value: bigint;
  readonly owner: CubeOwner;
  /** A double was offered in this game, so mars and more count (Jacoby). */
  readonly offered: boolean;
  readonly match?: MatchScore;
};

/** In units of the stake: in a match, 1 is the value of winning it and −1 that of losing it. */
export type CubeAdvice = {
  readonly double: boolean;
  readonly take: boolean;
  readonly beaver: boolean;
  /** Whether the mover, after doubling, is right to accept a beaver. */
  readonly acceptBeaver: boolean;
  /** The position is too good to double: playing for mars is worth more than a refused double. */
  readonly tooGood: boolean;
  readonly noDouble: number;
  readonly doubleTake: number;
  /** The value of a double to the mover by its answer; 1 if it is dropped. */
  readonly answered: { readonly take: number; readonly beaver: number };
};

/** The cube as the side about to roll sees it; undefined where that side may not turn it. */
export const cubeToTurn = ({ asked, cube, match }: Problem): CubeState | undefined => {
  if (cube === undefined || match?.isCrawford) return undefined;
  const isAnswered = asked.kind === "answer";
  if (cube.owner === "other" && !isAnswered) return undefined;
  const { value, owner } = cube;
  const toGo = match && { own: match.to - match.own, other: match.to - match.other };
  const score = toGo && (isAnswered ? { own: toGo.other, other: toGo.own } : toGo);
  return {
    ...{ value, owner: owner === "centre" ? "centre" : "own", offered: value > 1n || isAnswered },
    ...(score && { match: score }),
  };
};

/** Higher cubes count as this one: one more raise makes no difference there. */
const HIGHEST = 1_000_000;

/** The value of the cube as a number. */
export const countOf = (value: bigint): number => Math.min(HIGHEST, Number(value));

/** A worth as a share of the stake: a dropped double is 1, and −1 to the side that drops it. */
export const inStakes = (
  match: MatchScore | undefined,
  value: number,
): ((worth: number) => number) => {
  const won = gainOf(match)(value);
  const lost = -gainOf(match && flipScore(match))(value);
  return (worth) => (2 * worth - won - lost) / (won - lost);
};

/** The worths of a game to the side about to roll with each of these cubes, not raised now. */
type WorthOf = (cubes: readonly StandingCube[]) => readonly number[];

/** The advice by what the game is worth with the cube as it stands and after one or two raises. */
export const adviceBy = (
  { ruleset, match }: Stakes,
  now: StandingCube,
  worthOf: WorthOf,
): CubeAdvice => {
  const raised = raisedBy(ruleset, now);
  const worths = worthOf([now, raised, raisedBy(ruleset, raised)]);
  const [noDouble = 0, taken = 0, afterBeaver = 0] = worths.map(inStakes(match, now.value));
  const refused = -gainOf(match && flipScore(match))(raised.value);
  const refusedBeaver = inStakes(match, now.value)(refused);
  const acceptBeaver = afterBeaver > refusedBeaver;
  const beavered = acceptBeaver ? afterBeaver : refusedBeaver;
  const beaver = ruleset.switches.beaver && beavered < taken;
  const doubleTake = beaver ? beavered : taken;
  const take = doubleTake < 1;
  const mayDouble = now.owner !== "other";
  return {
    double: mayDouble && Math.min(doubleTake, 1) > noDouble,
    take,
    beaver,
    acceptBeaver,
    tooGood: mayDouble && !take && noDouble > 1,
    noDouble,
    doubleTake,
    answered: { take: taken, beaver: beavered },
  };
};

/** Advice to the side about to roll: by the net's own word, or over the rolls of so many plies. */
export const adviceOn = (
  search: Search,
  board: Board,
  stakes: Stakes,
  cube: StandingCube,
  plies: Plies,
): CubeAdvice =>
  adviceBy(stakes, cube, (cubes) => {
    if (plies === 0) {
      const chances = chancesOn(search, board, plies);
      return worthsByWord(stakes, { boards: board, chances, at: 0 }, cubes);
    }
    frameAt(search, 1).board.set(board);
    return worthsOverRolls({ search, ply: 1, plies, stakes, cubes });
  });

/** Whether to double and how to answer, for the side about to roll; by default over one ply. */
export const adviseCube = (
  { ruleset, search, plies: habit }: Player,
  position: Position,
  { value, owner, match, ...seen }: CubeState,
  plies: Plies = habit === 0 ? 0 : 1,
): CubeAdvice => {
  const stakes = { ruleset, match };
  const cube = { value: countOf(value), owner, plain: countsOnce(ruleset.switches, seen) };
  return adviceOn(search, packBoard(position), stakes, cube, plies);
};
