import { describe, expect, test } from "vitest";
import { boardAt } from "../../src/ai/candidates.ts";
import { CHANCES, equityAt, hasFinished } from "../../src/ai/chances.ts";
import { BOARD, type Board } from "../../src/ai/inputs/inputs.ts";
import { findBest, frameAt } from "../../src/ai/search.ts";
import { decisionsFile, readDecisions } from "../../src/ai/train/decisions.ts";
import { readBoard } from "../../src/ai/train/pack.ts";
import { valuePosition } from "../../src/ai/value.ts";
import { flip } from "../../src/rules/position.ts";
import { unpackBoard } from "../../src/rules/search/search.ts";
import { player } from "./players.ts";

const known = readDecisions(decisionsFile("hypergammon"));
if (known === undefined) throw new Error("the exact values of hypergammon are kept");

const boardOf = (text: string): Board => {
  const board = new Uint8Array(BOARD);
  readBoard(Buffer.from(text, "base64"), 0, board, 0);
  return board;
};

/** Ends of turns with their exact equity for the side that has moved. */
const ends = known.decisions.flatMap(([, , all]) =>
  all.map(([text, equity]) => ({ board: boardOf(text), equity })),
);

const rootMeanSquare = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);

const { search, ...bot } = player("hypergammon");

describe("beside the exact values of hypergammon", () => {
  test("the ends of a turn are the solver's, every one", () => {
    const sorted = (boards: readonly Board[]) => boards.map(String).toSorted();
    const frame = frameAt(search, 0);
    for (const [text, dice, all] of known.decisions) {
      frame.board.set(boardOf(text));
      findBest(search, frame, { dice, ownTurn: 9 });
      const { candidates } = frame;
      const found = Array.from({ length: candidates.count }, (_, end) => boardAt(candidates, end));
      expect(sorted(found)).toEqual(sorted(all.map(([end]) => boardOf(end))));
    }
  });

  test("the net's own word is off by less than 0.03 points, that of weaker levels by more", () => {
    const off = (level: "best" | "hard" | "beginner"): number => {
      const { evaluator } = player("hypergammon", level).search;
      const chances = new Float32Array(CHANCES);
      return rootMeanSquare(
        ends.map(({ board, equity }) => {
          evaluator.evaluate(board, 1, false, chances);
          return equityAt(evaluator.scale, chances, 0) - equity;
        }),
      );
    };
    expect(off("best")).toBeLessThan(0.03);
    expect(off("hard")).toBeGreaterThan(2 * off("best"));
    expect(off("beginner")).toBeGreaterThan(off("hard"));
  });

  test("a look over the next rolls comes nearer than the net's own word", () => {
    const some = ends.filter(({ board }, at) => at % 20 === 0 && !hasFinished(board, 0));
    const off = (plies: 0 | 1): number =>
      rootMeanSquare(
        some.map(({ board, equity }) => {
          const next = flip(unpackBoard(board, 0));
          return -valuePosition({ ...bot, search }, next, plies).equity - equity;
        }),
      );
    expect(off(1)).toBeLessThan(off(0));
  });
});
