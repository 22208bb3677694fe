import { lazily } from "../../rules/once.ts";
import { TEXT_KEYS } from "./text-keys.ts";
import { type CodeOf, inEachLanguage } from "./texts.ts";

/** What a word can mean: its other words stand in the texts, between commas (`words-cube`). */
export type Meaning = CodeOf<"words">;

/** A word as it was said, as it is compared, and all that it can mean in any of our languages. */
export type Word = {
  readonly said: string;
  readonly simple: string;
  readonly meanings: ReadonlySet<string>;
};

export type Words = readonly Word[];

/** Lower case, letters and digits, as keyboards of other languages type them too. */
export const simplified = (text: string): string =>
  withoutMarks(latinDigits(text).replaceAll(INSIDE_WORDS, ""))
    .toLowerCase()
    .replaceAll(/[ёıəيىك]/g, (letter) => SAME_LETTER[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Letters for which people type another: "tavla" and "nərd" on a keyboard without ə. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ...{ ё: "е", ı: "i", ə: "e" },
  ...{ ي: "ی", ى: "ی", ك: "ک" },
};

/** The apostrophes of Uzbek letters, and the joiners of Persian ones. */
const INSIDE_WORDS = /(?<=\p{L})['`´ʻʼ‘’](?=\p{L})|[\u200c\u200d]/gu;

/** Latin and Greek letters without their accents; the й of Cyrillic is a letter of its own. */
const withoutMarks = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, "")
    .normalize("NFC");

/** The digits of Persian and Arabic keyboards as those in which numbers are read. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const PREFIX = "words-";

type Lexicon = {
  readonly meanings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The longest phrase that counts as one word, "day after tomorrow". */
  readonly longest: number;
};

/** Read with the first word that a person types. */
const lexicon = lazily((): Lexicon => {
  const meanings = new Map<string, Set<string>>();
  const keys = TEXT_KEYS.filter((key) => key.startsWith(PREFIX));
  for (const [key, texts] of inEachLanguage(keys))
    for (const word of texts.flatMap((text) => text.split(",")).map(simplified))
      meanings.set(word, (meanings.get(word) ?? new Set()).add(key.slice(PREFIX.length)));
  const longest = Math.max(...[...meanings.keys()].map((said) => said.split(" ").length));
  return { meanings, longest };
});

const NONE: ReadonlySet<string> = new Set();

export const wordOf = (said: string): Word => {
  const simple = simplified(said);
  return { said, simple, meanings: lexicon().meanings.get(simple) ?? NONE };
};

/** No command has more words; further ones are not read. */
const MOST_WORDS = 40;

/** The words of a text; a phrase that means one thing is one word. */
export const wordsIn = (text: string): Words => {
  const all = latinDigits(text).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(bare);
  const words: Word[] = [];
  for (let at = 0; at < all.length; at += wordCount(words.at(-1))) words.push(phraseAt(all, at));
  return words;
};

/** A number without the ending that its language puts to it, as 5'e, 5-ə, 5-ти, or a stop. */
const bare = (word: string): string => word.replace(STOPPED_NUMBER, "").replace(ENDED_NUMBER, "$1");

const STOPPED_NUMBER = /(?<=\d)[.,!?;:،؛]+$/u;

const ENDED_NUMBER = /^(\d+)(?:['’‘ʼʻ`]\p{L}+|-\p{L}{1,3})$/u;

const phraseAt = (all: readonly string[], at: number): Word => {
  for (let length = lexicon().longest; length > 1; length--) {
    const phrase = wordOf(all.slice(at, at + length).join(" "));
    if (phrase.meanings.size > 0 && wordCount(phrase) === length) return phrase;
  }
  return wordOf(all[at] ?? "");
};

const wordCount = (word: Word | undefined): number => word?.said.split(" ").length ?? 1;

export const textOf = (words: Words): string => words.map(({ said }) => said).join(" ");

/** Whether a word can mean one of these; no word means nothing. */
export const isA = (word: Word | undefined, ...meanings: readonly Meaning[]): boolean =>
  meanings.some((meaning) => word?.meanings.has(meaning));

/** Whether a text is nothing but a word for one of these. */
export const means = (text: string, ...meanings: readonly Meaning[]): boolean =>
  isA(wordOf(text), ...meanings);

/** A text in the form for comparing, without words of one meaning; all of it if none is left. */
export const essence = (text: string, without: Meaning = "idle"): string => {
  const whole = simplified(text);
  const words = whole.split(" ").filter((word) => !means(word, without));
  return words.length > 0 ? words.join(" ") : whole;
};
