import { beamEnds, createEndSearch, visitEnds } from "../../rules/search/search.ts";
import type { Roll } from "../../rules/turn.ts";
import { BAR, HEAD, OFF, type Ruleset } from "../../rules/types.ts";
import { climbs } from "../candidates.ts";
import { bestBoard } from "../choose.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import type { Plies } from "../levels.ts";
import type { Search } from "../search.ts";

/** Plays a turn: from the board and the roll to a legal end, as the mover sees it. */
export type Engine = {
  readonly play: (board: Board, roll: Roll) => Promise<Board>;
  readonly stop: () => void;
};

/** A net, and how many plies it looks ahead. */
export type Looking = { readonly search: Search; readonly plies: Plies };

export const netEngine = ({ search, plies }: Looking): Engine => ({
  play: async (board, roll) => bestBoard(search, board, roll, plies),
  stop: () => {},
});

const HURRY = 1.7;

const runnerScores = (boards: Board, count: number, scores: Float64Array): void => {
  for (let index = 0; index < count; index++) {
    let score = 0;
    for (let point = OFF; point < BAR; point++)
      score += (boards[index * BOARD + point] ?? 0) * HURRY ** (HEAD - point);
    scores[index] = score;
  }
};

/** An engine that runs with its foremost checkers and sees nothing else. */
export const runner = (ruleset: Ruleset): Engine => {
  const search = createEndSearch(ruleset);
  const play = (board: Board, roll: Roll): Board => {
    if (climbs(ruleset, roll))
      return beamEnds(search, board, roll, runnerScores, 8).ends[0]?.board ?? board;
    let all = board;
    const count = visitEnds(search, board, roll, (boards) => {
      all = boards;
    });
    const scores = new Float64Array(count);
    runnerScores(all, count, scores);
    const best = scores.indexOf(Math.max(...scores));
    return all.slice(best * BOARD, (best + 1) * BOARD);
  };
  return { play: async (board, roll) => play(board, roll), stop: () => {} };
};
