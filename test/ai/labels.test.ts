import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasFinished } from "../../src/ai/chances.ts";
import { bestBoard } from "../../src/ai/choose.ts";
import { BOARD, type Board } from "../../src/ai/inputs/inputs.ts";
import { type Mind, nextBoard, valueEnds } from "../../src/ai/mind.ts";
import { createRandom } from "../../src/ai/train/random.ts";
import { startPosition } from "../../src/rules/position.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import type { Dice } from "../../src/rules/types.ts";
import { rules } from "../rules/helpers.ts";
import { player } from "./players.ts";
import { rollout } from "./rollout.ts";

/**
 * Decisions of the project's own games, each end worth a look labelled once by its own rollouts:
 * `LABEL=1 npx vitest run test/ai/labels.test.ts` does it anew, in half an hour.
 */
type Labelled = {
  readonly board: string;
  readonly dice: Dice;
  readonly ownTurn: number;
  /** An end and what it is worth to the mover; the best as the net saw them. */
  readonly ends: readonly (readonly [board: string, equity: number])[];
};

const COUNTS = { short: 400, long: 200, gulbar: 200, "mad-gulbar": 200 } as const;
const WIDTH = 4;
const TRIALS = 4;
const PLIES = 5;

const fileOf = (id: string) => `test/fixtures/ai/decisions-${id}.json`;

const hexOf = (board: Board): string => Buffer.from(board).toString("hex").replaceAll("0", ".");
const boardOf = (hex: string): Board =>
  Uint8Array.from(Buffer.from(hex.replaceAll(".", "0"), "hex"));

/** The most promising ends, each labelled. */
const label = (mind: Mind, board: Board, dice: Dice, ownTurn: number, seed: number): Labelled => {
  const [ends] = mind.rooms;
  const roll = { dice, ownTurn };
  const equities = (): readonly number[] => {
    valueEnds(mind, ends, board, roll);
    return Array.from(ends.equities.subarray(0, ends.count));
  };
  const seen = equities();
  const order = seen
    .map((_, index) => index)
    .sort((one, two) => (seen[two] ?? 0) - (seen[one] ?? 0));
  const labelled = order.slice(0, WIDTH).map((index) => {
    equities();
    const end = ends.boards.slice(index * BOARD, (index + 1) * BOARD);
    const next = new Uint8Array(BOARD);
    const passes = nextBoard(mind, ends, index, next);
    const over = hasFinished(end, 0) || hasFinished(next, 0);
    const worth = over
      ? (seen[index] ?? 0)
      : rollout(mind, next, TRIALS, PLIES, createRandom(seed, 99)) * (passes ? -1 : 1);
    return [hexOf(end), Number(worth.toFixed(4))] as const;
  });
  return { board: hexOf(board), dice, ownTurn, ends: labelled };
};

/** Plays on and labels a turn here and there, where there is a choice. */
const labelAll = (id: keyof typeof COUNTS): readonly Labelled[] => {
  const { mind } = player(id);
  const found: Labelled[] = [];
  for (let game = 0; found.length < COUNTS[id]; game++) {
    const random = createRandom(2026, game);
    const board = packBoard(startPosition(rules(id)));
    for (let turn = 0; turn < 500 && found.length < COUNTS[id]; turn++) {
      const dice = random.dice();
      const ownTurn = 1 + (turn >> 1);
      if (random.below(6) === 0) {
        const one = label(mind, board.slice(), dice, ownTurn, game * 1000 + turn);
        if (one.ends.length > 1) found.push(one);
      }
      const [ends] = mind.rooms;
      const best = valueEnds(mind, ends, board, { dice, ownTurn });
      const finished = hasFinished(ends.boards, best * BOARD);
      nextBoard(mind, ends, best, board);
      if (finished || hasFinished(board, 0)) break;
    }
  }
  return found;
};

/** What is lost on average by who chooses so; an end that has no label counts as the worst that has. */
const meanLoss = (mind: Mind, all: readonly Labelled[], plies: 0 | 1): number => {
  const losses = all.map(({ board, dice, ownTurn, ends }) => {
    const chosen = hexOf(bestBoard(mind, boardOf(board), { dice, ownTurn }, plies));
    const worths = ends.map(([, worth]) => worth);
    const own = ends.find(([end]) => end === chosen)?.[1] ?? Math.min(...worths);
    return Math.max(...worths) - own;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

describe.each([
  ["short", 0.02],
  ["long", 0.03],
  ["gulbar", 0.03],
  ["mad-gulbar", 0.04],
] as const)("decisions of %s", (id, most) => {
  if (process.env.LABEL !== undefined && !existsSync(fileOf(id)))
    test("are labelled", { timeout: 3_600_000 }, () => {
      writeFileSync(
        fileOf(id),
        `[\n${labelAll(id)
          .map((one) => JSON.stringify(one))
          .join(",\n")}\n]\n`,
      );
    });
  else
    test(`are decided at a loss of less than ${most} points, by the stronger levels`, () => {
      const all: readonly Labelled[] = JSON.parse(readFileSync(fileOf(id), "utf8"));
      expect(all).toHaveLength(COUNTS[id]);
      const best = meanLoss(player(id).mind, all, 0);
      expect(best).toBeLessThan(most);
      expect(meanLoss(player(id, "easy").mind, all, 0)).toBeGreaterThan(best + 0.02);
    });
});
