import { describe, expect, test } from "vitest";
import { keyOf, LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { LANGUAGE_TESTS } from "../../support/languages.ts";
import { type Message, messagesOf } from "../../support/messages.ts";

/** 11 is not one, and 21 is, in Russian; in English only 1 is. */
const COUNTS = [1, 2, 5, 11, 21] as const;

/** The messages of a language that choose by a variable. */
const choosing = (language: string): readonly Message[] =>
  messagesOf(language).filter(({ source }) => source.includes("->"));

/** Between forms of a word, not only between single numbers or words. */
const isPlural = ({ source }: Message): boolean => /\[(zero|one|two|few|many)\]/.test(source);

/** The message with this number wherever it has a variable, without marks that order the line. */
const saidWith = (language: string, { key, variables }: Message, count: number): string =>
  speaker(language)(
    keyOf(key),
    Object.fromEntries(variables.map((name) => [name, count])),
  ).replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "");

type Counted = { readonly language: string; readonly count: number; readonly word: string };

/** Whether a text counts with this word; one thing may go without its number. */
const counts = (text: string, { language, count, word }: Counted): boolean => {
  const digits = new Intl.NumberFormat(language).format(count);
  const number = count === 1 ? `(${digits}\\s)?` : `${digits}\\s`;
  return new RegExp(`(?<![\\p{L}\\d])${number}${word}(?![\\p{L}-])`, "u").test(text);
};

describe.each(LANGUAGES)("what is chosen by a number in %s", (language) => {
  test("has words for every number", () => {
    const messages = choosing(language);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      for (const count of COUNTS) {
        expect(saidWith(language, message, count), message.key).not.toMatch(/[{}]|^\s*$/);
      }
    }
  });

  test("tells only forms apart that the language has", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const { key, source } of choosing(language).filter(isPlural)) {
      const forms = [...source.matchAll(/\[(zero|one|two|few|many)\]/g)].map(([, form]) => form);
      expect(pluralCategories, key).toEqual(expect.arrayContaining(forms));
    }
  });
});

const COUNTED = [...LANGUAGE_TESTS].flatMap(([language, { counted }]) =>
  counted === undefined ? [] : [[language, counted] as const],
);

describe.each(COUNTED)("what is counted in %s", (language, forms) => {
  const plurals = new Intl.PluralRules(language);
  const plural = choosing(language).filter(isPlural);

  /** The form for this number: that of 1, 2 or 5. */
  const formOf = (word: (typeof forms)[number], count: number): string => {
    const like = [1, 2, 5].findIndex((one) => plurals.select(one) === plurals.select(count));
    return word[like] ?? "";
  };

  test.each(plural.map((message) => [message.key, message] as const))("%s", (_, message) => {
    const texts = COUNTS.map((count) => [count, saidWith(language, message, count)] as const);
    const fitting = forms.filter((word) =>
      texts.every(([count, text]) => counts(text, { language, count, word: formOf(word, count) })),
    );
    expect(fitting, texts.map(([, text]) => text).join("\n")).not.toEqual([]);
  });
});

describe("points", () => {
  const points = (language: string, count: number) =>
    speaker(language)("points", { points: String(count), count });

  test.each([
    [4, "4 очка"],
    [22, "22 очка"],
    [111, "111 очков"],
  ])("in Russian: %i", (count, text) => expect(points("ru", count)).toBe(text));
});
