import { describe, expect, test } from "vitest";
import { leaverOf } from "../../../src/features/seek/rules/leaving.ts";
import { newGame } from "../../../src/game/game.ts";
import type { Ending, Game } from "../../../src/game/types.ts";
import { sideOf } from "../../../src/rules/position.ts";
import type { Side } from "../../../src/rules/types.ts";
import { ruleset } from "../../game/support.ts";

/** A game that White has won, whose checkers stand so. */
const wonBy = (ending: Ending, white?: Side): Game => {
  const game = newGame(ruleset("short"));
  const win = { winner: "white", outcome: "oin", cube: 1n, multiplier: 1 } as const;
  return {
    ...game,
    sides: { ...game.sides, ...(white && { white }) },
    phase: { kind: "over", result: { ...win, ending } },
  };
};

/** 75 pips of 167. */
const NEAR = sideOf({ 5: 15 });

describe("a game has been left well before its end", () => {
  test.each(["resigned", "claimed"] as const)("where the loser %s it so early", (ending) => {
    expect(leaverOf(wonBy(ending))).toBe("black");
    expect(leaverOf(wonBy(ending, NEAR))).toBeUndefined();
  });

  test.each(["borne-off", "dropped"] as const)("but not where it ended as %s", (ending) => {
    expect(leaverOf(wonBy(ending))).toBeUndefined();
  });
});
