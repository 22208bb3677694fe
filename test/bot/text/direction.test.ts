import { describe, expect, test } from "vitest";
import { fromRight, unmarked } from "../../../src/bot/text/direction.ts";
import { LANGUAGE_TABLE } from "../../../src/bot/text/languages.ts";
import { keyOf, LANGUAGES, listed, openTexts, speaker } from "../../../src/bot/text/texts.ts";
import { button, inPairs, inReadingOrder, markup, paged } from "../../../src/bot/view/button.ts";
import { widthOf } from "../../../src/bot/view/fit.ts";
import { rowsAtHome } from "../../../src/bot/view/ruleset-menu.ts";
import { gamesText } from "../../../src/bot/view/titles.ts";
import { turnLabel } from "../../../src/bot/view/turn-buttons.ts";
import { long, short } from "../../../src/rules/rulesets.ts";
import { TEXT_TABLE, TEXTS } from "../../support/fixture-texts.ts";
import { messagesOf } from "../../support/messages.ts";
import { screens } from "../../support/screens/screens.ts";

const LRM = "\u200e";
const RLM = "\u200f";
const LRI = "\u2066";
const FSI = "\u2068";
const PDI = "\u2069";

const SCREENS = screens();

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
    ["«6→بیرون» یا 8→5 6→5✶", `${RLM}«${LRI}6→بیرون${LRM}${PDI}» یا ${LRI}8→5 6→5✶${PDI}`],
    [`بنویسید: <code>/play ${FSI}بلند${PDI} 5</code>`, `بنویسید: ${LRM}<code>/play بلند 5</code>`],
    ["<code>@me 5</code>", `${RLM}${LRM}<code>@me 5</code>`],
    [`بازی ${LRI}24→20→18${PDI}`, `بازی ${LRI}24→20→18${PDI}`],
    [`بازی ${LRI}بار→24 6→بیرون 8→4${PDI}`, `بازی ${LRI}بار${LRM}→24 6→بیرون${LRM} 8→4${PDI}`],
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
    expect(turnLabel(moves, say)).toBe(`${RLM}${LRI}البار${LRM}→20✶ 8→4${PDI}`);
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

const VALUES = ["12", "5:1", "1/17", "+31"];

/** Everything that the language says, with figures of each kind in it; a few want numbers. */
const saidIn = (code: string) => {
  const say = speaker(code);
  return messagesOf(code)
    .filter(({ key }) => !UNSAID.test(key))
    .flatMap(({ key, variables }) => {
      const values = NUMERIC.test(key) ? [1234.5] : [1, ...VALUES];
      return values.map((value) => {
        const given = Object.fromEntries(variables.map((name) => [name, value]));
        return { key, text: say(keyOf(key), given) };
      });
    });
};

/** Texts that round the numbers they are given. */
const NUMERIC = /^(?:figure|points)-exact$/;

/** Read by the code alone, or what people type. */
const UNSAID = /^(?:words|hint-words|seven-zone)|-words$/;

/** Where the digits of the board and of keyboards stand: in moves, signs and what is typed. */
const AS_TYPED = [
  /<code>.*?<\/code>|<[^>]*>/g,
  /[\p{L}\d]*\u200e?(?:→[\p{L}\d]+\u200e?✶?)+(?:×\d)?|×\d(?= یعنی)/gu,
  /SHA-256|Glicko-2|\(429\)/g,
  /[/@](?:[a-z]|\u2068)[^\n،»).]*|(?<=مثل:? |بنویسید:? |یا |بک‌گمون |ساعت |پس از )[\p{L}\u200c\d:+ ]+/gu,
];

describe("parts of a line", () => {
  const say = speaker("fa");

  test("stand apart by the commas of their language", () => {
    expect(unmarked(listed(["یک", "دو", "سه"], say))).toBe("یک، دو، سه");
    expect(listed(["one"], speaker("en"))).toBe("one");
    expect(listed(["one", "two", "three"], speaker("en"))).toBe("one, two, three");
    expect(listed([], say)).toBe("");
  });

  test("follow each other by arrows that point where the reading goes", () => {
    const games = [long, short];
    expect(gamesText(games, say)).toBe("بلند ← بک‌گمون");
    expect(gamesText(games, speaker("en"))).toContain(" → ");
  });

  test("have no comma of another language between them", () => {
    const texts = [
      ...saidIn("fa").map(({ key, text }) => [key, text] as const),
      ...SCREENS.flatMap(({ name, show }) => {
        const { html, keyboard } = show("fa");
        return [html, ...keyboard.flat().map(({ text }) => text)].map((text) => [name, text]);
      }),
    ];
    expect(
      texts.filter(([, text]) =>
        /[,;](?=[\s\u2066-\u2069])/u.test((text ?? "").replaceAll(/&\w+;/g, "")),
      ),
    ).toEqual([]);
  });
});

/** What tells a client where the line begins, before any other letter or any name. */
const BEGINS = /^[^\p{L}\u2066-\u2069]*[\u200e\u200f\p{Script=Arabic}]/u;

describe("a screen that is read from the right", () => {
  test("begins every line there, but for those of a board", () => {
    const turned = SCREENS.flatMap(({ name, show }) =>
      show("fa")
        .html.replaceAll(/<[^>]*>/g, "")
        .split("\n")
        .filter((line) => /\p{L}/u.test(line) && !BEGINS.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(turned).toEqual([]);
  });
});

describe("digits", () => {
  const own = LANGUAGE_TABLE.filter(({ code, digits }) => digits && LANGUAGES.includes(code));

  test.each(own)("are the language's own in every text but for moves: $code", ({ code }) => {
    const mixed = saidIn(code).filter(({ text }) =>
      /\d/.test(AS_TYPED.reduce((rest, typed) => rest.replaceAll(typed, ""), text)),
    );
    expect(mixed.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test.each(own)("are the language's own on every screen: $code", ({ code }) => {
    const numbers = SCREENS.flatMap(({ name, show }) => {
      const { html, keyboard } = show(code);
      const lines = html.split("\n").filter((line) => !line.startsWith(LRM));
      const labels = keyboard.flat().map(({ text }) => text);
      return [...lines, ...labels].map((text) => ({ name, text }));
    });
    const mixed = numbers.filter(({ text }) =>
      /\d/.test(AS_TYPED.reduce((rest, typed) => rest.replaceAll(typed, ""), text)),
    );
    expect(mixed.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
  });
});

describe("a button that is read from the right", () => {
  test.each([
    ["مسئله…", `مسئله…${RLM}`],
    ["تمرین: ۱", `تمرین: ۱${RLM}`],
    ["✓ بلند", `${RLM}✓ بلند`],
    [`${RLM}▶️ بازی`, `${RLM}▶️ بازی`],
    [`بازی با ${FSI}Anna${PDI}`, `بازی با ${FSI}Anna${PDI}${RLM}`],
    ["نرد", "نرد"],
  ])("is read from the right as a whole: %s", (label, shown) => {
    const key = markup([[button(label, { do: "blank" })]]).inline_keyboard[0]?.[0];
    expect(key?.text).toBe(shown);
  });

  test.each(["Ещё…", `▶️ ${FSI}علی${PDI} ждёт`, "5/9", "✓"])("is left alone: %s", (label) => {
    const key = markup([[button(label, { do: "blank" })]]).inline_keyboard[0]?.[0];
    expect(key?.text).toBe(label);
  });

  test("takes no more room for marks that nobody sees", () => {
    const plain = "24→20✶ 8→4";
    expect(widthOf(`${RLM}${LRI}${plain}${PDI}`)).toBe(widthOf(plain));
    const long = "ا".repeat(17);
    const [row] = inPairs(
      [button(`${RLM}${FSI}${long}${PDI}`, { do: "blank" }), button(long, { do: "blank" })],
      {},
    );
    expect(row).toHaveLength(2);
  });

  test("stands where the order leads on: what comes next is to the left", () => {
    const row = ["⏮", "◀", "5/9", "▶", "⏭"].map((text) => button(text, { do: "blank" }));
    const texts = inReadingOrder(row, say).map(({ text }) => text);
    expect(texts).toEqual(["⏮", "◀", "5/9", "▶", "⏭"]);
    expect(inReadingOrder(row, say)[0]).toEqual({ ...row[4], text: "⏮" });
    expect(inReadingOrder(row, {})).toBe(row);
  });

  test("of two begins where the reader does", () => {
    const two = ["یک", "دو"].map((text) => button(text, { do: "blank" }));
    expect(inPairs(two, speaker("fa"))).toEqual([two.toReversed()]);
    expect(inPairs(two, speaker("en"))).toEqual([two]);
    const three = [...two, button("سه", { do: "blank" })];
    expect(rowsAtHome(three, speaker("fa"))).toEqual([[three[0]], [three[2], three[1]]]);
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
