import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bestBoard } from "../../src/ai/choose.ts";
import type { Board } from "../../src/ai/inputs/inputs.ts";
import type { Search } from "../../src/ai/search.ts";
import type { Dice } from "../../src/rules/types.ts";
import { player } from "./players.ts";

/** A decision of the project's own games, each end worth a look labelled once by own rollouts. */
type Labelled = {
  readonly board: string;
  readonly dice: Dice;
  readonly ownTurn: number;
  /** An end and what it is worth to the mover; the best as the net saw them. */
  readonly ends: readonly (readonly [board: string, equity: number])[];
};

const COUNTS = { short: 400, long: 200, gulbar: 200, "mad-gulbar": 200 } as const;

const fileOf = (id: string) => `test/fixtures/ai/decisions-${id}.json`;

const hexOf = (board: Board): string => Buffer.from(board).toString("hex").replaceAll("0", ".");
const boardOf = (hex: string): Board =>
  Uint8Array.from(Buffer.from(hex.replaceAll(".", "0"), "hex"));

/** What is lost on average by this choice; an end that has no label counts as the worst that has. */
const meanLoss = (search: Search, all: readonly Labelled[], plies: 0 | 1): number => {
  const losses = all.map(({ board, dice, ownTurn, ends }) => {
    const chosen = hexOf(bestBoard(search, boardOf(board), { dice, ownTurn }, plies));
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
  test(`are decided at a loss of less than ${most} points, by the stronger levels`, () => {
    const all: readonly Labelled[] = JSON.parse(readFileSync(fileOf(id), "utf8"));
    expect(all).toHaveLength(COUNTS[id]);
    const best = meanLoss(player(id).search, all, 0);
    expect(best).toBeLessThan(most);
    expect(meanLoss(player(id, "easy").search, all, 0)).toBeGreaterThan(best + 0.02);
  });
});
