import { describe, expect, test } from "vitest";
import { decide } from "../../src/game/decide.ts";
import { costOfTimeOut } from "../../src/game/leaving.ts";
import { verifyRecord } from "../../src/game/record/record.ts";
import { isCrawford, pointsOf, rulesetFor, type Terms } from "../../src/game/series.ts";
import type { Colour, Game } from "../../src/game/types.ts";
import { sideOf } from "../../src/rules/position.ts";
import { eager, randomRecord } from "./recorded.ts";
import { BY_HAND, carry, opened, ruleset, throws } from "./support.ts";

const khachapuri = ruleset("khachapuri");

/** A running game in which White has so many checkers left, and Black all. */
const gameWith = (left: number): Game => ({
  ...opened("khachapuri", throws([6, 1])),
  sides: { white: sideOf({ 6: left }), black: sideOf({ 24: 4, 6: 11 }) },
});

const resultOf = ({ phase }: Game) => (phase.kind === "over" ? phase.result : undefined);

describe("a game for the difference", () => {
  test("is given up at once, for what is left on the board", () => {
    const resign = { type: "resign", by: "white", outcome: "difference-11" } as const;
    const over = carry(gameWith(11), throws(), BY_HAND, resign);
    const result = { winner: "black", outcome: "difference-11", multiplier: 11 };
    expect(resultOf(over)).toMatchObject({ ...result, ending: "resigned" });
    expect(pointsOf({ stake: 5 }, { cube: 1n, multiplier: 11 })).toBe(55n);
  });

  test.each(["difference-10", "difference-12", "oin", "mars"] as const)(
    "is not given up for %s with eleven left",
    (outcome) => {
      const decided = decide(gameWith(11), { type: "resign", by: "white", outcome }, throws());
      expect(decided).toEqual({ ok: false, code: "outcome-impossible" });
    },
  );

  test("costs as much to leave, and by the clock from the first turn on", () => {
    const over = carry(gameWith(4), throws(), BY_HAND, { type: "claim", by: "black" });
    expect(resultOf(over)).toMatchObject({ outcome: "difference-4", ending: "claimed" });
    expect(costOfTimeOut(gameWith(4), "white")).toBe("difference-4");
    expect(costOfTimeOut(gameWith(4), "black")).toBe("difference-15");
  });

  test("is worth at its end what the loser has left, and its record says so", () => {
    const worths = [1, 2, 3, 4, 5, 6].map((seed) => {
      const record = randomRecord({ ...wish, seed }, eager);
      expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
      const { result } = record;
      expect(result?.outcome).toBe(`difference-${result?.multiplier}`);
      expect(result?.points).toBe(String(5 * (result?.multiplier ?? 0)));
      const forged = { ...record, result: { ...result, outcome: "oin", multiplier: 1 } };
      expect(verifyRecord(JSON.parse(JSON.stringify(forged)))).toMatchObject({ ok: false });
      return result?.multiplier;
    });
    expect(new Set(worths).size).toBeGreaterThan(2);
  });
});

const wish = {
  terms: { ruleset: khachapuri, stake: 5 } as Terms,
  ...{ crawford: false, first: undefined, automation: BY_HAND },
};

describe("a match for the difference", () => {
  const terms: Terms = { ruleset: khachapuri, stake: 1, match: 15 };
  const at = (white: bigint, black: bigint) => ({
    score: { white, black } satisfies Record<Colour, bigint>,
    crawfordPlayed: false,
  });

  test("has no cube, and so no Crawford game", () => {
    expect(rulesetFor(terms, false).switches.cube).toBe(false);
    expect(isCrawford(terms, at(14n, 3n))).toBe(false);
    expect(isCrawford({ ...terms, ruleset: ruleset("nackgammon") }, at(14n, 3n))).toBe(true);
  });

  test("leaves records that fit, one point from its end too", () => {
    const record = randomRecord({ ...wish, terms, seed: 9 }, eager);
    const last = { ...record, score: { white: "14", black: "3" } };
    expect(verifyRecord(JSON.parse(JSON.stringify(last)))).toMatchObject({ ok: true });
    const forged = { ...last, match: { to: 15, crawford: true } };
    expect(verifyRecord(JSON.parse(JSON.stringify(forged)))).toMatchObject({
      code: "contradiction",
      field: "match.crawford",
    });
  });
});
