import { describe, expect, test } from "vitest";
import { means, wordsIn } from "../../../../src/bot/text/words.ts";
import { readArenaWords } from "../../../../src/features/contests/arena/kind.ts";
import { DEFAULTS } from "../../../../src/store/settings.ts";

const HABITS = { ...DEFAULTS.private, ruleset: undefined };

const read = (text: string) => {
  const { sizes, read: words } = readArenaWords(wordsIn(text), [], HABITS);
  return words.ok
    ? { id: words.terms.ruleset.id, clock: words.terms.clock, ...sizes }
    : { code: words.code, ...(!("wish" in words) && { word: words.word }), ...sizes };
};

const USUAL = { minutes: 45, clock: { turn: 60 } };

describe("the words of an arena", () => {
  test.each([
    ["short", { ...USUAL, id: "short" }],
    ["короткие 60", { ...USUAL, id: "short", minutes: 60 }],
    ["короткие 60 минут", { ...USUAL, id: "short", minutes: 60 }],
    ["короткие на 60 минут", { ...USUAL, id: "short", minutes: 60 }],
    ["short 30min", { ...USUAL, id: "short", minutes: 30 }],
    ["кавказские 60 30с", { ...USUAL, id: "short-caucasian", minutes: 60, clock: { turn: 30 } }],
    ["short 2m", { ...USUAL, id: "short", clock: { turn: 120 } }],
    ["short 90 sec 20", { ...USUAL, id: "short", minutes: 20, clock: { turn: 90 } }],
    ["long 5+10 90", { ...USUAL, id: "long", minutes: 90, clock: { bank: 300, add: 10 } }],
    ["длинные через 10 минут", { ...USUAL, id: "long", startsIn: 10 }],
    ["long in 10 min 30", { ...USUAL, id: "long", startsIn: 10, minutes: 30 }],
    ["long 30 через 5", { ...USUAL, id: "long", startsIn: 5, minutes: 30 }],
    ["короткие 2 часа", { ...USUAL, id: "short", minutes: 120 }],
    ["short 1h in 2 hours", { ...USUAL, id: "short", minutes: 60, startsIn: 120 }],
    ["длинные через час", { ...USUAL, id: "long", startsIn: 60 }],
    ["short 45 45", { code: "arena-which-number", word: "45", minutes: 45 }],
    ["short 45 1.5", { code: "arena-which-number", word: "1.5", minutes: 45 }],
    ["short 45 match 5", { code: "arena-no-match", word: "", minutes: 45 }],
    ["short 4", { code: "arena-bad-minutes", word: "", minutes: 4 }],
    ["short 241 match 5", { code: "arena-bad-minutes", word: "", minutes: 241 }],
    ["60", { code: "which-ruleset", minutes: 60 }],
    ["шашки", { code: "unknown-ruleset", minutes: 45 }],
  ])("«%s» are understood", (text, meant) => expect(read(text)).toEqual(meant));

  test("cancel it in both languages", () => {
    const isCancelling = (text: string) => means(text, "contest-cancel");
    expect(["отмена", "Cancel", "стоп", "short"].map(isCancelling)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
