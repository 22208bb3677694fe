import { describe, expect, test } from "vitest";
import { levelAfterWin, nextLevel } from "../../../src/features/computer/level.ts";
import type { SeatLevel } from "../../../src/tables/game/seats.ts";

/** Games as they were played: `+` a win, `-` a loss, at the level named. */
const levelAfter = (...games: readonly [SeatLevel, "+" | "-"][]): SeatLevel =>
  nextLevel(games.map(([level, end]) => ({ level, isWon: end === "+" })).reverse());

describe("the level that the computer picks", () => {
  test("is the weakest in a first game, and stays after one loss or win", () => {
    expect(levelAfter()).toBe("beginner");
    expect(levelAfter(["beginner", "-"])).toBe("beginner");
    expect(levelAfter(["beginner", "+"])).toBe("beginner");
  });

  test("goes up after two wins in three games", () => {
    expect(levelAfter(["beginner", "+"], ["beginner", "+"])).toBe("easy");
    expect(levelAfter(["easy", "+"], ["easy", "-"], ["easy", "+"])).toBe("middle");
    expect(levelAfter(["best", "+"], ["best", "+"])).toBe("best");
  });

  test("goes down after two losses in three games, to the weakest at most", () => {
    expect(levelAfter(["middle", "-"], ["middle", "-"])).toBe("easy");
    expect(levelAfter(["hard", "-"], ["hard", "+"], ["hard", "-"])).toBe("middle");
    expect(levelAfter(["beginner", "-"], ["beginner", "-"])).toBe("beginner");
  });

  test("counts only games at the last level, and only three of them", () => {
    expect(levelAfter(["easy", "-"], ["easy", "-"], ["beginner", "+"])).toBe("beginner");
    expect(levelAfter(["easy", "+"], ["easy", "-"], ["easy", "-"], ["easy", "+"])).toBe("beginner");
  });
});

describe("one more win", () => {
  const oneMore = (...games: readonly [SeatLevel, "+" | "-"][]): SeatLevel | undefined =>
    levelAfterWin(games.map(([level, end]) => ({ level, isWon: end === "+" })).reverse());

  test("leads to a stronger level only where two of three are then won", () => {
    expect(oneMore(["beginner", "+"])).toBe("easy");
    expect(oneMore(["beginner", "+"], ["beginner", "-"])).toBe("easy");
    expect(oneMore(["beginner", "-"], ["beginner", "+"])).toBe("easy");
    expect(oneMore()).toBeUndefined();
    expect(oneMore(["beginner", "+"], ["beginner", "+"])).toBeUndefined();
    expect(oneMore(["easy", "-"], ["easy", "-"])).toBeUndefined();
    expect(oneMore(["best", "+"])).toBeUndefined();
  });
});
