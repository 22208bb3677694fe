import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { adviceOn } from "../../src/ai/cube.ts";
import type { StandingCube } from "../../src/ai/cube-formula.ts";
import { raisedBy } from "../../src/ai/cube-look.ts";
import type { Plies } from "../../src/ai/levels.ts";
import { playWithCubes } from "../../src/ai/rollouts/cube-games.ts";
import {
  type CubeDecision,
  type CubeDecisions,
  cubeLosses,
  cubesFile,
  cubesOfGame,
  readCubes,
  writeCubes,
} from "../../src/ai/train/cubes.ts";
import { textOf } from "../../src/ai/train/pack.ts";
import { chancesOn } from "../../src/ai/value.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { position } from "../rules/helpers.ts";
import { player } from "./players.ts";

const { search, ruleset } = player("short");
const CENTRED: StandingCube = { value: 1, owner: "centre", plain: false };
const origin = { game: "short", net: "abc", commit: "def", seed: 1, trials: 36, games: 1 };

/** The opponent bears off next: 19 of 36 rolls win. */
const lastRoll = packBoard(position({ 5: 1, 2: 1 }, { 1: 1 }));
const WON = 2 * (19 / 36) - 1;
const middle = packBoard(
  position({ 20: 2, 13: 3, 8: 4, 6: 5, 4: 1 }, { 24: 2, 13: 4, 8: 3, 6: 6 }),
);

describe("advice over the next rolls", () => {
  test.each([1, 2] as const)(
    "is the mean of the chances where the cube is dead: %i",
    (plies: Plies) => {
      // A cube of 4 wins the match for both sides.
      const stakes = { ruleset, match: { own: 3, other: 4 } };
      const { noDouble } = adviceOn(search, middle, stakes, { ...CENTRED, value: 4 }, plies);
      const [win = 0] = chancesOn(search, middle, plies);
      expect(noDouble).toBeCloseTo(2 * win - 1, 5);
    },
  );

  test("counts the last roll", () => {
    for (const plies of [0, 1, 2] as const) {
      const { noDouble, doubleTake } = adviceOn(search, lastRoll, { ruleset }, CENTRED, plies);
      expect(noDouble).toBeCloseTo(WON, 2);
      expect(doubleTake).toBeCloseTo(2 * WON, 2);
    }
  });
});

describe("a game with the cube in use", () => {
  test("on the last roll ends as counted, with each cube", () => {
    const cubes = [CENTRED, raisedBy(ruleset, CENTRED)];
    const all = Array.from({ length: 36 }, (_, number) =>
      playWithCubes(search, lastRoll, { stakes: { ruleset }, cubes }, { seed: 1, number }),
    );
    const sum = (which: number): number => all.reduce((total, one) => total + (one[which] ?? 0), 0);
    expect(sum(0)).toBeCloseTo(36 * WON);
    expect(sum(1)).toBeCloseTo(36 * 2 * WON);
  });

  test("is the same for the same number, and a held cube is never worse than the other's", () => {
    const cubes = (["own", "other"] as const).map((owner) => ({ ...CENTRED, value: 2, owner }));
    const play = (number: number) =>
      playWithCubes(search, middle, { stakes: { ruleset }, cubes }, { seed: 3, number });
    const games = Array.from({ length: 36 }, (_, number) => play(number));
    expect(games.map((_, number) => play(number))).toEqual(games);
    const sum = (which: number): number =>
      games.reduce((total, one) => total + (one[which] ?? 0), 0);
    expect(sum(0)).toBeGreaterThan(sum(1));
  });
});

test("a game in which a side is ahead ends by its next double, which is dropped", () => {
  // A race that is lost once in seven times, if it is played to its end.
  const ahead = packBoard(position({ 6: 4, 5: 4, 4: 4, 3: 3 }, { 6: 5, 5: 5, 4: 4, 9: 1 }));
  const held = { ...CENTRED, value: 2, owner: "own" } as const;
  const lost = (cube: StandingCube): number =>
    Array.from({ length: 36 }, (_, number) =>
      playWithCubes(search, ahead, { stakes: { ruleset }, cubes: [cube] }, { seed: 1, number }),
    ).filter(([worth = 0]) => worth < 0).length;
  const unraised = lost({ ...held, owner: "other" });
  expect(unraised).toBeGreaterThan(4);
  expect(lost(held)).toBeLessThan(unraised / 2);
});

describe("cube decisions with their values", () => {
  test("are close ones, the same for the same game", () => {
    const made = () => [0, 1, 2].flatMap((game) => cubesOfGame(search, origin, game));
    const found = made();
    expect(found.length).toBeGreaterThan(0);
    expect(made()).toEqual(found);
  });

  test("come back from their file", () => {
    const folder = mkdtempSync(join(tmpdir(), "cubes-"));
    const file = join(folder, "cubes.jsonl");
    expect(readCubes(file)).toBeUndefined();
    const decision: CubeDecision = [textOf(lastRoll), CENTRED, null, WON, 2 * WON, [0, 0, 0]];
    const made: CubeDecisions = { ...origin, decisions: [decision] };
    writeCubes(file, made);
    expect(readCubes(file)).toEqual(made);
    rmSync(folder, { recursive: true });
  });

  test("tell what a search loses by doubles and by takes", () => {
    // By these games doubling is worth 0.4 less than it is, and a take is refused.
    const wrong: CubeDecision = [textOf(lastRoll), CENTRED, null, 0.5, 0.1, [0.1, 0.1, 0.1]];
    const dropped: CubeDecision = [textOf(lastRoll), CENTRED, null, 0.5, 1.5, [0.1, 0.1, 0.3]];
    const [doubles, takes] = cubeLosses(
      { search, plies: 0 },
      { ...origin, decisions: [wrong, dropped] },
    );
    expect(doubles).toMatchObject({ kind: "money: doubles", loss: { mean: 0.2 }, wrong: 0.5 });
    expect(takes).toMatchObject({ kind: "money: takes", loss: { mean: 0.25 }, wrong: 0.5 });
  });
});

test("the best player loses little by the cube", () => {
  const known = readCubes(cubesFile("short"));
  if (known === undefined) throw new Error("short nardy has cube decisions");
  const losses = cubeLosses({ search, plies: 1 }, known);
  for (const { loss } of losses) expect(loss.mean).toBeLessThan(0.006);
});
