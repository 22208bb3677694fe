import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CHANCES } from "../../src/ai/chances.ts";
import { BOARD } from "../../src/ai/inputs/inputs.ts";
import { readKernel } from "../../src/ai/load.ts";
import { readNets } from "../../src/ai/net/file.ts";
import { compileKernel } from "../../src/ai/net/kernel.ts";
import type { Net } from "../../src/ai/net/net.ts";
import { meanOf } from "../../src/ai/rollouts/sampling.ts";
import { searchOf } from "../../src/ai/train/compare.ts";
import { playOrder } from "../../src/ai/train/label-games.ts";
import {
  joinLabels,
  type LabelOrigin,
  labelFiles,
  NEXT,
  packLabels,
  readLabels,
  roomForLabels,
  saveLabels,
  unpackLabels,
  wantedOf,
} from "../../src/ai/train/labels.ts";
import { errorsByGame, learnLabels, newNet, readLessons } from "../../src/ai/train/learner.ts";
import { makeLabels } from "../../src/ai/train/workers.ts";
import { startPosition } from "../../src/rules/position.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { rules } from "../rules/helpers.ts";

const kernel = compileKernel(readKernel()) ?? {};
const maker = readNets(readFileSync("data/nets/short.nets")).nets.easy?.net;
if (maker === undefined) throw new Error("short nardy has a net that is easy");

const START = packBoard(startPosition(rules("short")));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "labels-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const make = (into: string, threads: number, games = 128, made = 0) =>
  makeLabels({
    game: "short",
    kernel,
    net: maker,
    seed: 3,
    games,
    wander: 0.1,
    made,
    commit: "abc",
    folder: into,
    workers: {
      count: threads,
      play: async (order) => playOrder({ ...order, games: 1 }),
      stop: async () => {},
    },
    report() {},
  });

const bytesIn = (from: string) =>
  labelFiles(from).map((file) => [file.slice(from.length), readFileSync(file).toString("base64")]);

test("labels are the same on one and on two threads, and are not made twice", async () => {
  const [one, two] = [join(folder, "one"), join(folder, "two")];
  await make(one, 1);
  await make(two, 2, 64);
  const [first] = bytesIn(two);
  await make(two, 2);
  expect(bytesIn(two)[0]).toEqual(first);
  expect(bytesIn(two)).toEqual(bytesIn(one));
  expect(bytesIn(one)).toHaveLength(2);
});

test("games that begin with made positions are kept beside the others", async () => {
  const made = join(folder, "made");
  await make(made, 1, 64, 1);
  await make(made, 1, 64);
  const [whole, begun] = labelFiles(made).map((file) => readLabels([file]));
  const start = packBoard(startPosition(rules("short")));
  expect(labelFiles(made)[1]).toContain("-made100-");
  expect(whole?.boards.subarray(0, BOARD)).toEqual(start);
  expect(begun?.boards.subarray(0, BOARD)).not.toEqual(start);
});

const origin: LabelOrigin = {
  game: "short",
  net: "0123456789",
  seed: 1,
  first: 0,
  games: 2,
  wander: 0,
  made: 0,
  commit: "abc",
};

/** A game of two turns that the mover wins, and one of one turn. */
const few = () => {
  const labels = roomForLabels(3);
  labels.boards.fill(7);
  labels.expected.set([0.5, 0.2, 0.1, 0.3, 0, 0.4, 0, 0, 0, 0, 0.75, 0, 0, 0, 0]);
  labels.after.set([0.7, 0.2, 0.1, 0.3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  labels.next.set([NEXT.other, NEXT.end, NEXT.end]);
  return labels;
};

describe("a file of labels", () => {
  test("gives back what was put in, as exactly as 16 bits can", () => {
    const back = unpackLabels(packLabels(origin, few()));
    expect(back.boards).toEqual(few().boards);
    expect(back.next).toEqual(few().next);
    for (const part of ["expected", "after"] as const)
      back[part].forEach((chance, at) => {
        expect(chance).toBeCloseTo(few()[part][at] ?? 0, 4);
      });
  });

  test("that is damaged is not learnt", () => {
    const bytes = packLabels(origin, few());
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
    expect(() => unpackLabels(bytes)).toThrow("damaged");
  });
});

test("a label teaches its own value, moved by what the net was mistaken by afterwards", () => {
  expect(wantedOf(few(), 0)).toEqual(few().expected);
  const [win, winMars] = wantedOf(few(), 0.5);
  // The other side then had 0.4, so this one 0.6, where the net had said 0.7.
  expect(win).toBeCloseTo(0.5 + 0.5 * (0.6 - 0.7));
  expect(winMars).toBeCloseTo(0.2 + 0.5 * (0 - 0.2));
  expect(wantedOf(few(), 0.5)[2 * CHANCES]).toBe(0.75);
});

test("games from made positions may count later results by more", () => {
  const fromStart = few();
  fromStart.boards.set(START);
  const lambda = { start: START, fromStart: 0.5, made: 1 };
  expect(wantedOf(fromStart, lambda)).toEqual(wantedOf(fromStart, 0.5));
  expect(wantedOf(few(), lambda)).toEqual(wantedOf(few(), 1));
  const both = wantedOf(joinLabels([few(), fromStart]), lambda);
  expect([...both]).toEqual([...wantedOf(few(), 1), ...wantedOf(fromStart, 0.5)]);
});

describe("labels held out", () => {
  const searched = (net: Net) => searchOf(rules("short"), kernel, net);

  test("are every fiftieth file, and nothing is learnt from them", () => {
    for (let first = 0; first < 100; first++) saveLabels(folder, { ...origin, first }, few());
    const { labels, held, files } = readLessons(folder);
    expect([labels.count, held.count, files]).toEqual([98 * 3, 2 * 3, 100]);
  });

  test("tell a better net from a worse one, game by game", async () => {
    const into = join(folder, "all");
    await make(into, 1);
    const labels = readLabels(labelFiles(into));
    const ours = errorsByGame(searched(maker), labels);
    const fresh = errorsByGame(searched(newNet("short", 32, 1)), labels);
    const better = meanOf(fresh.map((one, at) => one - (ours[at] ?? 0)));
    expect(better.mean).toBeGreaterThan(3 * better.error);
  });
});

describe("learning from labels", () => {
  const numbersOf = ({ weights, bias, out }: Net) =>
    [weights, bias, out].map((one) => Buffer.from(one.slice().buffer).toString("base64"));
  const losses: number[] = [];
  const learn = (file: string, stopAfter = 9) =>
    learnLabels({
      sight: "short",
      kernel,
      net: newNet("short", 32, 1),
      labels: readLabels(labelFiles(join(folder, "all"))),
      start: START,
      learning: { seed: 1, passes: 4, batch: 16, rate: 0.01, lambda: 0.85 },
      file: join(folder, file),
      report: (pass, loss) => {
        losses.push(loss);
        if (pass === stopAfter) throw new Error("stopped");
      },
    });

  test("brings a net closer to them, the same each time, also when it was stopped", async () => {
    await make(join(folder, "all"), 1);
    const whole = learn("whole");
    expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 2);
    expect(() => learn("stopped", 2)).toThrow("stopped");
    expect(numbersOf(learn("stopped"))).toEqual(numbersOf(whole));
  });
});
