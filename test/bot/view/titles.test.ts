import { describe, expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { grouped, percentText, signedPoints } from "../../../src/bot/view/numbers.ts";
import {
  conditions,
  gameTermsText,
  outcomeTimes,
  rulesetTitle,
  sumText,
  termsText,
  uncapitalized,
} from "../../../src/bot/view/titles.ts";
import { rulesetFor, type Terms } from "../../../src/game/series.ts";
import type { Win } from "../../../src/game/types.ts";
import { long, RULESETS, short } from "../../../src/rules/rulesets.ts";
import type { Ruleset, Switches } from "../../../src/rules/types.ts";

const ru = speaker("ru");
const en = speaker("en");

const cubed = (ruleset: Ruleset, extras: Partial<Switches> = {}): Ruleset => ({
  ...ruleset,
  switches: { ...ruleset.switches, cube: true, ...extras },
});

const koks: Win = {
  winner: "white",
  outcome: "koks",
  ending: "borne-off",
  cube: 1n,
  multiplier: 3,
};

/** A game of short nardy for five points, with what is different in this one. */
const sumOf = (result: Partial<Win>, terms: Partial<Terms> = {}): string =>
  sumText({ ruleset: short, stake: 5, ...terms }, { ...koks, ...result }, ru);

describe("what a game was worth", () => {
  test("is shown with all that it was multiplied by", () => {
    expect(sumOf({})).toBe("5 × кокс 3 = 15 очков");
    expect(sumOf({ cube: 4n, outcome: "mars", multiplier: 2 })).toBe("5 × 4 × марс 2 = 40 очков");
    expect(sumText({ ruleset: short, stake: 5 }, { ...koks, cube: 2n }, en)).toBe(
      "5 × 2 × backgammon 3 = 30 points",
    );
  });

  test("is no sum where nothing was multiplied", () => {
    expect(sumOf({ ending: "dropped", outcome: "oin", multiplier: 1 })).toBe("5 очков");
    expect(sumOf({ outcome: "oin", multiplier: 1 }, { stake: 1 })).toBe("1 очко");
    expect(sumOf({ outcome: "oin", multiplier: 1 })).toBe("5 очков");
    expect(sumOf({ outcome: "oin", multiplier: 1, cube: 2n }, { stake: 1 })).toBe("2 очка");
    expect(sumOf({ ending: "dropped", outcome: "oin", multiplier: 1, cube: 2n })).toBe(
      "5 × 2 = 10 очков",
    );
  });

  test("has a difference once, which is its own multiplier", () => {
    const seven = { outcome: "difference-7", multiplier: 7 } as const;
    expect(sumOf(seven)).toBe("5 × 7 шашек = 35 очков");
    expect(sumOf(seven, { stake: 1 })).toBe("7 очков");
    const { switches } = long;
    expect(outcomeTimes(switches, seven, en)).toBe("7 checkers left");
    expect(outcomeTimes(switches, { outcome: "mars", multiplier: 2 }, ru)).toBe("марс ×2");
  });

  test("says why a koks does not count under Jacoby, however small the stake", () => {
    const ruleset = cubed(short, { jacoby: true });
    expect(sumOf({ multiplier: 1 }, { ruleset })).toBe("5 × кокс 1 (Якоби) = 5 очков");
    expect(sumOf({ multiplier: 1 }, { ruleset, stake: 1 })).toBe("кокс 1 (Якоби) = 1 очко");
    expect(sumOf({}, { ruleset })).toBe("5 × кокс 3 = 15 очков");
  });

  test("says in a match with a stake what counts for its score", () => {
    expect(sumOf({}, { stake: 7, match: 5 })).toBe("7 × кокс 3 = 21 очко, в счёт матча — 3");
    expect(sumOf({}, { stake: 1, match: 5 })).toBe("3 очка");
  });

  test("is exact and readable however large it is", () => {
    const sum = sumOf({ cube: 2n ** 70n, outcome: "oin", multiplier: 1 }, { stake: 1_000_000 });
    expect(sum.replaceAll("\u202f", "")).toBe(
      `1000000 × ${2n ** 70n} = ${2n ** 70n * 1_000_000n} очков`,
    );
    expect(sum).toContain("1\u202f000\u202f000 × 1\u202f180\u202f591");
  });
});

describe("what was agreed on", () => {
  const plain = (terms: Terms, ruleset?: Ruleset): string =>
    (ruleset
      ? gameTermsText(terms, ru, { ruleset, next: undefined })
      : termsText(terms, ru)
    ).replaceAll(/<[^>]*>/g, "");

  test("says every rule of the cube that differs", () => {
    const all = { beaver: true, jacoby: true, autoDoubles: 3, raise: "arithmetic" } as const;
    expect(plain({ ruleset: cubed(long), stake: 1 })).toBe("Длинные нарды · куб");
    expect(plain({ ruleset: cubed(long, all), stake: 1500 })).toBe(
      "Длинные нарды · ставка 1\u202f500 · куб, бивер, правило Якоби, до 3 авто-даблов, растёт по одному",
    );
    const ties = { ...long, switches: { ...long.switches, autoDoubles: 1 } as const };
    expect(plain({ ruleset: ties, stake: 1 })).toBe("Длинные нарды · один авто-дабл");
    expect(plain({ ruleset: long, stake: 1 })).toBe("Длинные нарды");
  });

  test("promises nothing in a match that it does not have, and no cube in its Crawford game", () => {
    const terms = { ruleset: cubed(short, { beaver: true, jacoby: true }), stake: 1, match: 5 };
    expect(plain(terms)).toBe("Короткие нарды · матч до 5 · куб");
    expect(plain(terms, rulesetFor(terms, true))).toBe("Короткие нарды · матч до 5");
  });

  test("promises no cube in a match to one point", () => {
    expect(plain({ ruleset: short, stake: 1, match: 1 })).toBe("Короткие нарды · матч до 1");
  });
});

describe("numbers", () => {
  test("have their digits in threes", () => {
    expect([0, 999, 1000, 123_456, 1_234_567].map(grouped)).toEqual([
      "0",
      "999",
      "1\u202f000",
      "123\u202f456",
      "1\u202f234\u202f567",
    ]);
  });

  test.each([
    [0n, "0 очков", "0 points"],
    [1n, "+1 очко", "+1 point"],
    [-31n, "−31 очко", "−31 points"],
    [1_000_002n, "+1\u202f000\u202f002 очка", "+1\u202f000\u202f002 points"],
  ])("of points won and lost: %i", (points, russian, english) => {
    expect(signedPoints(points, ru)).toBe(russian);
    expect(signedPoints(points, en)).toBe(english);
  });

  test.each([
    [0, "0\u00a0%", "0%"],
    [0.0004, "менее чем 0,1\u00a0%", "less than 0.1%"],
    [0.042, "4,2\u00a0%", "4.2%"],
    [0.5, "50\u00a0%", "50%"],
    [1, "100\u00a0%", "100%"],
  ])("in percent are written as the language does: %d", (share, russian, english) => {
    expect(percentText(share, ru)).toBe(russian);
    expect(percentText(share, en)).toBe(english);
  });
});

test.each(LANGUAGES)("a name before a comma is that of the game that varies: %s", (language) => {
  const nameOf = (ruleset: Ruleset): string => rulesetTitle(ruleset, speaker(language));
  const names = RULESETS.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const ruleset of RULESETS) {
    const [before = "", ...rest] = nameOf(ruleset).split(/[,،]/);
    const named = RULESETS.find((one) => rest.length > 0 && nameOf(one) === before);
    if (named) expect(ruleset.id.split("-")).toContain(named.id);
  }
});

test("a value in the middle of a line begins small, in its language; a name does not", () => {
  expect(uncapitalized("Как в Telegram", "ru")).toBe("как в Telegram");
  expect(uncapitalized("★ Новичок", "ru")).toBe("★ новичок");
  expect(uncapitalized("☆ İlk oyunlar", "tr")).toBe("☆ ilk oyunlar");
  expect(uncapitalized("Iraq", "az")).toBe("ıraq");
  for (const same of ["Telegram kimi", "5+10 Sekunden", "\u2068Anna\u2069", "1, 2, 4, 8…"])
    expect(uncapitalized(same, "az")).toBe(same);
});

test.each([
  ["en", "⏱ 10 min each in all"],
  ["ru", "⏱ по 10 мин на всё"],
] as const)(
  "a bank is no time for one game, as a match has one for all games: %s",
  (language, words) => {
    const terms = { ruleset: short, stake: 1, match: 5, clock: { bank: 600, add: 0 } };
    expect(conditions(terms, speaker(language))).toContain(words);
  },
);
