import { describe, expect, test } from "vitest";
import { isDie, isDouble } from "../../src/rules/dice.ts";
import { familyOf } from "../../src/rules/family.ts";
import {
  countAt,
  flip,
  isHome,
  opposite,
  pips,
  sideOf,
  startPosition,
} from "../../src/rules/position.ts";
import { findRuleset, RULESETS } from "../../src/rules/rulesets.ts";
import { rules } from "./helpers.ts";

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);

describe("own points", () => {
  test("in short nardy the players meet: own 24 is the opponent's 1", () => {
    expect(opposite("towards", 24)).toBe(1);
    expect(opposite("towards", 6)).toBe(19);
  });

  test("in long nardy they follow each other: own 12 is the opponent's head", () => {
    expect(opposite("same", 12)).toBe(24);
    expect(opposite("same", 24)).toBe(12);
    expect(opposite("same", 1)).toBe(13);
    expect(opposite("same", 13)).toBe(1);
  });

  test.each(["towards", "same"] as const)(
    "%s: the opposite of the opposite is the point",
    (way) => {
      expect(POINTS.map((point) => opposite(way, opposite(way, point)))).toEqual(POINTS);
    },
  );
});

describe("a side", () => {
  test("has borne off what is missing to fifteen", () => {
    expect(countAt(sideOf({ 6: 2, 25: 1 }), 0)).toBe(12);
    expect(countAt(sideOf({ 6: 2 }), 99)).toBe(0);
  });

  test("counts its pips, 25 on the bar", () => {
    expect(pips(sideOf({ 25: 1, 6: 2 }))).toBe(37);
    expect(pips(startPosition(rules("short")).own)).toBe(167);
    expect(pips(startPosition(rules("long")).own)).toBe(360);
  });

  test("is home with nobody outside, borne off or not", () => {
    expect(isHome(sideOf({ 6: 3, 1: 2 }))).toBe(true);
    expect(isHome(sideOf({ 7: 1, 1: 2 }))).toBe(false);
    expect(isHome(sideOf({ 25: 1, 1: 2 }))).toBe(false);
  });

  test("is the other one after a flip", () => {
    const position = { own: sideOf({ 6: 3 }), other: sideOf({ 2: 1 }) };
    expect(flip(position)).toEqual({ own: position.other, other: position.own });
  });
});

describe("dice", () => {
  test("are a double when they show the same", () => {
    expect(isDouble([4, 4])).toBe(true);
    expect(isDouble([4, 3])).toBe(false);
  });

  test("a die shows one to six", () => {
    expect([1, 6].every(isDie)).toBe(true);
    expect([0, 7, 1.5, "1", null, Number.NaN].some(isDie)).toBe(false);
  });
});

describe("the rulesets (README.md, section 8)", () => {
  test("are these, in order, found by id", () => {
    expect(RULESETS.map(({ id }) => id)).toEqual([
      "short",
      "short-strict",
      "short-full",
      "short-caucasian",
      "long",
      "long-classic",
      "long-federation",
      "gulbar",
      "mad-gulbar",
      "quick-long",
      "hypergammon",
      "nackgammon",
      "tavla",
      "portes",
      "takhteh",
      "prava",
      "tawla",
      "celebi",
      "chelebi",
      "fevga",
      "moultezim",
      "uzun",
      "gul-bara",
      "khachapuri",
      "mahbusa",
      "plakoto",
      "tapa",
    ]);
    for (const ruleset of RULESETS) expect(findRuleset(ruleset.id)).toBe(ruleset);
    expect(findRuleset("chess")).toBeUndefined();
  });

  test("differ from their family's first by what the sources say, and by nothing else", () => {
    const differing = RULESETS.map(({ id, switches }) => {
      const base = rules(familyOf(switches)).switches;
      return [
        id,
        Object.fromEntries(
          Object.entries(switches).filter(([name, value]) =>
            Object.entries(base).some(([n, v]) => n === name && v !== value),
          ),
        ),
      ];
    });
    const atOnce = { lastStep: "all-dice" };
    const tavla = { ...atOnce, koks: "off", nextFirst: "winner" };
    const pinning = { meeting: "pin", start: "head" };
    const runner = {
      ...{ homeMars: "off", nextFirst: "winner", headException: "none" },
      ...{ head: "runner", block: "start-quarter" },
    };
    expect(Object.fromEntries(differing)).toEqual({
      short: {},
      "short-strict": { homeHit: "no-bear-off" },
      "short-full": { fullMove: true },
      "short-caucasian": { homeHit: "no-hiding" },
      long: {},
      "long-classic": {
        headException: "any-double",
        block: "opponent-home",
        nextFirst: "winner",
      },
      "long-federation": { homeMars: "off" },
      gulbar: { leftover: "opponent", doubles: "roll-again" },
      "mad-gulbar": { leftover: "opponent", doubles: "ascending" },
      "quick-long": { checkers: 7 },
      hypergammon: { start: "rear", checkers: 3, ...atOnce },
      nackgammon: { start: "nack", ...atOnce },
      tavla: { ...tavla, opening: "anew", homeHit: "no-running" },
      portes: { ...tavla, opening: "anew", homeHit: "no-running" },
      takhteh: { ...tavla, homeHit: "no-running" },
      prava: { koks: "off", ...atOnce },
      tawla: { ...tavla, opening: "anew" },
      celebi: { koks: "off", ...atOnce, doubles: "ascending", ascendingMoves: 4 },
      chelebi: {
        ...{ koks: "off", ...atOnce, doubles: "ascending", ascendingMoves: 4 },
        ...{ ascendingFromTurn: 4, leftover: "groups" },
      },
      fevga: { ...runner, mustOpen: true },
      moultezim: runner,
      uzun: { homeMars: "off", nextFirst: "winner", headException: "fours-sixes" },
      "gul-bara": {
        ...{ opening: "kept", homeMars: "off", head: "free", headException: "none" },
        ...{ block: "free", doubles: "ascending", ascendingMoves: 4, ascendingFromTurn: 4 },
        ...{ leftover: "groups", frozen: true },
      },
      khachapuri: {
        ...{ homeMars: "off", nextFirst: "winner", headException: "none" },
        ...{ start: "head-and-home", head: "free", block: "free" },
        ...{ score: "difference", frozen: true },
      },
      mahbusa: { ...pinning, ...tavla, opening: "anew", frozen: true },
      plakoto: { ...pinning, ...tavla, opening: "anew", mother: 2 },
      tapa: { ...pinning, ...atOnce, koks: "off", mother: 2, bothMothers: 1 },
    });
  });

  test("cannot be changed by those who share them", () => {
    expect(RULESETS.every((one) => Object.isFrozen(one) && Object.isFrozen(one.switches))).toBe(
      true,
    );
  });
});
