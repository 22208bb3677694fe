import { describe, expect, test } from "vitest";
import { moveText, orderMoves, parseTurnText, turnText } from "../../src/rules/notation.ts";
import type { Die, Move } from "../../src/rules/types.ts";

const move = (from: number, die: Die, hit = false): Move => ({
  from,
  to: Math.max(0, from - die),
  die,
  hit,
});

describe("notation", () => {
  test("names points, the bar, bearing off and hits", () => {
    expect(moveText(move(24, 6))).toBe("24/18");
    expect(moveText(move(13, 4, true))).toBe("13/9*");
    expect(moveText(move(25, 5))).toBe("bar/20");
    expect(moveText(move(5, 6))).toBe("5/off");
  });

  test("writes a repeated move once, with its number", () => {
    expect(turnText([move(8, 4), move(8, 4), move(6, 4)])).toBe("8/4(2) 6/2");
    expect(turnText([move(8, 4, true), move(8, 4)])).toBe("8/4*(2)");
    expect(turnText([move(8, 4), move(6, 4), move(8, 4)])).toBe("8/4 6/2 8/4");
    expect(turnText([])).toBe("");
  });

  test("gathers the moves of one die, the farthest first, and keeps the order of the dice", () => {
    const told = (...moves: readonly Move[]) => turnText(orderMoves(moves));
    expect(told(move(16, 5), move(20, 5), move(16, 5), move(13, 5))).toBe("20/15 16/11(2) 13/8");
    expect(told(move(2, 1), move(25, 1, true), move(2, 1))).toBe("bar/24* 2/1(2)");
    expect(told(move(8, 3), move(24, 4), move(20, 4))).toBe("8/5 24/20 20/16");
    expect(told(move(8, 6), move(13, 4))).toBe("8/2 13/9");
  });

  test("reads back what it wrote", () => {
    const moves = [move(25, 5, true), move(8, 4, true), move(8, 4), move(6, 6)];
    expect(parseTurnText(turnText(moves))).toEqual(
      moves.map(({ from, to, hit }) => ({ from, to, hit })),
    );
    expect(parseTurnText("")).toEqual([]);
  });

  test.each(["8", "8/", "x/4", "8/4)", "8/4(x)", "bar/bar"])("does not read %j", (text) => {
    expect(parseTurnText(text)).toBeUndefined();
  });
});
