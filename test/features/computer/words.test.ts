import { describe, expect, test } from "vitest";
import { readComputerWords } from "../../../src/features/computer/words.ts";

describe("who wants to play the computer says so", () => {
  test.each([
    ["бот", "", undefined],
    ["с ботом", "", undefined],
    ["короткие с ботом", "короткие", undefined],
    ["против бота длинные 5", "длинные 5", undefined],
    ["with the bot", "", undefined],
    ["short against the computer 5", "short 5", undefined],
    ["бот новичок короткие", "короткие", "easy"],
    ["бот ученик длинные", "длинные", "beginner"],
    ["short kid bot", "short", "beginner"],
    ["long medium bot", "long", "middle"],
    ["компьютером сильный", "", "hard"],
  ] as const)("by «%s»", (text, words, level) => {
    expect(readComputerWords(text)).toEqual({ words, level });
  });

  test("and nobody else does", () => {
    for (const text of ["", "короткие с кубом", "the yard", "with", "с"]) {
      expect(readComputerWords(text)).toBeUndefined();
    }
  });
});
