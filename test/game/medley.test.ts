import { describe, expect, test } from "vitest";
import { MEDLEY_IDS, MEDLEYS, medleyOf } from "../../src/game/medley.ts";
import { isCrawford, rulesetFor, type Terms } from "../../src/game/series.ts";
import { storedTerms } from "../../src/game/stored.ts";
import { findRuleset, RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";

const known = (ids: readonly string[], id = "mixed"): Ruleset => {
  const medley = medleyOf({ id }, ids);
  if (!medley) throw new Error(`no medley of ${ids.join()}`);
  return medley;
};

const terms: Terms = { ruleset: known(["short", "long", "tavla"]), stake: 1, match: 5 };

describe("a medley", () => {
  test("goes through its games in their order, and then from the first again", () => {
    const played = [0, 1, 2, 3, 4].map((number) => rulesetFor(terms, false, number).id);
    expect(played).toEqual(["short", "long", "tavla", "short", "long"]);
  });

  test("has no cube, and so no Crawford game", () => {
    expect([0, 1, 2].map((n) => rulesetFor(terms, false, n).switches.cube)).toEqual([
      false,
      false,
      false,
    ]);
    const standing = { score: { white: 4n, black: 1n }, crawfordPlayed: false };
    expect(isCrawford(terms, standing)).toBe(false);
  });

  test("is of our rulesets, two to six", () => {
    expect(medleyOf({ id: "x" }, ["short"])).toBeUndefined();
    expect(medleyOf({ id: "x" }, ["short", "chess"])).toBeUndefined();
    expect(medleyOf({ id: "x" }, Array(7).fill("short"))).toBeUndefined();
    expect(medleyOf({ id: "x" }, ["long", "long"])?.games).toHaveLength(2);
  });

  test("is stored in terms with all its games", () => {
    const read = storedTerms.parse(JSON.parse(JSON.stringify(terms)));
    expect(read).toEqual(terms);
  });
});

describe("a named medley", () => {
  test("is offered just when all its games exist", () => {
    const all = new Set(RULESETS.map(({ id }) => id));
    const GAMES = [
      ["tavli", ["portes", "plakoto", "fevga"]],
      ["sreshta", ["prava", "gul-bara", "tapa"]],
    ] as const;
    expect(MEDLEY_IDS).toEqual(GAMES.map(([id]) => id));
    const there = GAMES.filter(([, games]) => games.every((id) => all.has(id)));
    expect(MEDLEYS.map(({ id, games }) => [id, games?.map((one) => one.id)])).toEqual(there);
  });

  test.each(MEDLEY_IDS)("has a name that is not a ruleset's: %s", (id) => {
    expect(findRuleset(id)).toBeUndefined();
  });
});
