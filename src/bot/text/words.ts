import { LANGUAGES, speaker, type TextKey } from "./texts.ts";

/** A word in the form for comparing: lower case, letters and digits. */
export const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The words for something in all our languages; in the texts commas separate them. */
export const wordsFor = (key: TextKey): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => speaker(language)(key).split(",").map(simplified)));

const IDLE_WORDS = wordsFor("words-idle");

/** Whether a word adds nothing to the words around it. */
export const isIdle = (word: string): boolean => IDLE_WORDS.has(simplified(word));

/** A text in the form for comparing, without idle words; all of it if none is left. */
export const essence = (text: string): string => {
  const whole = simplified(text);
  const words = whole.split(" ").filter((word) => !isIdle(word));
  return words.length > 0 ? words.join(" ") : whole;
};
