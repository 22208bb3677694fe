import { describe, expect, test } from "vitest";
import { createRandom } from "../../src/ai/rollouts/sampling.ts";
import { canStand, kindsOf, makeBoard, makePosition } from "../../src/ai/train/made/made.ts";
import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip } from "../../src/rules/position.ts";
import { legalTurns, unpackBoard } from "../../src/rules/search/search.ts";
import { begin } from "../../src/rules/turn.ts";
import { CHECKERS, type Position } from "../../src/rules/types.ts";
import { position, ROLLS, rules } from "../rules/helpers.ts";

const GAMES = ["short", "long", "gulbar", "mad-gulbar", "fevga", "gul-bara"];
const KINDS = GAMES.flatMap((id) => kindsOf(rules(id)).map((kind) => [id, kind.name] as const));
const COUNT = 40;

const made = (id: string, name: string, seed = 1): readonly Position[] => {
  const kind = kindsOf(rules(id)).find((one) => one.name === name);
  if (kind === undefined) throw new Error(`${id} has no kind ${name}`);
  return Array.from({ length: COUNT }, (_, at) =>
    makePosition(rules(id), kind, createRandom(seed, at)),
  );
};

const sum = (side: readonly number[]): number => side.reduce((all, one) => all + one, 0);

/** How many checkers a side has on its points from one to another. */
const on = (side: readonly number[], first: number, last: number): number =>
  sum(side.slice(first, last + 1));

/** The longest row of the side's points that hold at least so many. */
const row = (side: readonly number[], least: number): number =>
  side.slice(1, 25).reduce(
    ({ now, best }, count) => {
      const next = count >= least ? now + 1 : 0;
      return { now: next, best: Math.max(best, next) };
    },
    { now: 0, best: 0 },
  ).best;

describe.each(KINDS)("made positions of %s, %s", (id, name) => {
  const all = made(id, name);

  test("can stand in a game, of all checkers, and differ", () => {
    for (const one of all) {
      expect(canStand(rules(id), one)).toBe(true);
      expect([sum(one.own), sum(one.other)]).toEqual([CHECKERS, CHECKERS]);
    }
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(COUNT * 0.9);
  });

  test("are played on by the rules from either side", () => {
    for (const one of [...all.slice(0, 3), ...all.slice(0, 3).map(flip)])
      for (const dice of ROLLS.filter(([low, high]) => low !== high)) {
        const turn = begin({ ruleset: rules(id), position: one }, { dice, ownTurn: 9 });
        const ends = legalTurns(turn).map((end) => end.position);
        expect(ends.length).toBeGreaterThan(0);
        const open = ends.filter((end) => endAfterStep(rules(id), end) === undefined);
        expect(open.every((end) => canStand(rules(id), end))).toBe(true);
      }
  });

  test("are the same for the same seed, and others for another", () => {
    expect(made(id, name)).toEqual(all);
    expect(made(id, name, 2)).not.toEqual(all);
  });
});

describe("of its kind", () => {
  test("a backgame holds its two points of the other home and no third", () => {
    for (const one of made("short", "backgame 1-3")) {
      const held = [1, 2, 3, 4, 5, 6].filter((point) => (one.own[25 - point] ?? 0) > 1);
      expect(held).toEqual([1, 3]);
    }
  });

  test("a deep anchor waits alone while the other side is nearly home", () => {
    for (const { own, other } of made("short", "deep anchor 2")) {
      expect(own[23]).toBeGreaterThan(1);
      expect(on(other, 13, 25)).toBe(0);
    }
  });

  test("a late hit has brought a checker back that has its home almost borne off", () => {
    for (const { other } of made("short", "late hit")) {
      expect(on(other, 19, 25)).toBe(1);
      expect(other[0]).toBeGreaterThan(4);
    }
  });

  test("primes of four points or more hold each other", () => {
    for (const { own, other } of made("short", "prime against prime")) {
      expect(Math.min(row(own, 2), row(other, 2))).toBeGreaterThanOrEqual(4);
      expect(Math.min(on(own, 14, 25), on(other, 14, 25))).toBeGreaterThan(0);
    }
  });

  test("a crunched home has its checkers low, and some behind the other side", () => {
    for (const { own } of made("short", "crunched home")) {
      expect(on(own, 1, 3)).toBeGreaterThanOrEqual(7);
      expect(on(own, 19, 25)).toBeGreaterThanOrEqual(2);
    }
  });

  test("a long bear-in has five or more to bring home past one point", () => {
    for (const { own, other } of made("short", "long bear-in")) {
      expect(own.slice(19, 25).filter((count) => count > 1)).toHaveLength(1);
      expect(on(other, 7, 18)).toBeGreaterThanOrEqual(5);
    }
  });

  test("both homes that are half full have six to nine checkers", () => {
    for (const { own, other } of made("long", "both homes half full"))
      for (const side of [own, other]) {
        expect(on(side, 1, 6)).toBeGreaterThanOrEqual(6);
        expect(on(side, 1, 6)).toBeLessThanOrEqual(9);
      }
  });

  test("a race has no way back, and three back are three", () => {
    for (const { own, other } of made("short", "late race with gaps"))
      for (let point = 1; point <= 24; point++)
        if ((own[point] ?? 0) > 0) expect(on(other, 26 - point, 25)).toBe(0);
    for (const { own } of made("short", "three back")) expect(on(own, 19, 25)).toBe(3);
  });

  test.each([
    ["block of five", 5],
    ["block of six", 6],
  ])("a %s stands in the way of at least two", (name, length) => {
    for (const { own, other } of made("long", name)) {
      const seen = [0, ...own.slice(13, 25), ...own.slice(1, 13)];
      const first = seen.findIndex((_, at) => seen.slice(at, at + length).every((one) => one > 0));
      expect(row(seen, 1)).toBe(length);
      expect(on(other, first + length, 24)).toBeGreaterThanOrEqual(2);
    }
  });

  test("a clogged head has seven or more, a late runner all but two near home", () => {
    for (const { own } of made("long", "clogged head")) expect(own[24]).toBeGreaterThan(6);
    for (const { own } of made("long", "late runner")) expect(on(own, 10, 24)).toBeLessThan(3);
  });
});

describe("a position", () => {
  test("that shares a point, or has too many checkers, cannot stand", () => {
    expect(canStand(rules("short"), position({ 6: 15 }, { 19: 15 }))).toBe(false);
    expect(canStand(rules("short"), position({ 6: 16 }, { 5: 15 }))).toBe(false);
    expect(canStand(rules("long"), position({ 25: 1 }, { 5: 15 }))).toBe(false);
  });

  test("with a block that the rules forbid cannot stand, on either side", () => {
    const block = { 24: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1 };
    const behind = position(block, { 24: 15 });
    expect(canStand(rules("long"), behind)).toBe(false);
    expect(canStand(rules("long"), flip(behind))).toBe(false);
    expect(canStand(rules("gul-bara"), behind)).toBe(true);
    expect(canStand(rules("long"), position(block, { 24: 10, 7: 5 }))).toBe(true);
  });

  test("where many have left the head before the runner is past cannot stand in fevga", () => {
    const early = position({ 24: 10, 20: 5 }, { 24: 14, 10: 1 });
    expect(canStand(rules("fevga"), early)).toBe(false);
    expect(canStand(rules("long"), early)).toBe(true);
  });
});

test("boards of all kinds are made for either side, and none for other games", () => {
  const random = createRandom(3, 0);
  const kinds = kindsOf(rules("short"));
  const boards = Array.from({ length: 300 }, () => {
    const board = makeBoard(rules("short"), random);
    return board && unpackBoard(board);
  });
  for (const { name, is } of kinds) {
    expect([name, boards.some((one) => one && is(one))]).toEqual([name, true]);
    expect([name, boards.some((one) => one && is(flip(one)))]).toEqual([name, true]);
  }
  expect(makeBoard(rules("plakoto"), random)).toBeUndefined();
  expect(makeBoard(rules("hypergammon"), random)).toBeUndefined();
});
