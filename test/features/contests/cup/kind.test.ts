import { describe, expect, test } from "vitest";
import { wordsIn } from "../../../../src/bot/text/words.ts";
import { CUP_MATCH } from "../../../../src/features/contests/cup/cup.ts";
import { readCupWords } from "../../../../src/features/contests/cup/kind.ts";
import { DEFAULTS } from "../../../../src/store/settings.ts";

const HABITS = { ...DEFAULTS.private, ruleset: undefined };

const read = (text: string) => {
  const { sizes, read: words } = readCupWords(wordsIn(text), [], HABITS);
  const { hours } = sizes;
  if (!words.ok) return { code: words.code, ...limitsOf(words), hours };
  const { ruleset, match, stake, clock } = words.terms;
  return { id: ruleset.id, match, hours, ...(clock && { clock }), stake };
};

const limitsOf = (words: object) => ("limits" in words ? { limits: words.limits } : {});

const USUAL = { match: 3, hours: 24, stake: 1 };

describe("the words of a cup", () => {
  test.each([
    ["short", { ...USUAL, id: "short" }],
    ["короткие 5", { ...USUAL, id: "short", match: 5 }],
    ["short 5 2 days", { ...USUAL, id: "short", match: 5, hours: 48 }],
    ["short 2d 7", { ...USUAL, id: "short", match: 7, hours: 48 }],
    ["кавказские матч до 7 за 3 дня", { ...USUAL, id: "short-caucasian", match: 7, hours: 72 }],
    ["кавказские до 7 3 дня", { ...USUAL, id: "short-caucasian", match: 7, hours: 72 }],
    ["short to 5 points 2 days", { ...USUAL, id: "short", match: 5, hours: 48 }],
    ["короткие 5 2 недели", { ...USUAL, id: "short", match: 5, hours: 336 }],
    ["длинные 12 часов", { ...USUAL, id: "long", hours: 12 }],
    ["long 3 12h 30s", { ...USUAL, id: "long", hours: 12, clock: { turn: 30 } }],
    ["short 3 минуты на ход", { ...USUAL, id: "short", clock: { turn: 180 } }],
    ["короткие 7 сутки", { ...USUAL, id: "short", match: 7, hours: 24 }],
    ["короткие 7 суток", { ...USUAL, id: "short", hours: 168 }],
    ["короткие 5 неделя", { ...USUAL, id: "short", match: 5, hours: 168 }],
    ["короткие 5 за неделю", { ...USUAL, id: "short", match: 5, hours: 168 }],
    ["короткие 2 недель", { ...USUAL, id: "short", hours: 336 }],
    ["короткие 5 недель", { code: "cup-bad-hours", limits: { days: 14 }, hours: 840 }],
    ["короткие 7 1 день", { ...USUAL, id: "short", match: 7, hours: 24 }],
    ["короткие 21 день", { code: "cup-bad-hours", limits: { days: 14 }, hours: 504 }],
    ["короткие 11 день", { ...USUAL, id: "short", match: 11, hours: 24 }],
    ["short 5 a day", { ...USUAL, id: "short", match: 5, hours: 24 }],
    ["short 7 week", { ...USUAL, id: "short", match: 7, hours: 168 }],
    ["длинные до пяти сутки", { ...USUAL, id: "long", match: 5, hours: 24 }],
    ["короткие 3 час", { ...USUAL, id: "short", hours: 1 }],
    ["کوتاه ۵ ۲ روز", { ...USUAL, id: "short", match: 5, hours: 48 }],
    ["بلند ۳ ۱۲ ساعت", { ...USUAL, id: "long", hours: 12 }],
    ["short 25", { ...USUAL, id: "short", match: 25 }],
    ["short 26", { code: "cup-bad-match", limits: CUP_MATCH, hours: 24 }],
    ["short 5 without cube", { code: "match-without-cube", hours: 24 }],
    ["short 5 44", { code: "cup-which-number", hours: 24 }],
    ["short 45 44", { code: "cup-bad-match", limits: CUP_MATCH, hours: 24 }],
    ["short 0", { code: "cup-bad-match", limits: CUP_MATCH, hours: 24 }],
    ["2 дня", { code: "which-ruleset", hours: 48 }],
    ["шашки", { code: "unknown-ruleset", hours: 24 }],
  ])("«%s» are understood", (text, meant) => expect(read(text)).toEqual(meant));
});
