import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { positionIdOf } from "../../game/problem/gnubg-id.ts";
import { BAR, OFF } from "../../rules/types.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";
import type { Plies } from "../levels.ts";
import type { Engine } from "./engines.ts";

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

export type GnuBackgammon = Engine & {
  /** The counts of points 1 to 24 and the bar as it sees them, first of the side about to roll. */
  readonly echo: (board: Board) => Promise<readonly number[]>;
  /** What a board is worth to the side about to roll, in points. */
  readonly value: (board: Board) => Promise<number>;
};

/** GNU Backgammon, if installed, without the cube. It only judges from outside. */
export const gnuBackgammon = (plies: Plies): GnuBackgammon => {
  const child: ChildProcess = spawn("gnubg", ["-t", "-q", "-p", SCRIPT], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/games` },
    stdio: ["pipe", "pipe", "ignore"],
  });
  // Without this a pending answer would wait for ever, and the program would end in silence.
  child.once("close", () => {
    if (!child.killed)
      throw new Error("GNU Backgammon has ended: is it installed, and is this the repository?");
  });
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error("GNU Backgammon cannot be spoken to.");
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: stdout }).on("line", (line) => {
    if (line.startsWith("@")) waiting.shift()?.(line.slice(1));
  });
  const ready = new Promise<string>((resolve) => waiting.push(resolve));
  const ask = async (question: string): Promise<readonly number[]> => {
    await ready;
    const answer = new Promise<string>((resolve) => waiting.push(resolve));
    stdin.write(`${question}\n`);
    const line = await answer;
    return line === "" ? [] : line.split(" ").map(Number);
  };
  void ask(`plies ${plies}`);
  return {
    play: async (board, roll) => {
      if (!("dice" in roll)) throw new Error("GNU Backgammon plays short nardy only.");
      return playOn(board, await ask(`${boardIdOf(board)} ${roll.dice.join(" ")}`));
    },
    echo: (board) => ask(boardIdOf(board)),
    value: async (board) => (await ask(`value ${boardIdOf(board)}`))[0] ?? 0,
    stop: () => {
      child.kill();
    },
  };
};

/** The name of a packed board, first the side about to roll. */
export const boardIdOf = (board: Board): string =>
  positionIdOf({ own: board.subarray(0, SIDE), other: board.subarray(SIDE, BOARD) });
