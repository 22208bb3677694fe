import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanName, escapeHtml, nameHtml, spokenLine } from "../../../src/bot/text/html.ts";

const clean = (name: string): string => cleanName(name, "nobody");
const graphemes = (text: string): number => [...new Intl.Segmenter("en").segment(text)].length;

describe("a name", () => {
  test.each([
    ["Anna", "Anna"],
    ["  Anna \n  Maria ", "Anna Maria"],
    ["Əliyeva Gülnarə", "Əliyeva Gülnarə"],
    ["Արամ", "Արամ"],
    ["אנה", "אנה"],
    ["👨‍👩‍👧 Katz ❤️", "👨‍👩‍👧 Katz ❤️"],
  ])("«%s» is shown as it is given", (given, shown) => expect(clean(given)).toBe(shown));

  test.each([
    "",
    " ",
    "\u200b",
    "\u202e\u200f\u2067\u200b",
    "\u2800".replace("\u2800", "\u00ad"),
    "\u0301\u0301",
  ])("of which nothing can be seen (%j) is told in words", (name) =>
    expect(clean(name)).toBe("nobody"),
  );

  test.each([
    "\u202e",
    "\u202d",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u2069",
    "\u200e",
    "\u200f",
    "\u061c",
  ])("loses a mark that turns the line (%j)", (mark) => expect(clean(`An${mark}na`)).toBe("Anna"));

  test("is cut to what a line bears, in letters and in what Telegram counts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
        const shown = clean(name);
        expect(graphemes(shown)).toBeLessThanOrEqual(25);
        expect(shown.length).toBeLessThanOrEqual(49);
        expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|^$/u);
      }),
    );
    expect(clean("Ы".repeat(200))).toMatch(/^Ы+…$/);
  });

  test("is cut between letters, never within one", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(clean(family.repeat(40)).replaceAll(family, "")).toBe("…");
    expect(clean("e\u0301".repeat(40)).replaceAll("e\u0301", "")).toBe("…");
  });

  test("bears no pile of marks over its letters", () => {
    expect(clean(`Z${"\u0301".repeat(80)}`).length).toBeLessThan(5);
  });
});

describe("HTML", () => {
  test("shows what people write as it is", () => {
    expect(escapeHtml("<b>&amp;</b>")).toBe("&lt;b&gt;&amp;amp;&lt;/b&gt;");
  });

  test("has a name isolated, so that it cannot turn what stands around it", () => {
    expect(nameHtml("<i>אנה", "nobody")).toBe("\u2068&lt;i&gt;אנה\u2069");
    expect(nameHtml("\u202e", "nobody")).toBe("\u2068nobody\u2069");
  });
});

describe("what a person types to another", () => {
  test("is cut at the end of a word, or within a very long one", () => {
    const long =
      "а теперь посмотрим, что ты будешь делать со своими шашками, дорогой мой друг, когда";
    const line = spokenLine(`${long} я запру тебя`);
    expect(line).toBe(
      "а теперь посмотрим, что ты будешь делать со своими шашками, дорогой мой друг…",
    );
    expect(spokenLine("а".repeat(90))).toBe(`${"а".repeat(79)}…`);
    expect(spokenLine(`ну ${"а".repeat(90)}`)).toBe(`ну ${"а".repeat(76)}…`);
    expect(spokenLine(`${"а".repeat(70)} ${"б".repeat(8)} ветер`)).toBe(
      `${"а".repeat(70)} ${"б".repeat(8)}…`,
    );
    expect(spokenLine("коротко")).toBe("коротко");
  });
});
