import { describe, expect, test } from "vitest";
import { houseRules, SWITCHES } from "../../src/rules/house-rules.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { rules } from "./helpers.ts";

describe("a house ruleset", () => {
  test("is its base with some switches set differently", () => {
    const house = houseRules("ours", { base: "short-caucasian", fullMove: true });
    expect(house).toEqual({
      ok: true,
      ruleset: {
        id: "ours",
        switches: { ...rules("short-caucasian").switches, fullMove: true },
      },
    });
  });

  test.each([
    ["nothing", undefined, "not-an-object"],
    ["a list", [], "not-an-object"],
    ["a word", "short", "not-an-object"],
    ["no base", {}, "unknown-base"],
    ["a base that is not there", { base: "chess" }, "unknown-base"],
    ["a base that is no word", { base: 7 }, "unknown-base"],
    ["a switch that is not there", { base: "short", fulMove: true }, "unknown-switch"],
    ["a name that every object has", { base: "short", toString: true }, "unknown-switch"],
    ["another family", { base: "short", way: "same" }, "unknown-switch"],
    ["a block in short nardy", { base: "short", block: "opponent-ahead" }, "other-game"],
    ["hits in long nardy", { base: "long", homeHit: "no-hiding" }, "other-game"],
    [
      "a second checker from a free head",
      { base: "gul-bara", headException: "any-double" },
      "other-game",
    ],
    ["one beside the runner", { base: "fevga", headException: "opponent-head" }, "other-game"],
    ["a cube on the difference", { base: "khachapuri", cube: true }, "other-game"],
    ["raises by ties on it", { base: "khachapuri", autoDoubles: 1 }, "other-game"],
    ["a home mars beside it", { base: "khachapuri", homeMars: 3 }, "other-game"],
    ["a value that is not there", { base: "short", homeHit: "never" }, "bad-value"],
    ["a word for yes", { base: "short", fullMove: "true" }, "bad-value"],
    ["a home mars of five", { base: "long", homeMars: 5 }, "bad-value"],
    ["half a turn", { base: "mad-gulbar", ascendingFromTurn: 1.5 }, "bad-value"],
    ["less than no raise", { base: "long", autoDoubles: -1 }, "bad-value"],
  ])("is not made of %s", (_, given, code) => {
    expect(houseRules("ours", given)).toMatchObject({ ok: false, code });
  });

  test("can repeat what its base says, of the other family too", () => {
    expect(houseRules("ours", { base: "short", block: "free" })).toMatchObject({ ok: true });
  });

  test("can be made of any value that a named ruleset has", () => {
    for (const { id, switches } of RULESETS) {
      const all = Object.entries(switches).filter(([name]) => Object.hasOwn(SWITCHES, name));
      expect(houseRules(id, { base: id, ...Object.fromEntries(all) })).toEqual({
        ok: true,
        ruleset: { id, switches },
      });
    }
  });

  test("knows every switch", () => {
    const fixed = [
      ...["way", "meeting", "start", "head", "mustOpen"],
      ...["mother", "bothMothers", "lastStep", "score", "frozen"],
    ];
    const all = Object.keys(rules("long").switches);
    expect([...Object.keys(SWITCHES), ...fixed].sort()).toEqual(all.sort());
  });

  test("take any count where the rules know no end, and no other numbers", () => {
    const taken = (base: string, given: object) => houseRules("own", { base, ...given }).ok;
    expect(taken("short", { autoDoubles: 7 })).toBe(true);
    expect(taken("mad-gulbar", { ascendingFromTurn: 9 })).toBe(true);
    for (const value of [-1, 1.5, 101, "2"])
      expect(taken("short", { autoDoubles: value })).toBe(false);
    expect(taken("mad-gulbar", { ascendingMoves: 3 })).toBe(false);
    expect(taken("short", { doubles: "ascending", ascendingMoves: 4 })).toBe(true);
  });
});
