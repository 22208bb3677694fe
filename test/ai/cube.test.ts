import { describe, expect, test } from "vitest";
import { adviseCube, type CubeState } from "../../src/ai/cube.ts";
import { chanceOfMatch, type MatchScore } from "../../src/ai/match.ts";
import { acceptsResignation, resignationOf } from "../../src/ai/table/act.ts";
import { position } from "../rules/helpers.ts";
import { player } from "./players.ts";

const CENTRED: CubeState = { value: 1n, owner: "centre", offered: false };

describe("on the last roll", () => {
  // The opponent bears off his last checker next: the mover wins now or never.
  const lastRoll = (own: Readonly<Record<number, number>>) => position(own, { 1: 1 });

  test.each([
    ["5-5: 6 of 36 win", { 5: 2 }, 6 / 36],
    ["6-2: 13 of 36 win", { 6: 1, 2: 1 }, 13 / 36],
    ["5-2: 19 of 36 win", { 5: 1, 2: 1 }, 19 / 36],
    ["4-1: 29 of 36 win", { 4: 1, 1: 1 }, 29 / 36],
  ])("%s", (_, own, win) => {
    const advice = adviseCube(player("short"), lastRoll(own), CENTRED);
    expect(advice.noDouble).toBeCloseTo(2 * win - 1, 2);
    // A dead cube: the player ahead doubles, a quarter is enough to take.
    expect(advice.double).toBe(win > 1 / 2);
    expect(advice.take).toBe(win < 3 / 4);
  });

  test("raised by one instead of doubled, it is taken with less the higher the cube stands", () => {
    // 29 of 36 win: who takes loses 22/36 of the stake on average.
    const there = lastRoll({ 4: 1, 1: 1 });
    const advice = (value: bigint) =>
      adviseCube(player("short", "best", { raise: "arithmetic", beaver: false }), there, {
        value,
        owner: "own",
        offered: true,
      });
    // From 1 to 2 refusing costs 1, taking 2 × 22/36; from 3 to 4 refusing costs 3, taking 4 × 22/36.
    expect(advice(1n)).toMatchObject({ double: true, take: false });
    expect(advice(3n)).toMatchObject({ double: true, take: true });
  });

  test("a double that is wrong is beavered, where beavers are on", () => {
    const there = lastRoll({ 6: 1, 2: 1 });
    const beaver = (on: boolean) =>
      adviseCube(player("short", "best", { beaver: on }), there, CENTRED).beaver;
    expect(beaver(true)).toBe(true);
    expect(beaver(false)).toBe(false);
  });
});

test("only the holder of the cube may double it", () => {
  const there = position({ 4: 1, 1: 1 }, { 1: 1 });
  expect(adviseCube(player("short"), there, { ...CENTRED, owner: "other" }).double).toBe(false);
});

test("at the start nobody doubles, and everybody would take", () => {
  for (const id of ["short", "long", "gulbar", "mad-gulbar"]) {
    const bot = player(id);
    const start =
      id === "short"
        ? position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 })
        : position({ 24: 15 }, { 24: 15 });
    const advice = adviseCube(bot, start, CENTRED);
    expect([id, advice.double, advice.take]).toEqual([id, false, true]);
  }
});

describe("in a match, on the last roll", () => {
  const advice = (
    own: Readonly<Record<number, number>>,
    match: MatchScore,
    cube: Partial<CubeState> = {},
  ) =>
    adviseCube(player("short", "best", { cube: true, beaver: false }), position(own, { 1: 1 }), {
      ...CENTRED,
      ...cube,
      match,
    });
  const [ROLLS_13, ROLLS_19, ROLLS_23, ROLLS_25, ROLLS_29] = [
    { 6: 1, 2: 1 },
    { 5: 1, 2: 1 },
    { 4: 1, 2: 1 },
    { 3: 1, 2: 1 },
    { 4: 1, 1: 1 },
  ] as const;

  test("with one point to go on both sides the cube means nothing", () => {
    for (const own of [ROLLS_13, ROLLS_19, ROLLS_29])
      expect(advice(own, { own: 1, other: 1 }).double).toBe(false);
    const { noDouble } = advice(ROLLS_19, { own: 1, other: 1 });
    expect(noDouble).toBeCloseTo((2 * 19) / 36 - 1, 5);
  });

  test("who needs one point does not double, who is behind then does with any chance", () => {
    expect(advice(ROLLS_29, { own: 1, other: 3 }).double).toBe(false);
    expect(advice(ROLLS_13, { own: 2, other: 1 }).double).toBe(true);
  });

  test("two points to one: refusing leaves a game for all, so half is needed to take", () => {
    expect(advice(ROLLS_13, { own: 2, other: 1 }).take).toBe(true);
    expect(advice(ROLLS_19, { own: 2, other: 1 }).take).toBe(false);
  });

  test("two points each: who refuses keeps 10 of 32, so more is needed to take than for money", () => {
    const even = { own: 2, other: 2 };
    expect(advice(ROLLS_23, even)).toMatchObject({ double: true, take: true });
    // 11 of 36 is less than 10 of 32, and more than a quarter.
    expect(advice(ROLLS_25, even)).toMatchObject({ double: true, take: false });
    expect(adviseCube(player("short"), position(ROLLS_25, { 1: 1 }), CENTRED).take).toBe(true);
  });

  test("a cube that wins the match is raised no further", () => {
    const held = { value: 2n, owner: "own", offered: true } as const;
    expect(advice(ROLLS_29, { own: 2, other: 5 }, held).double).toBe(false);
    expect(advice(ROLLS_29, { own: 5, other: 5 }, held).double).toBe(true);
  });
});

describe("the chance to win a match", () => {
  const SCORES = [1, 2, 3, 4, 5, 7, 11, 25];

  test("is the other side's seen from the other side, and grows with every point", () => {
    for (const own of SCORES)
      for (const other of SCORES)
        for (const played of own === 1 || other === 1 ? [true, false] : [false]) {
          const chance = chanceOfMatch({ own, other }, played);
          expect(chance).toBeCloseTo(1 - chanceOfMatch({ own: other, other: own }, played), 9);
          expect(chanceOfMatch({ own: own - 1, other }, played)).toBeGreaterThanOrEqual(chance);
        }
  });

  test("is what can be counted where a player needs one point", () => {
    // Doubled at once, two points to go are one game; so are the last three with a mars.
    expect(chanceOfMatch({ own: 2, other: 1 }, true)).toBe(1 / 2);
    expect(chanceOfMatch({ own: 3, other: 1 }, true)).toBe((3 / 4 / 2 + 1 / 4) / 2);
    // The Crawford game: half, then one point to go each, or with a mars none.
    expect(chanceOfMatch({ own: 2, other: 1 }, false)).toBe((3 / 4 / 2 + 1 / 4) / 2);
  });
});

describe("resigning", () => {
  const lost = position({ 6: 5, 5: 5 }, { 1: 1 });

  test("a game that cannot be won is given up, by no more than it is lost by", () => {
    expect(resignationOf(player("short"), lost)).toBe("oin");
    expect(resignationOf(player("short"), position({ 24: 5, 6: 5, 5: 5 }, { 1: 2 }))).toBe("koks");
  });

  test("a game that can still be won is played on", () => {
    expect(resignationOf(player("short"), position({ 6: 1, 2: 1 }, { 1: 1 }))).toBeUndefined();
  });

  test("an offer is accepted where more is not to be had, and declined where a mars is", () => {
    const bot = player("short");
    const winning = position({ 1: 1 }, { 6: 5, 5: 5 });
    expect(acceptsResignation(bot, winning, true, "oin")).toBe(true);
    const mars = position({ 1: 1 }, { 20: 2, 6: 5, 5: 8 });
    expect(acceptsResignation(bot, mars, true, "oin")).toBe(false);
    expect(acceptsResignation(bot, mars, false, "koks")).toBe(true);
  });
});
