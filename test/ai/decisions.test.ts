import { describe, expect, test } from "vitest";
import type { Level } from "../../src/ai/levels.ts";
import { meanOn, ROUND, rollOut } from "../../src/ai/rollouts/rollout.ts";
import { meanOf } from "../../src/ai/rollouts/sampling.ts";
import { decisionsFile, lossesOf, readDecisions } from "../../src/ai/train/decisions.ts";
import { startPosition } from "../../src/rules/position.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { position, rules } from "../rules/helpers.ts";
import { player } from "./players.ts";

/** What is lost on average in the decisions of a game, by a level's own word. */
const meanLoss = (id: string, level: Level): number => {
  const decisions = readDecisions(decisionsFile(id));
  if (decisions === undefined) throw new Error(`there are no decisions of ${id}`);
  return meanOf(lossesOf({ search: player(id, level).search, plies: 0 }, decisions)).mean;
};

describe.each([
  ["short", 0.015],
  ["long", 0.03],
  ["gulbar", 0.03],
  ["mad-gulbar", 0.04],
  ["hypergammon", 0.004],
] as const)("decisions of %s", (id, most) => {
  test(`are decided at a loss of less than ${most} points by the best net, and worse by others`, () => {
    const best = meanLoss(id, "best");
    expect(best).toBeLessThan(most);
    expect(meanLoss(id, "easy")).toBeGreaterThan(best + 0.01);
    expect(meanLoss(id, "beginner")).toBeGreaterThan(best + 0.02);
  });
});

test("what a trial adds to the value of a race that is counted is next to nothing", () => {
  const { search } = player("short");
  const race = packBoard(position({ 6: 3, 5: 2, 4: 2, 2: 1 }, { 6: 2, 5: 2, 3: 3, 1: 2 }));
  for (let number = 0; number < 40; number++)
    expect(Math.abs(rollOut(search, race, { seed: 1, number, plies: 7 }))).toBeLessThan(0.03);
});

test("trials are the same for the same seed, and bring two nets closer to each other", () => {
  const start = packBoard(startPosition(rules("short")));
  const worth = (level: Level) => {
    const { search } = player("short", level);
    const more = Array.from({ length: ROUND }, (_, number) =>
      rollOut(search, start, { seed: 2, number, plies: 3 }),
    );
    return { before: meanOn(search, start), after: meanOn(search, start) + meanOf(more).mean };
  };
  const [hard, middle] = [worth("hard"), worth("middle")];
  expect(worth("hard")).toEqual(hard);
  expect(Math.abs(hard.after - middle.after)).toBeLessThan(Math.abs(hard.before - middle.before));
});
