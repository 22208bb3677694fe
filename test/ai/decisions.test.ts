import { describe, expect, test } from "vitest";
import type { Level } from "../../src/ai/levels.ts";
import { meanOn, ROUND, rollOut } from "../../src/ai/rollouts/rollout.ts";
import { meanOf } from "../../src/ai/rollouts/sampling.ts";
import {
  type Decisions,
  decisionsFile,
  decisionsOfGame,
  lossesByKind,
  lossesOf,
  lossesOfEngine,
  readDecisions,
} from "../../src/ai/train/decisions.ts";
import { netEngine } from "../../src/ai/train/engines.ts";
import { boardOf } from "../../src/ai/train/pack.ts";
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

describe("decisions of a game", () => {
  const { search } = player("short");
  const trials = { plies: 1, fewest: 1, most: 1, sure: 0, clear: 0 };
  const made = { seed: 5, trials };
  const games = Array.from({ length: 8 }, (_, game) => decisionsOfGame(search, made, game));
  const all: Decisions = {
    ...made,
    ...{ game: "short", net: "", commit: "", near: 0.1, games: games.length },
    decisions: games.flat(),
  };

  test("come from whole games at the start of each seven, else from a made position", () => {
    const kinds = games.map((found) => new Set(found.map(([, , , kind]) => kind)));
    expect(kinds.map((some) => some.has(undefined))).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((game) => game % 7 === 0),
    );
    expect(games.slice(1, 7).every((found) => found.length <= 1)).toBe(true);
    expect(new Set(kinds.flatMap((some) => [...some])).size).toBeGreaterThan(2);
  });

  test("are the same for the same number", () => {
    expect(decisionsOfGame(search, made, 1)).toEqual(games[1]);
  });

  test("cost what the chosen end is worth less than the best; an unvalued one the most", async () => {
    for (const decision of all.decisions) {
      const [, , ends] = decision;
      const best = Math.max(...ends.map(([, worth]) => worth));
      const choosing = (end: string, most?: number) =>
        lossesOfEngine({ play: async () => boardOf(end) }, search.evaluator.ruleset, {
          ...all,
          ...(most !== undefined && { most }),
          decisions: [decision],
        });
      for (const [end, worth] of ends) expect(await choosing(end)).toEqual([best - worth]);
      const [text] = decision;
      const [farthest = 0] = await choosing(text);
      expect(farthest).toBeGreaterThan(all.near - 1e-9);
      const worst = Math.min(...ends.map(([, worth]) => worth));
      expect(await choosing(text, ends.length)).toEqual([best - worst]);
    }
  });

  test("are lost as much by a net as by an engine that plays by it, kind by kind", async () => {
    const looking = { search, plies: 0 as const };
    const losses = lossesOf(looking, all);
    expect(await lossesOfEngine(netEngine(looking), search.evaluator.ruleset, all)).toEqual(losses);
    expect(losses.every((loss) => loss >= 0)).toBe(true);
    const kinds = lossesByKind(losses, all);
    const counts = new Map(kinds.map(([kind, { count }]) => [kind, count]));
    expect(counts.get("all")).toBe(losses.length);
    expect(counts.get("game")).toBe((games[0]?.length ?? 0) + (games[7]?.length ?? 0));
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
