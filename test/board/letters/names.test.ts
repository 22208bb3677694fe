import { describe, expect, test } from "vitest";
import { drawnName, widthOf } from "../../../src/board/letters/font.ts";
import { lettersOf, plainName, shorten } from "../../../src/board/letters/names.ts";
import { NAME_ROOM } from "../../../src/board/paint/seat.ts";

describe("a plain name", () => {
  test.each([
    ["Анна", "Анна"],
    ["  Анна \n\t Б.  ", "Анна Б."],
    ["\u202Eסוד\u202C\u200F", "סוד"],
    ["A\u200Bn\u200Dn\u2060a\u00AD", "Anna"],
    ["\u2066\u2069\u0000\u2028", "…"],
    ["\u3164\u115F\u{E0041}", "…"],
    ["", "…"],
    ["👨‍👩‍👧 ❤️ 👍🏽", "👨‍👩‍👧 ❤️ 👍🏽"],
    ["Z\u0301\u0302\u0303\u0304\u0305", "Z\u0301\u0302"],
    ["\u0301\u0302a", "a"],
    ["<b>", "<b>"],
  ])("of %j is %j", (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe("the letters of a text", () => {
  test.each(["Anna → Б…", "👉⚪ 👣167 🏁3 🧊×2", "é🇦🇿👍🏽", "5\uFE0F\u20E3⚪"])(
    "%j are what a segmenter finds",
    (text) => {
      const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
      const found = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(lettersOf(text)).toEqual(found);
    },
  );

  test("are its characters, of the languages in which none combines, as a segmenter has them", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    const characters = Array.from({ length: 0x2400 }, (_, code) => String.fromCharCode(code));
    for (const one of [...characters, ..."⚪🔴👉👣🏁🧊✅❌🎲"]) {
      const text = `${one}a${one}${one}⁨я${one}⚪${one}`;
      expect(lettersOf(text)).toEqual(Array.from(segmenter.segment(text), (part) => part.segment));
    }
  });
});

describe("a shorten text", () => {
  const upTo = (length: number) => (text: string) => lettersOf(text).length <= length;

  test("is left alone when it fits and else ends with …", () => {
    expect(shorten("Анна", upTo(4))).toBe("Анна");
    expect(shorten("Аннабель", upTo(5))).toBe("Анна…");
    expect(shorten("Анна Карловна", upTo(6))).toBe("Анна…");
  });

  test("never cuts an emoji apart", () => {
    expect(shorten("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", upTo(2))).toBe("👨‍👩‍👧…");
  });
});

describe("a drawn name", () => {
  test("keeps what the font has and drops the rest", () => {
    const drawn = (name: string) => drawnName(name, NAME_ROOM);
    expect(drawn("🎲 Пётр 🦄")).toBe("Пётр");
    for (const name of ["Əliyev", "Արամ", "გიორგი", "Ελένη", "אבי"]) expect(drawn(name)).toBe(name);
    expect(drawn("王小明")).toBe("");
    expect(drawn("❤️")).toBe("❤");
  });

  test("fits its room", () => {
    for (const name of ["W".repeat(200), "i".repeat(200), "Ա".repeat(200)]) {
      const drawn = drawnName(name, NAME_ROOM);
      expect(drawn.endsWith("…")).toBe(true);
      expect(widthOf(drawn, NAME_ROOM.size)).toBeLessThanOrEqual(NAME_ROOM.width);
      expect(widthOf(drawn, NAME_ROOM.size)).toBeGreaterThan(NAME_ROOM.width - 40);
    }
  });
});
