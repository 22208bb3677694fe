import {
  type Analysis,
  isCubeMistake,
  isMistake,
  type JudgedCube,
  type JudgedTurn,
  type Summary,
  summaryOf,
} from "../../../ai/analysis/analysis.ts";
import type { Colour } from "../../../game/types.ts";
import type { StoredGame } from "./store.ts";

/** A decision of a match that lost something; `at` is its game, counted from 0. */
export type CostlyDecision = { readonly at: number; readonly cost: number } & (
  | { readonly kind: "turn"; readonly index: number; readonly turn: JudgedTurn }
  | { readonly kind: "cube"; readonly cube: JudgedCube }
);

const MOST = 10;

const costlyIn = (
  analysis: Analysis | undefined,
  at: number,
  by: Colour,
): readonly CostlyDecision[] => [
  ...(analysis?.turns ?? []).flatMap((turn, index): CostlyDecision[] =>
    turn.by === by && isMistake(turn)
      ? [{ kind: "turn", at, index, turn, cost: turn.loss * turn.cube }]
      : [],
  ),
  ...(analysis?.cubes ?? []).flatMap((cube): CostlyDecision[] =>
    cube.by === by && isCubeMistake(cube)
      ? [{ kind: "cube", at, cube, cost: cube.loss * cube.cube }]
      : [],
  ),
];

/** The ten decisions of a side that cost most in a match, the worst first. */
export const costliest = (games: readonly StoredGame[], by: Colour): readonly CostlyDecision[] =>
  games
    .flatMap(({ analysis }, at) => costlyIn(analysis, at, by))
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, MOST);

/** What both sides lost and how they played, over all games of a match. */
export const summaryOfMatch = (games: readonly StoredGame[]): Summary["sides"] => {
  const made = games.flatMap(({ analysis }) => analysis ?? []);
  const turns = made.flatMap((one) => one.turns);
  const cubes = made.flatMap((one) => one.cubes);
  return summaryOf({ white: 0.5, turns, cubes }).sides;
};
