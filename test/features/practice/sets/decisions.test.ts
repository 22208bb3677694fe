import { describe, expect, test } from "vitest";
import {
  lossOf,
  type SevenDecision,
  squareOf,
  turnOf,
  turnTo,
} from "../../../../src/features/practice/decision/decision.ts";
import { endOf, keyOf } from "../../../../src/features/practice/decision/ends.ts";
import { themeOf } from "../../../../src/features/practice/decision/themes.ts";
import { hashOf, readSet, writeSet } from "../../../../src/features/practice/sets/text.ts";
import { SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import { isBorneOut, valueDecision } from "../../../../src/features/practice/sets/value.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { player, decisions as positionsOf } from "../../../ai/players.ts";
import { position, rules } from "../../../rules/helpers.ts";
import { asRead, firstDecision, LITTLE, makeDecision, plainDecision, plainSet } from "./support.ts";

const turnsOf = (decision: SevenDecision) => legalTurns(turnOf(decision));

describe.each(SEVEN_GAMES)("a decision of %s", (game) => {
  test("names each legal end by a key of its own, from which the end follows", () => {
    for (const { position: before, roll } of positionsOf(rules(game), 100, 5)) {
      if (!("dice" in roll)) continue;
      const turns = turnsOf({ ...plainDecision(game, roll.dice), position: before, roll });
      const keys = turns.map((turn) => keyOf(before, turn.position));
      expect(new Set(keys).size).toBe(keys.length);
      for (const [at, key] of keys.entries()) {
        expect(endOf(before, key)).toEqual(turns[at]?.position);
        expect(key.includes("*")).toBe(turns[at]?.moves.some(({ hit }) => hit));
      }
    }
  });

  test("that was made knows what every legal turn loses; the best one nothing, the next three points", () => {
    const decision = firstDecision(game);
    const turns = turnsOf(decision);
    expect(decision.ends).toHaveLength(turns.length);
    expect(turns.length).toBeGreaterThanOrEqual(4);
    const losses = turns.map(({ position: end }) => lossOf(decision, end) ?? Number.NaN);
    expect(losses.filter((loss) => loss === 0)).toHaveLength(1);
    expect(losses.every((loss) => Number.isInteger(loss) && (loss === 0 || loss >= 3))).toBe(true);
    const [best] = decision.ends;
    const way = turnTo(decision, best?.key ?? "");
    expect(way && keyOf(decision.position, way.position)).toBe(best?.key);
    expect(best?.loss).toBe(0);
    expect(best?.chances.win).toBeGreaterThanOrEqual(0.1);
    expect(best?.chances.win).toBeLessThanOrEqual(0.9);
  });

  test("is the same from the same secret, and another one from another", () => {
    expect(makeDecision(game)).toEqual(firstDecision(game));
    expect(makeDecision(game, "5f".repeat(32))).not.toEqual(firstDecision(game));
  });

  test("has the same squares on two bots", () => {
    const here = plainSet(game);
    const there = asRead(here);
    for (const [number, decision] of here.decisions.entries())
      for (const { position: end } of turnsOf(decision)) {
        const elsewhere = there.decisions[number];
        const [one, two] = [lossOf(decision, end), elsewhere && lossOf(elsewhere, end)];
        expect(one).toBeGreaterThanOrEqual(0);
        expect(two).toBe(one);
        expect(squareOf(two ?? 100)).toBe(squareOf(one ?? -1));
      }
    expect(hashOf(writeSet(there))).toBe(hashOf(writeSet(here)));
  });

  test("refuses an end that no legal turn has", () => {
    const decision = plainDecision(game, [6, 5]);
    expect(lossOf(decision, decision.position)).toBeUndefined();
    expect(turnTo(decision, "b>a")).toBeUndefined();
  });
});

test("a decision without a turn that is clearly best is dropped, and so is one that a set does not want", () => {
  const asking = {
    ruleset: rules("short"),
    position: position({ 6: 5, 5: 5, 4: 5 }, { 6: 5, 5: 5, 4: 5 }),
    roll: { dice: [2, 1], ownTurn: 2 },
  } as const;
  const wanting = (isWanted: boolean) => ({ seed: 1, effort: LITTLE, isWanted: () => isWanted });
  expect(valueDecision(player("short"), asking, wanting(true))).toBe("doubtful");
  expect(valueDecision(player("short"), asking, wanting(false))).toBe("unwanted");
});

test("other dice bear out a best turn that is one, and none that is not", () => {
  const decision = firstDecision("short");
  const [best, ...others] = decision.ends;
  const last = others.at(-1);
  if (best === undefined || last === undefined) throw new Error("no ends");
  const two = { ...decision, ends: [best, last] };
  expect(isBorneOut(player("short"), two, 9, LITTLE)).toBe(true);
  expect(isBorneOut(player("short"), { ...two, ends: [last, best] }, 9, LITTLE)).toBe(false);
});

test("a square is for what is lost in a hundred games", () => {
  expect([0, 1, 2, 11, 12, 200].map(squareOf)).toEqual([
    ...["best", "best", "small", "small", "large", "large"],
  ]);
});

test("a set that is damaged is none", () => {
  const text = writeSet(plainSet("long"));
  expect(readSet(text)?.day).toBe(1);
  expect(readSet(text.slice(0, -2))).toBeUndefined();
  expect(readSet(text.replace('"game":"long"', '"game":"gulbar"'))).toBeUndefined();
  expect(readSet(text.replace('"day":1', '"day":0'))).toBeUndefined();
  expect(readSet(text.replace('"24":9', '"24":12'))).toBeUndefined();
  expect(readSet("{}")).toBeUndefined();
});

test.each([
  ["opening", "long", { 24: 13, 20: 1, 18: 1 }, { 24: 14, 19: 1 }],
  ["head", "long", { 24: 7, 18: 4, 15: 4 }, { 24: 6, 20: 5, 17: 4 }],
  ["block", "long", { 24: 1, 16: 4, 15: 4, 14: 3, 13: 3 }, { 24: 3, 20: 6, 17: 6 }],
  ["contact", "long", { 24: 1, 16: 7, 14: 7 }, { 24: 3, 20: 6, 17: 6 }],
  ["race", "long", { 10: 5, 8: 5, 4: 5 }, { 10: 5, 8: 5, 4: 5 }],
  ["bear-off", "long", { 6: 5, 5: 5, 4: 5 }, { 10: 5, 8: 5, 4: 5 }],
  ["opening", "short", { 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 }],
  ["bar", "short", { 25: 1, 13: 4, 8: 4, 6: 5, 3: 1 }, { 24: 1, 13: 3, 8: 3, 6: 5, 4: 3 }],
  ["block", "short", { 24: 1, 8: 3, 7: 3, 6: 4, 5: 4 }, { 24: 2, 8: 4, 6: 5, 4: 4 }],
  ["anchor", "short", { 20: 2, 8: 4, 6: 5, 4: 4 }, { 24: 2, 8: 4, 6: 5, 4: 4 }],
  ["blot", "short", { 14: 1, 8: 4, 6: 5, 4: 5 }, { 24: 2, 8: 4, 6: 5, 4: 4 }],
  ["contact", "short", { 14: 2, 8: 4, 6: 5, 4: 4 }, { 24: 2, 8: 4, 6: 5, 4: 4 }],
  ["race", "short", { 8: 5, 6: 5, 4: 5 }, { 8: 5, 6: 5, 4: 5 }],
  ["bear-off", "short", { 6: 5, 5: 5, 4: 5 }, { 8: 5, 6: 5, 4: 5 }],
] as const)("a position about %s (%s) is known as one", (theme, game, own, other) => {
  const before = position(own, other);
  expect(themeOf(game, before, [before])).toBe(theme);
});

test("whether to hit is what a decision is about in which some near ends hit and some do not", () => {
  const before = position({ 14: 2, 8: 4, 6: 5, 4: 4 }, { 24: 1, 13: 1, 8: 4, 6: 5, 4: 4 });
  const after = position({ 14: 1, 12: 1, 8: 4, 6: 5, 4: 4 }, { 25: 1, 24: 1, 8: 4, 6: 5, 4: 4 });
  expect(themeOf("short", before, [before, after])).toBe("hit");
  expect(themeOf("short", before, [after])).not.toBe("hit");
});
