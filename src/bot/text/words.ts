import { LANGUAGES, speaker, type TextKey } from "./texts.ts";

/** A word as it is compared: lower case, letters and digits. */
export const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The words for something in all our languages; they stand in the texts, between commas. */
export const wordsFor = (key: TextKey): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => speaker(language)(key).split(",").map(simplified)));

const IDLE_WORDS = wordsFor("words-idle");

/** Whether a word changes nothing of what is said around it. */
export const isIdle = (word: string): boolean => IDLE_WORDS.has(simplified(word));

/** A text as it is compared, without the words that change nothing; all of it if none is left. */
export const essence = (text: string): string => {
  const whole = simplified(text);
  const words = whole.split(" ").filter((word) => !isIdle(word));
  return words.length > 0 ? words.join(" ") : whole;
};
