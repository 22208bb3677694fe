import { lettersOf } from "../../board/names.ts";
import { isSpokenFor } from "../play/play-words.ts";
import { simplified, wordsFor } from "../text/words.ts";

/** How many letters a name may have; some of them are made of many characters. */
export const LONGEST_NAME = 32;
const MOST_CHARACTERS = 64;

const COMMAND_WORDS: ReadonlySet<string> = new Set([
  ...wordsFor("words-new"),
  ...wordsFor("words-own"),
]);

type NameRefusal = "name-empty" | "name-too-long" | "name-spoken-for";

export const nameRefusal = (name: string): NameRefusal | undefined => {
  if (!/\p{L}/u.test(name)) return "name-empty";
  if (lettersOf(name).length > LONGEST_NAME || name.length > MOST_CHARACTERS)
    return "name-too-long";
  return COMMAND_WORDS.has(simplified(name)) || isSpokenFor(name) ? "name-spoken-for" : undefined;
};
