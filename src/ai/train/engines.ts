import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { beamEnds, createEndSearch, visitEnds } from "../../rules/search/search.ts";
import type { Roll } from "../../rules/turn.ts";
import { BAR, HEAD, OFF, type Ruleset } from "../../rules/types.ts";
import { climbs } from "../candidates.ts";
import { bestBoard } from "../choose.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";
import type { Search } from "../search.ts";

/** What plays a turn: from the board and the roll to a legal end, as the mover sees it. */
export type Engine = {
  readonly play: (board: Board, roll: Roll) => Promise<Board>;
  readonly stop: () => void;
};

/** A net that looks ahead by this many plies. */
export const netEngine = (search: Search, plies: 0 | 1): Engine => ({
  play: async (board, roll) => bestBoard(search, board, roll, plies),
  stop: () => {},
});

/** The further a checker has come, the more its next step counts. */
const HURRY = 1.7;

const runnerScores = (boards: Board, count: number, scores: Float64Array): void => {
  for (let index = 0; index < count; index++) {
    let score = 0;
    for (let point = OFF; point < BAR; point++)
      score += (boards[index * BOARD + point] ?? 0) * HURRY ** (HEAD - point);
    scores[index] = score;
  }
};

/** One that runs with its foremost checkers and sees nothing else. */
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

const SCRIPT = "src/ai/train/gnubg.py";

const playOn = (board: Board, points: readonly number[]): Board => {
  const end = board.slice();
  for (let index = 0; index + 1 < points.length; index += 2) {
    const from = points[index] ?? OFF;
    const to = points[index + 1] ?? OFF;
    const theirs = SIDE + BAR - to;
    end[from] = (end[from] ?? 0) - 1;
    end[to] = (end[to] ?? 0) + 1;
    if (to === OFF || (end[theirs] ?? 0) === 0) continue;
    end[theirs] = 0;
    end[SIDE + BAR] = (end[SIDE + BAR] ?? 0) + 1;
  }
  return end;
};

/** GNU Backgammon, if it is installed, at 0 plies without the cube: an outside judge only. */
export const gnuBackgammon = (): Engine => {
  const child: ChildProcess = spawn("gnubg", ["-t", "-q", "-p", SCRIPT], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("GNU Backgammon cannot be spoken to.");
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: stdout }).on("line", (line) => {
    if (line.startsWith("@")) waiting.shift()?.(line.slice(1));
  });
  const ready = new Promise<string>((resolve) => waiting.push(resolve));
  return {
    play: async (board, roll) => {
      if (!("dice" in roll)) throw new Error("GNU Backgammon plays short nardy only.");
      await ready;
      const sides = [board.subarray(1, SIDE), board.subarray(SIDE + 1, BOARD)];
      const counts = sides.map((side) => side.join(" ")).join(" ");
      const answer = new Promise<string>((resolve) => waiting.push(resolve));
      stdin.write(`${roll.dice.join(" ")} ${counts}\n`);
      const line = await answer;
      return playOn(board, line === "" ? [] : line.split(" ").map(Number));
    },
    stop: () => {
      child.kill();
    },
  };
};
