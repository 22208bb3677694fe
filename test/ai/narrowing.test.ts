import { expect, test } from "vitest";
import type { Plies } from "../../src/ai/levels.ts";
import { narrowingCosts } from "../../src/ai/train/narrowing.ts";
import { player } from "./players.ts";

const costs = (id: string, plies: Plies) =>
  narrowingCosts({ search: player(id).search, plies }, { seed: 4, count: 1 });

test("what a narrow look loses against a wide one is told by kind, with its boards", () => {
  const [looked] = costs("short", 2);
  expect(costs("short", 2).map(({ kind }) => kind)).toEqual(["backgame", "backgame 1-2", "all"]);
  expect(looked?.loss.mean).toBe(0);
  const [said] = costs("short", 0);
  expect(said?.differs).toBe(1);
  expect(said?.loss.mean).toBeGreaterThan(0);
  expect(said?.work).toBeLessThan(looked?.work ?? 0);
  expect(looked?.work).toBeLessThan(looked?.wideWork ?? 0);
});

test("where no positions are made nothing is told", () => {
  expect(costs("plakoto", 2)).toEqual([]);
});
