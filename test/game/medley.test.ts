import { describe, expect, test } from "vitest";
import { decide } from "../../src/game/decide.ts";
import { commitment, diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import { MEDLEYS, medleyOf } from "../../src/game/medley.ts";
import { recordOf, verifyRecord } from "../../src/game/record/record.ts";
import { isCrawford, rulesetFor, type Terms } from "../../src/game/series.ts";
import { storedTerms } from "../../src/game/stored.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { BY_HAND, chooser, randomGame } from "./support.ts";

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

test("a medley has no game for the difference: no other would count beside it", () => {
  expect(medleyOf({ id: "own-1" }, ["tavla", "khachapuri"])).toBeUndefined();
});

describe("the record of a game of a medley", () => {
  const medley = known(["prava", "gul-bara", "tapa"]);
  const recordAt = (number: number, white: bigint, black: bigint) => {
    const inMatch: Terms = { ruleset: medley, stake: 1, match: 5 };
    const played = rulesetFor(inMatch, false, number);
    const secret = Buffer.alloc(32, number + 1);
    const { events } = randomGame(played, diceOf(secret), chooser(number));
    return recordOf({
      ...{ game: 1, ruleset: { ...played, name: played.id }, terms: inMatch, crawford: false },
      number: number + 1,
      ...{ players: { white: "Anna", black: "Boris" }, score: { white, black }, events },
      ...{ began: new Date(0), ended: new Date(1000), nonce: null, secret },
      hash: commitment(secret),
    });
  };

  test.each([0, 1, 2])("can be checked: that of game %i", (number) => {
    expect(verifyRecord(recordAt(number, 4n, 1n))).toMatchObject({ ok: true, over: true });
  });

  test("is of the game whose turn it was", () => {
    const record = recordAt(1, 1n, 0n);
    expect(record.match).toMatchObject({ number: 2, games: ["prava", "gul-bara", "tapa"] });
    const { number: _, ...unnumbered } = record.match ?? expect.fail("no match");
    expect(verifyRecord({ ...record, match: unnumbered })).toMatchObject({ ok: true });
    for (const [number, told] of [
      [3, { ok: false, found: "gul-bara", other: "tapa" }],
      [5, { ok: true }],
    ] as const)
      expect(verifyRecord({ ...record, match: { ...unnumbered, number } })).toMatchObject(told);
  });

  test("is begun by whom the rules of the game before it say", () => {
    const secret = Buffer.alloc(32, 1);
    const begun = (number: number) => {
      const inMatch = { ruleset: known(["tavla", "short"]), stake: 1, match: 5 };
      const played = rulesetFor(inMatch, false, number - 1);
      const other = recordAt(0, 0n, 0n);
      const opened = decide(
        newGame(played),
        { type: "open", first: "white" },
        diceOf(secret),
        BY_HAND,
      );
      if (!opened.ok) throw new Error(opened.code);
      const record = recordOf({
        ...{ game: 1, ruleset: { ...played, name: played.id }, terms: inMatch, crawford: false },
        ...{ number, players: other.players, score: { white: 0n, black: 0n } },
        ...{ events: opened.events, began: new Date(0), ended: undefined, nonce: null },
        ...{ secret: undefined, hash: commitment(secret) },
      });
      return verifyRecord(record);
    };
    expect(begun(2)).toMatchObject({ ok: true });
    expect(begun(3)).toMatchObject({ ok: false, why: "no-opening-throw" });
  });

  test("can be checked after a tie at the points of the match, whatever is played then", () => {
    expect(verifyRecord(recordAt(0, 5n, 5n))).toMatchObject({ ok: true, over: true });
    const over = verifyRecord(recordAt(0, 5n, 4n));
    expect(over).toMatchObject({ ok: false, code: "contradiction", field: "score.white" });
  });

  test("has no tie at the points of the match where no game scores for both", () => {
    const record = recordAt(0, 5n, 5n);
    const games = ["prava", "gul-bara"];
    const other = { ...record, match: { to: 5, crawford: false, games } };
    expect(verifyRecord(other)).toMatchObject({ ok: false, code: "contradiction" });
  });
});

describe("a named medley", () => {
  test("is tavli or sreshta", () => {
    expect(MEDLEYS.map(({ id, games }) => [id, games?.map((one) => one.id)])).toEqual([
      ["tavli", ["portes", "plakoto", "fevga"]],
      ["sreshta", ["prava", "gul-bara", "tapa"]],
    ]);
  });

  test.each(MEDLEYS.map(({ id }) => id))("has a name that is not a ruleset's: %s", (id) => {
    expect(findRuleset(id)).toBeUndefined();
  });
});
