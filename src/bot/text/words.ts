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
