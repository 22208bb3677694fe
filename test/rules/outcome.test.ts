import { describe, expect, test } from "vitest";
import {
  hasWon,
  isMars,
  outcomeOf,
  outcomePoints,
  outcomesOfLeaving,
  possibleOutcomes,
} from "../../src/rules/outcome.ts";
import { sideOf } from "../../src/rules/position.ts";
import { position, rules } from "./helpers.ts";

const short = rules("short");
const long = rules("long");
const federation = rules("long-federation");
const fourfold = rules("long", { homeMars: 4 });

/** The winner has borne off all; the loser stands there. */
const lost = (own: Readonly<Record<number, number>>) => position(own, {});

describe("the end of a game (README.md, section 6)", () => {
  test("all borne off have won, all but one have not, however many there are", () => {
    for (const checkers of [3, 7, 15]) {
      expect(hasWon(sideOf({}, checkers))).toBe(true);
      expect(hasWon(sideOf({ 1: 1 }, checkers))).toBe(false);
    }
  });

  test("oin: the loser has borne off at least one", () => {
    expect(outcomeOf(short, lost({ 24: 14 }))).toBe("oin");
    expect(outcomeOf(long, lost({ 24: 14 }))).toBe("oin");
    expect(outcomePoints(short, "oin")).toBe(1);
  });

  test("mars: none borne off", () => {
    expect(outcomeOf(short, lost({ 18: 1, 6: 14 }))).toBe("mars");
    expect(outcomeOf(long, lost({ 7: 1, 6: 14 }))).toBe("mars");
    expect(outcomePoints(long, "mars")).toBe(2);
  });

  test("koks: none borne off and one on the bar or in the winner's home, short only", () => {
    expect(outcomeOf(short, lost({ 19: 1, 6: 14 }))).toBe("koks");
    expect(outcomeOf(short, lost({ 25: 1, 6: 14 }))).toBe("koks");
    expect(outcomeOf(long, lost({ 24: 15 }))).toBe("mars");
    expect(outcomePoints(short, "koks")).toBe(3);
  });

  test("a koks that does not count is a plain mars", () => {
    const plain = rules("short", { koks: "off" });
    expect(outcomeOf(plain, lost({ 25: 1, 6: 14 }))).toBe("mars");
    expect(possibleOutcomes(plain, position({ 24: 15 }, { 6: 15 }))).toEqual(["oin", "mars"]);
    expect(outcomePoints(plain, "koks")).toBe(2);
  });

  test("home mars: none borne off but all home, long only", () => {
    expect(outcomeOf(long, lost({ 6: 15 }))).toBe("home-mars");
    expect(outcomeOf(short, lost({ 6: 15 }))).toBe("mars");
  });

  test("a home mars is worth three, or four, or is a plain mars", () => {
    expect(outcomePoints(long, outcomeOf(long, lost({ 6: 15 })))).toBe(3);
    expect(outcomePoints(fourfold, outcomeOf(fourfold, lost({ 6: 15 })))).toBe(4);
    expect(outcomePoints(federation, outcomeOf(federation, lost({ 6: 15 })))).toBe(2);
  });
});

describe("the difference (section 6)", () => {
  const khachapuri = rules("khachapuri");

  test("is what the loser has not borne off, all home or not", () => {
    for (const left of [1, 7, 14, 15]) {
      const outcome = outcomeOf(khachapuri, lost({ 6: left }));
      expect(outcome).toBe(`difference-${left}`);
      expect(outcomePoints(khachapuri, outcome)).toBe(left);
      expect(outcomeOf(khachapuri, lost({ 24: left }))).toBe(outcome);
    }
  });

  test("can still be any number up to those on the board", () => {
    expect(possibleOutcomes(khachapuri, lost({ 6: 3 }))).toEqual([
      ...["difference-1", "difference-2", "difference-3"],
    ]);
    expect(possibleOutcomes(khachapuri, lost({ 1: 1 }))).toEqual(["difference-1"]);
  });

  test("of one who leaves counts all that is on the board, and there is no other price", () => {
    const leaving = (own: number) => outcomesOfLeaving(khachapuri, position({ 6: own }, { 6: 15 }));
    expect(leaving(15)).toEqual(["difference-15"]);
    expect(leaving(4)).toEqual(["difference-4"]);
  });

  test("is no mars, however large", () => {
    expect(isMars("difference-15")).toBe(false);
    expect(isMars("oin")).toBe(false);
    expect(isMars("mars")).toBe(true);
    expect(isMars("mother")).toBe(true);
  });
});

describe("what a game can still be lost by (001 §27)", () => {
  test("only oin once a checker is off", () => {
    expect(possibleOutcomes(short, position({ 24: 14 }, { 24: 15 }))).toEqual(["oin"]);
    expect(possibleOutcomes(long, position({ 24: 14 }, { 24: 15 }))).toEqual(["oin"]);
  });

  test("koks while a checker is on the bar, in the winner's home, or can be hit", () => {
    const all = ["oin", "mars", "koks"];
    expect(possibleOutcomes(short, position({ 25: 1, 6: 14 }, { 1: 2 }))).toEqual(all);
    expect(possibleOutcomes(short, position({ 19: 1, 6: 14 }, { 1: 2 }))).toEqual(all);
    expect(possibleOutcomes(short, position({ 18: 1, 6: 14 }, { 8: 2 }))).toEqual(all);
    expect(possibleOutcomes(short, position({ 18: 1, 6: 14 }, { 6: 2 }))).toEqual(["oin", "mars"]);
  });

  test("in long nardy home mars only while all are home, otherwise mars (002)", () => {
    const onTheWay = position({ 7: 1, 6: 14 }, { 1: 2 });
    expect(possibleOutcomes(long, onTheWay)).toEqual(["oin", "mars"]);
    expect(possibleOutcomes(long, position({ 6: 15 }, { 1: 2 }))).toEqual(["oin", "home-mars"]);
    expect(possibleOutcomes(long, position({ 6: 14 }, { 1: 2 }))).toEqual(["oin"]);
    expect(possibleOutcomes(federation, position({ 6: 15 }, { 1: 2 }))).toEqual(["oin", "mars"]);
  });
});

describe("what it costs to leave a game (001 §27)", () => {
  const costs = (...[ruleset, loser]: Parameters<typeof outcomesOfLeaving>) =>
    outcomesOfLeaving(ruleset, loser).at(-1);
  const atStart = { 24: 2, 13: 5, 8: 3, 6: 5 };

  test("is an oin once a checker is off, and nothing less can be offered", () => {
    for (const ruleset of [short, long]) {
      expect(outcomesOfLeaving(ruleset, position({ 6: 14 }, { 1: 2 }))).toEqual(["oin"]);
    }
  });

  test("is a mars otherwise, however much more could still be lost", () => {
    expect(outcomesOfLeaving(short, position(atStart, atStart))).toEqual(["oin", "mars"]);
    expect(costs(short, position({ 25: 1, 6: 14 }, { 6: 15 }))).toBe("mars");
    expect(costs(short, position({ 6: 15 }, { 1: 2 }))).toBe("mars");
    expect(costs(long, position({ 24: 15 }, { 1: 2 }))).toBe("mars");
    expect(costs(long, position({ 6: 15 }, { 6: 5 }))).toBe("mars");
    expect(costs(long, position({ 7: 1, 6: 14 }, { 1: 2 }))).toBe("mars");
    expect(costs(federation, position({ 6: 15 }, { 1: 2 }))).toBe("mars");
  });

  test("is a home mars where that is all but certain (000)", () => {
    const all = ["oin", "mars", "home-mars"];
    expect(outcomesOfLeaving(long, position({ 6: 15 }, { 1: 1 }))).toEqual(all);
    expect(outcomesOfLeaving(long, position({ 6: 15 }, { 1: 4 }))).toEqual(all);
    expect(costs(fourfold, position({ 6: 15 }, { 1: 2 }))).toBe("home-mars");
    expect(costs(long, position({ 6: 14 }, { 1: 1 }))).toBe("oin");
  });

  test("is a koks where that is possible and the winner has begun to bear off", () => {
    const all = ["oin", "mars", "koks"];
    expect(outcomesOfLeaving(short, position({ 25: 1, 6: 14 }, { 6: 14 }))).toEqual(all);
    expect(outcomesOfLeaving(short, position({ 19: 1, 6: 14 }, { 1: 2 }))).toEqual(all);
    expect(outcomesOfLeaving(short, position({ 18: 1, 6: 14 }, { 6: 2 }))).not.toContain("koks");
    expect(outcomesOfLeaving(short, position({ 19: 1, 6: 14 }, { 6: 15 }))).not.toContain("koks");
  });
});
