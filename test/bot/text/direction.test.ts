import { describe, expect, test } from "vitest";
import { fromRight } from "../../../src/bot/text/direction.ts";
import { LANGUAGE_TABLE } from "../../../src/bot/text/languages.ts";
import { LANGUAGES, openTexts, speaker } from "../../../src/bot/text/texts.ts";
import { button, inPairs, inReadingOrder, paged } from "../../../src/bot/view/button.ts";
import { widthOf } from "../../../src/bot/view/fit.ts";
import { turnLabel } from "../../../src/bot/view/turn-buttons.ts";
import { TEXT_TABLE, TEXTS } from "../../support/fixture-texts.ts";
import { messagesOf } from "../../support/messages.ts";

const LRM = "\u200e";
const RLM = "\u200f";
const LRI = "\u2066";
const FSI = "\u2068";
const PDI = "\u2069";

const say = openTexts(TEXTS, TEXT_TABLE).speaker("ar");

describe("a text that is read from the right", () => {
  test.each([
    ["بازی", "بازی"],
    ["🎲 بازی", `${RLM}🎲 بازی`],
    [`${FSI}Anna${PDI} برد`, `${RLM}${FSI}Anna${PDI} برد`],
    ["<b>بازی</b>", "<b>بازی</b>"],
    ["<b>5</b> بازی", `<b>${RLM}5</b> بازی`],
    ["بازی\n/play شروع\n\n• دو", `بازی\n${RLM}${LRM}/play شروع\n\n${RLM}• دو`],
    [`${RLM}5`, `${RLM}5`],
    ["۱، ۲، ۴…", `${RLM}۱، ۲، ۴…`],
    ["بنویسید /play یا @me", `بنویسید ${LRM}/play یا ${LRM}@me`],
    ["«24→20»", `${RLM}«${LRI}24→20${PDI}»`],
    ["«6→بیرون» یا 8→5 6→5✶", `${RLM}«${LRI}6→بیرون${PDI}» یا ${LRI}8→5 6→5✶${PDI}`],
    [`بنویسید: <code>/play ${FSI}بلند${PDI} 5</code>`, `بنویسید: ${LRM}<code>/play بلند 5</code>`],
    ["<code>@me 5</code>", `${RLM}${LRM}<code>@me 5</code>`],
    [`بازی ${LRI}24→20→18${PDI}`, `بازی ${LRI}24→20→18${PDI}`],
    ["", ""],
  ])("begins each line from the right: %j", (text, shown) => expect(fromRight(text)).toBe(shown));

  test("has every value in an isolate of its own, so that none turns around what is beside it", () => {
    const said = say("figures-of-two", { first: "3", second: "2" });
    expect(said).toBe(`${RLM}${FSI}٣${PDI} – ${FSI}٢${PDI}`);
  });

  test("says a player's disc before the name, as from the left", () => {
    const player = `🔴 ${FSI}Anna${PDI}`;
    const said = say("hint-worse", { loss: player });
    expect(said).toBe(`أسوأ بـ ${FSI}${RLM}${player}${PDI}`);
  });

  test("keeps moves from the left, whatever word stands first in them, in the board's digits", () => {
    const moves = [
      { from: 25, to: 20, die: 5, hit: true },
      { from: 8, to: 4, die: 4, hit: false },
    ] as const;
    expect(turnLabel(moves, say)).toBe(`${RLM}${LRI}البار→20✶ 8→4${PDI}`);
  });
});

describe("a language that is read from the right", () => {
  const says = LANGUAGES.map(speaker).filter(({ isRightToLeft }) => isRightToLeft);

  test.each([
    ["notation", { moves: "بار→20" }],
    ["figure-exact", { sign: "+", points: 1.5 }],
    ["points-exact", { sign: "−", points: 1.5 }],
  ] as const)("keeps %s from the left", (key, values) => {
    for (const one of says) expect(one(key, values)).toMatch(/^\u200f?\u2066[^\u2067]*\u2069/u);
  });

  test("leaves the beginnings of lines to the code", () => {
    for (const { code, isRightToLeft } of LANGUAGE_TABLE)
      if (isRightToLeft && LANGUAGES.includes(code))
        for (const { key, source } of messagesOf(code))
          expect(source, key).not.toMatch(/[\u200e\u200f\u2068]/u);
  });
});

describe("a button that is read from the right", () => {
  test("takes no more room for marks that nobody sees", () => {
    const plain = "24→20✶ 8→4";
    expect(widthOf(`${RLM}${LRI}${plain}${PDI}`)).toBe(widthOf(plain));
    const long = "ا".repeat(17);
    const [row] = inPairs([
      button(`${RLM}${FSI}${long}${PDI}`, { do: "blank" }),
      button(long, { do: "blank" }),
    ]);
    expect(row).toHaveLength(2);
  });

  test("stands where the order leads on: what comes next is to the left", () => {
    const row = ["⏮", "◀", "5/9", "▶", "⏭"].map((text) => button(text, { do: "blank" }));
    const texts = inReadingOrder(row, say).map(({ text }) => text);
    expect(texts).toEqual(["⏮", "◀", "5/9", "▶", "⏭"]);
    expect(inReadingOrder(row, say)[0]).toEqual({ ...row[4], text: "⏮" });
    expect(inReadingOrder(row, {})).toBe(row);
  });

  test("of a page follows the same order", () => {
    const back = button("back", { do: "blank" });
    const paging = { page: 0, turn: () => ({ do: "blank" }) as const, back };
    expect(paged([1, 2, 3], 2, paging, say).row.at(-1)).toEqual(back);
    expect(
      paged(
        [1, 2, 3],
        2,
        paging,
        Object.assign(() => "", {}),
      ).row[0],
    ).toBe(back);
  });
});
