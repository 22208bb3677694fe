import { describe, expect, test } from "vitest";
import { endOf } from "../../../../src/features/practice/decision/ends.ts";
import { worseIn } from "../../../../src/features/practice/decision/worse.ts";
import { SEVEN_GAMES, SEVEN_RULESETS } from "../../../../src/features/practice/sets/types.ts";
import { position, rules } from "../../../rules/helpers.ts";
import { readSupply } from "../../../support/supply.ts";

const HOME = { 6: 3, 5: 3, 4: 3, 3: 2, 2: 2, 1: 2 };

describe("what a turn of short nardy has done worse", () => {
  const short = rules("short");
  const other = { 24: 2, 13: 5, 8: 3, 6: 5 };

  test("are rolls that hit a blot", () => {
    const safe = position({ 24: 2, 13: 3, 8: 4, 6: 6 }, other);
    // The two on the other side's 24 are six points away: 6 of 36 with both dice, 11 with one.
    const open = position({ 24: 2, 13: 3, 8: 3, 7: 1, 6: 6 }, other);
    expect(worseIn(short, { own: open, best: safe })).toEqual({ kind: "shots", own: 17, best: 0 });
    expect(worseIn(short, { own: safe, best: open })).toBeUndefined();
  });

  test("is a hit that was not made, before anything else", () => {
    const quiet = position({ 24: 1, 13: 5, 8: 4, 6: 5 }, { 24: 1, 20: 1, 13: 5, 8: 3, 6: 5 });
    const hit = position({ 24: 1, 13: 5, 8: 4, 5: 1, 6: 4 }, { 25: 1, 24: 1, 13: 5, 8: 3, 6: 5 });
    expect(worseIn(short, { own: quiet, best: hit })).toEqual({ kind: "hit" });
  });

  test("is an anchor given up, where no more rolls hit", () => {
    const far = { 6: 5, 5: 5, 4: 5 };
    const anchor = position({ 20: 2, 6: 5, 5: 4, 4: 4 }, far);
    const gone = position({ 12: 2, 6: 5, 5: 4, 4: 4 }, far);
    expect(worseIn(short, { own: gone, best: anchor })?.kind).toBe("anchor");
  });

  test("are checkers that were not borne off", () => {
    const less = position({ ...HOME, 6: 2 }, HOME);
    const more = position({ ...HOME, 6: 1 }, HOME);
    expect(worseIn(short, { own: less, best: more })).toEqual({ kind: "off", own: 1, best: 2 });
  });
});

describe("what a turn of long nardy has done worse", () => {
  const long = rules("long");

  test("is a shorter row before the other side", () => {
    const broken = position({ 24: 8, 18: 2, 17: 2, 16: 1, 14: 2 }, { 24: 12, 20: 3 });
    const row = position({ 24: 8, 18: 2, 17: 2, 16: 1, 15: 2 }, { 24: 12, 20: 3 });
    expect(worseIn(long, { own: broken, best: row })).toEqual({ kind: "wall", own: 3, best: 4 });
  });

  test("are checkers that are not home yet in a race", () => {
    const one = position({ 8: 2, 5: 13 }, HOME);
    const two = position({ 8: 1, 5: 14 }, HOME);
    expect(worseIn(long, { own: one, best: two })).toEqual({ kind: "outside", own: 2, best: 1 });
  });
});

const START = { 24: 2, 13: 5, 8: 3, 6: 5 };
const AHEAD = { 20: 3, 19: 2, 15: 2, 13: 2, 11: 2 };
const BEHIND = { 12: 3, 6: 6, 4: 6 };

// All ends of such a double would take minutes to list, and the bot waits for the reason.
test.each([
  {
    id: "celebi",
    own: position({ 24: 2, 13: 4, 9: 1, 8: 3, 6: 5 }, START),
    best: position(START, START),
    reason: { kind: "shots", own: 6, best: 0 },
  },
  {
    id: "mad-gulbar",
    own: position({ ...AHEAD, 10: 2, 9: 2 }, BEHIND),
    best: position({ ...AHEAD, 10: 3, 9: 1 }, BEHIND),
    reason: undefined,
  },
])("is found without the ends of doubles that climb: $id", ({ id, own, best, reason }) => {
  expect(worseIn(rules(id), { own, best })).toEqual(reason);
});

test.each(SEVEN_GAMES)("most mistakes in shipped sevens of %s have something plain", (game) => {
  let [told, all] = [0, 0];
  for (const { decisions } of readSupply(game))
    for (const decision of decisions) {
      const [first, second] = decision.ends;
      if (!first || !second || second.loss === 0) continue;
      const [best, own] = [first, second].map(({ key }) => endOf(decision.position, key));
      if (!best || !own) continue;
      all++;
      const worse = worseIn(SEVEN_RULESETS[game], { own, best });
      if (worse) told++;
      if (worse && "own" in worse) expect(worse.own).not.toBe(worse.best);
      expect(worseIn(SEVEN_RULESETS[game], { own, best: own })).toBeUndefined();
    }
  expect(told / all).toBeGreaterThan(0.5);
});
