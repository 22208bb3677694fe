import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { equityAt } from "../../src/ai/chances.ts";
import type { Level } from "../../src/ai/levels.ts";
import { meanOn, playOut } from "../../src/ai/rollouts/rollout.ts";
import { boardOf } from "../../src/ai/train/pack.ts";
import {
  errorsByKind,
  type RolledPosition,
  type RolledSet,
  readRolled,
  rolledFile,
  rollPosition,
  writeRolled,
} from "../../src/ai/train/rolled.ts";
import { chancesOn } from "../../src/ai/value.ts";
import { startPosition } from "../../src/rules/position.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { position, rules } from "../rules/helpers.ts";
import { player } from "./players.ts";

const { search } = player("short");
const origin = { game: "short", net: "abc", commit: "def", seed: 1, trials: 36 };

describe("a position played out", () => {
  test("is worth what is counted where a race is counted", () => {
    const race = packBoard(position({ 6: 3, 5: 2, 4: 2 }, { 6: 2, 5: 2, 3: 3, 1: 1 }));
    const { mean, error } = playOut(search, race, 1, 72);
    expect(mean).toBeCloseTo(meanOn(search, race), 2);
    expect(error).toBe(0);
  });

  test("is worth the same for the same seed, within its error of what the net says", () => {
    const start = packBoard(startPosition(rules("short")));
    const { mean, error } = playOut(search, start, 1, 72);
    expect(playOut(search, start, 1, 72)).toEqual({ mean, error, count: 72 });
    expect(Math.abs(mean - meanOn(search, start))).toBeLessThan(4 * error);
  });

  test("ends in every ruleset, also where the other side plays leftovers", () => {
    for (const id of ["gulbar", "long"]) {
      const bot = player(id, "easy");
      const { mean } = playOut(bot.search, packBoard(startPosition(bot.ruleset)), 1, 12);
      expect(Math.abs(mean)).toBeLessThan(3);
    }
  });
});

describe("made positions with their values", () => {
  test("are the same for the same number, of another kind for the next", () => {
    const one = rollPosition(search, origin, 0);
    expect(rollPosition(search, origin, 0)).toEqual(one);
    expect(rollPosition(search, origin, 1)?.[0]).not.toBe(one?.[0]);
    expect(rollPosition(player("plakoto").search, origin, 0)).toBeUndefined();
  });

  test("come back from their file", () => {
    const folder = mkdtempSync(join(tmpdir(), "rolled-"));
    const file = join(folder, "made.jsonl");
    expect(readRolled(file)).toBeUndefined();
    const rolled: RolledSet = { ...origin, positions: [["late hit", "AAAA", -1, 0.5, 0.02]] };
    writeRolled(file, rolled);
    expect(readRolled(file)).toEqual(rolled);
    rmSync(folder, { recursive: true });
  });

  test("tell by kind for whom a net says too little", () => {
    // The other side rolls, and the games of the owner were better by a tenth than the net says.
    const shifted = Array.from({ length: 4 }, (_, number): RolledPosition => {
      const [kind, board] = rollPosition(search, origin, number) ?? ["", ""];
      const said = equityAt(search.evaluator.scale, chancesOn(search, boardOf(board), 1), 0);
      return [kind, board, -1, said - 0.1, 0];
    });
    const errors = errorsByKind({ ...origin, positions: shifted }, { search, plies: 1 });
    expect(errors.map(({ kind }) => kind)).toEqual([
      "backgame",
      "backgame 1-2",
      "backgame 1-3",
      "backgame 1-4",
      "backgame 1-5",
      "all",
    ]);
    for (const { bias, spread } of errors) {
      expect(bias.mean).toBeCloseTo(-0.1);
      expect(spread).toBeCloseTo(0.1);
    }
  });
});

test("two nets are compared position by position", () => {
  const positions = Array.from({ length: 4 }, (_, number): RolledPosition => {
    const [kind, board] = rollPosition(search, origin, number) ?? ["", ""];
    const said = equityAt(search.evaluator.scale, chancesOn(search, boardOf(board), 0), 0);
    return [kind, board, 1, said, 0];
  });
  const [best, easy] = [search, player("short", "easy").search];
  const compared = errorsByKind(
    { ...origin, positions },
    { search: best, plies: 0 },
    { search: easy, plies: 0 },
  );
  const all = compared.at(-1);
  expect(all?.bias.mean).toBeCloseTo(0);
  expect(all?.less.mean).toBeGreaterThan(0);
});

describe("the published net of short nardy", () => {
  test("values made positions about as games end, and worse nets err by more", () => {
    const rolled = readRolled(rolledFile("short"));
    if (rolled === undefined) throw new Error("short nardy has made positions");
    const spreadOf = (level: Level): number =>
      errorsByKind(rolled, { search: player("short", level).search, plies: 0 }).at(-1)?.spread ?? 0;
    expect(spreadOf("best")).toBeLessThan(0.15);
    expect(spreadOf("easy")).toBeGreaterThan(spreadOf("best") + 0.02);
  });
});
