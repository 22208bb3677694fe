import { describe, expect, test } from "vitest";
import { adviseCube, type CubeState } from "../../src/ai/cube.ts";
import { acceptsResignation, resignationOf } from "../../src/ai/resign.ts";
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
    // A dead cube: whoever is ahead doubles, a quarter is enough to take.
    expect(advice.double).toBe(win > 1 / 2);
    expect(advice.take).toBe(win < 3 / 4);
  });

  test("raised by one instead of doubled, it is taken with less the higher the cube stands", () => {
    // 27 of 36 win: the opponent has a quarter.
    const there = lastRoll({ 4: 1, 2: 1 });
    const advice = (value: bigint) =>
      adviseCube(player("short", "best", { raise: "arithmetic", beaver: false }), there, {
        value,
        owner: "own",
        offered: true,
      });
    // From 3 to 4: refusing costs 3, taking 4 × (1 − 2 × 10/36) on average.
    expect(advice(3n).take).toBe(true);
    expect(advice(3n).double).toBe(true);
  });

  test("a double that is wrong is beavered, where beavers are on", () => {
    const there = lastRoll({ 6: 1, 2: 1 });
    const beaver = (on: boolean) =>
      adviseCube(player("short", "best", { beaver: on }), there, CENTRED).beaver;
    expect(beaver(true)).toBe(true);
    expect(beaver(false)).toBe(false);
  });
});

test("whoever does not hold the cube may not double", () => {
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
