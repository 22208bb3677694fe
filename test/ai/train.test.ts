import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LEVELS } from "../../src/ai/levels.ts";
import { readKernel } from "../../src/ai/load.ts";
import { readNets, replaceNets, writeNets } from "../../src/ai/net/file.ts";
import { compileKernel } from "../../src/ai/net/kernel.ts";
import { NETS } from "../../src/ai/nets.ts";
import { checkpointsIn, loadCheckpoint } from "../../src/ai/train/checkpoint.ts";
import {
  BETTER_BY,
  compareQuickly,
  FIRST_BETTER_BY,
  verdictOf,
} from "../../src/ai/train/compare.ts";
import { playOrder } from "../../src/ai/train/label-games.ts";
import { newNet } from "../../src/ai/train/learner.ts";
import { publishedNet } from "../../src/ai/train/publish.ts";
import { type Plan, planOfHours, stepAfter } from "../../src/ai/train/schedule.ts";
import { train } from "../../src/ai/train/train.ts";
import type { Workers } from "../../src/ai/train/workers.ts";
import { familyOf } from "../../src/rules/family.ts";
import { rules } from "../rules/helpers.ts";

const kernel = compileKernel(readKernel()) ?? {};

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "training-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Plays in this thread, and stops the run after so many rounds, as a kill would. */
const workersFor = (rounds: number): Workers => {
  let left = rounds;
  return {
    count: 1,
    play: async (order) => {
      if (left-- === 0) throw new Error("stopped");
      return playOrder(order);
    },
    stop: async () => {},
  };
};

const plan: Plan = { game: "long", seed: 4, hidden: 32, rate: 0.05, games: 12, expected: 1 };
const run = (into: string, rounds = Number.POSITIVE_INFINITY, how: Plan = plan) =>
  train({
    plan: how,
    kernel,
    workers: workersFor(rounds),
    folder: into,
    elapsed: () => 0,
    report() {},
  });

const bytesOf = (net: { weights: Float32Array }): string =>
  Buffer.from(net.weights.buffer).toString("hex");
const lastOf = (from: string) => loadCheckpoint(from, checkpointsIn(from).at(-1) ?? 0);

describe("training", () => {
  test("the same seed makes the same net, another seed another one", async () => {
    await run(join(folder, "one"));
    await run(join(folder, "two"));
    await run(join(folder, "other"), undefined, { ...plan, seed: 5 });
    const [one, two, other] = ["one", "two", "other"].map((name) => lastOf(join(folder, name)));
    expect(one?.played).toBe(13);
    expect(one && bytesOf(one.net)).toBe(two && bytesOf(two.net));
    expect(one && bytesOf(one.net)).not.toBe(other && bytesOf(other.net));
  });

  test("games may begin with made positions, which teach something else", async () => {
    await run(join(folder, "usual"));
    await run(join(folder, "made"), undefined, { ...plan, made: 1 });
    expect(bytesOf(lastOf(join(folder, "made")).net)).not.toBe(
      bytesOf(lastOf(join(folder, "usual")).net),
    );
  });

  test("a run that was stopped goes on from what it saved and comes to the same net", async () => {
    await run(join(folder, "whole"));
    const stopped = join(folder, "stopped");
    await expect(run(stopped, 2)).rejects.toThrow("stopped");
    expect(checkpointsIn(stopped).length).toBeGreaterThan(0);
    await run(stopped);
    expect(bytesOf(lastOf(stopped).net)).toBe(bytesOf(lastOf(join(folder, "whole")).net));
  });

  test("the rate falls from step to step, and a plan is played to its end", () => {
    const whole: Plan = { ...plan, games: 3000, expected: 300 };
    const rates: number[] = [];
    let played = 0;
    for (let step = stepAfter(whole, 0); step !== undefined; step = stepAfter(whole, played)) {
      played += step.games;
      if (!step.expected) rates.push(step.rate);
    }
    expect(played).toBe(3300);
    expect(rates).toEqual(rates.toSorted((one, two) => two - one));
  });

  test("hours are made into games, twice the hours into twice the games", () => {
    const { games, expected } = planOfHours("short", 1);
    expect(games).toBeGreaterThan(0);
    expect(planOfHours("short", 2)).toEqual({ games: 2 * games, expected: 2 * expected });
  });
});

describe("two nets against each other", () => {
  const ruleset = rules("long");

  test("are even where they are the same, as each dice are played from both sides", async () => {
    const net = newNet("long", 32, 1);
    const { mean, count } = await compareQuickly({ ruleset, kernel, net, against: net }, 8, 1);
    expect(count).toBe(8);
    expect(mean).toBe(0);
  });

  test("tell the published one from one that has learnt nothing", async () => {
    const net = publishedNet("long");
    if (net === undefined) throw new Error("long nardy has a net");
    const pairing = { ruleset, kernel, net, against: newNet("long", 32, 1) };
    expect((await compareQuickly(pairing, 12, 1)).mean).toBeGreaterThan(0.8);
  });

  test.each([
    ["hypergammon", 120],
    ["quick-long", 200],
    ["plakoto", 8],
  ])("win at %s by the net of its own, against that of its family", async (id, games) => {
    const ruleset = rules(id);
    const [net, against] = [publishedNet(id), publishedNet(familyOf(ruleset.switches))];
    if (net === undefined || against === undefined) throw new Error(`${id} has two nets`);
    const { mean } = await compareQuickly({ ruleset, kernel, net, against }, games, 1);
    expect(mean).toBeGreaterThan(0.1);
  });

  test("a better one replaces a published one, another does not", () => {
    const verdict = (mean: number, error: number, count: number, least = BETTER_BY) =>
      verdictOf({ mean, error, count }, least)?.better;
    expect(verdict(0.05, 0.01, 2_000)).toBe(true);
    expect(verdict(-0.03, 0.01, 2_000)).toBe(false);
    // Not clear yet: more games are played, up to an end.
    expect(verdict(0.02, 0.01, 2_000)).toBeUndefined();
    expect(verdict(0.011, 0.005, 20_000)).toBe(true);
    expect(verdict(0.009, 0.005, 20_000)).toBe(false);
    // The first net of a game has to beat the one that it stands in for by more.
    expect(verdict(0.05, 0.01, 2_000, FIRST_BETTER_BY)).toBe(false);
    expect(verdict(0.2, 0.01, 2_000, FIRST_BETTER_BY)).toBe(true);
  });
});

describe("a file of nets", () => {
  const net = newNet("short", 32, 1);
  const file = {
    game: "short",
    commit: "abc",
    nets: { best: { net, making: { seed: 1, rate: 0.05, games: 2, expected: 0, hours: 1 } } },
  };

  test("gives back what was put in, as exactly as 16 bits can", () => {
    const back = readNets(writeNets(file));
    expect(back.nets.best?.making).toEqual(file.nets.best.making);
    const furthest = net.weights.reduce(
      (most, weight, at) =>
        Math.max(most, Math.abs(weight - (back.nets.best?.net.weights[at] ?? 0))),
      0,
    );
    expect(furthest).toBeLessThan(0.1 / 32767);
  });

  test("keeps the nets that are not replaced as they are, bit for bit", () => {
    const two = writeNets({ ...file, nets: { ...file.nets, hard: file.nets.best } });
    const other = { ...file.nets.best, net: newNet("short", 64, 2) };
    const replaced = replaceNets(two, { ...file, commit: "def", nets: { hard: other } });
    const [before, after] = [readNets(two), readNets(replaced)];
    expect(after.commit).toBe("def");
    expect(after.nets.best).toEqual(before.nets.best);
    expect(after.nets.hard?.net.hidden).toBe(64);
    const back = replaceNets(replaced, { ...file, nets: { hard: file.nets.best } });
    expect(Buffer.from(back).equals(Buffer.from(two))).toBe(true);
  });

  test("that is damaged is not used", () => {
    const bytes = writeNets(file);
    bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
    expect(() => readNets(bytes)).toThrow("The nets of short are damaged");
  });

  const published = (name: string) => readFileSync(`data/nets/${name}.nets`);

  test("takes no more than 4 MB with all others", () => {
    const sizes = NETS.map((name) => published(name).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4_000_000);
  });

  test.each(NETS)("%s is there, with every level", (name) => {
    const { game, nets } = readNets(published(name));
    expect(game).toBe(name);
    expect(Object.keys(nets).toSorted()).toEqual(LEVELS.toSorted());
  });
});
