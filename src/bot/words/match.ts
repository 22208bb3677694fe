import { isA, type Meaning, type Word, type Words, wordOf } from "../text/words.ts";
import type { WordSlot } from "./slots.ts";

/** The numbers that people write in words, from one. */
const COUNTS: readonly Meaning[] = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven-of",
  "eight",
  "nine",
  "ten",
];

const NUMBER = /^[-+−–—]?[\d.,]+(e[-+]?\d+)?$/i;
/** The first digits of a number that is written in groups of three, and the digits after them. */
const FIRST_DIGITS = /^[1-9]\d{0,2}(?:\d{3})*$/;
const NEXT_DIGITS = /^\d{3}$/;

/** Whether a word is meant as a number, even one that we do not take: "1.5", "-3". */
export const isNumber = (word: Word | undefined): boolean => NUMBER.test(word?.said ?? "");

/** "Match 5", "match to five", "5-point match", or only "to 5"; empty if a match has no length. */
export const MATCH: WordSlot<string | undefined> = (said) => {
  const words = inFigures(said.flatMap(withoutHyphen)).reduce(toBefore, []);
  const at = words.findIndex((word) => isA(word, "match"));
  if (at < 0) return to(words);
  const next = isA(words[at + 1], "to") ? at + 2 : at + 1;
  const cut = (value: Word | undefined, from: number, to: number) => ({
    value: value?.said ?? "",
    rest: [...joinDigits(words.slice(0, from)), ...joinDigits(words.slice(to))],
  });
  if (isNumber(words[next])) return cut(words[next], at, next + 1);
  if (isNumber(words[at - 1]) && isA(words[at - 2], "to"))
    return cut(words[at - 1], at - 2, at + 1);
  return isNumber(words[at - 2]) && isA(words[at - 1], "points")
    ? cut(words[at - 2], at - 2, at + 1)
    : cut(undefined, at, next);
};

/** Some languages say "to" behind: "5'e kadar", "5 xala qədər"; it is heard before the number. */
const toBefore = (before: Words, word: Word, place: number, all: Words): Words => {
  const isBehind = isA(word, "to") && !isNumber(all[place + 1]);
  const from = isA(before.at(-1), "points") ? -2 : -1;
  return isBehind && isNumber(before.at(from))
    ? [...before.slice(0, from), word, ...before.slice(from)]
    : [...before, word];
};

const to: WordSlot<string | undefined> = (words) => {
  const at = words.findIndex((word, place) => isA(word, "to") && isNumber(words[place + 1]));
  if (at < 0) return { value: undefined, rest: joinDigits(words) };
  return { value: words[at + 1]?.said, rest: joinDigits(words.toSpliced(at, 2)) };
};

/** Numbers in words count where points are meant: "to five", "five points". */
const inFigures = (words: Words): Words =>
  words.map((word, place) => {
    const isLength = isA(words[place - 1], "match", "to") || isA(words[place + 1], "points");
    const at = isLength ? COUNTS.findIndex((count) => isA(word, count)) : -1;
    return at < 0 ? word : wordOf(String(at + 1));
  });

const withoutHyphen = (word: Word): Words => {
  const [number, unit, ...others] = word.said.split(/[-‑]/).map(wordOf);
  const isLength = isNumber(number) && isA(unit, "points") && others.length === 0;
  return number && unit && isLength ? [number, unit] : [word];
};

/** Joins the groups of digits of each number: "1 000 000". */
const joinDigits = (words: Words): Words => {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1)?.said ?? "";
    const isNext = NEXT_DIGITS.test(word.said) && FIRST_DIGITS.test(before);
    if (isNext) whole[whole.length - 1] = wordOf(before + word.said);
    else whole.push(word);
  }
  return whole;
};
