import { describe, expect, test } from "vitest";
import { lossOf, turnOf } from "../../../../src/features/practice/decision/decision.ts";
import { SEVEN, SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { readSupply } from "../../../support/supply.ts";

describe.each(SEVEN_GAMES)("the shipped sets of %s", (game) => {
  test("are enough for fourteen days, each with a clear best turn and every legal end", () => {
    const supply = readSupply(game);
    expect(supply.length).toBeGreaterThanOrEqual(14);
    expect(new Set(supply.map((one) => one.supply)).size).toBe(supply.length);
    for (const decision of supply.flatMap(({ decisions }) => decisions)) {
      const losses = legalTurns(turnOf(decision)).map(({ position }) => lossOf(decision, position));
      expect(losses).toHaveLength(decision.ends.length);
      const [best, second] = losses.map((loss) => loss ?? -1).toSorted((one, two) => one - two);
      expect([best, (second ?? 0) >= 3, (second ?? 99) <= 50]).toEqual([0, true, true]);
    }
  });

  test("are seven unlike decisions each", () => {
    for (const { decisions } of readSupply(game)) {
      expect(decisions).toHaveLength(SEVEN);
      const themes = decisions.map(({ theme }) => theme);
      expect(themes.filter((theme) => theme === "opening").length).toBeLessThanOrEqual(1);
      expect(
        themes.filter((theme) => theme === "race" || theme === "bear-off").length,
      ).toBeLessThanOrEqual(1);
      const rolls = decisions.map(({ roll }) => roll.dice.toSorted().join());
      expect(new Set(rolls).size).toBe(SEVEN);
    }
  });
});
