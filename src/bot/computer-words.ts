import { LEVELS, type Level } from "../tables/computer/seats.ts";
import { keyOf } from "./texts.ts";
import { simplified, wordsFor } from "./words.ts";

const COMPUTER_WORDS = wordsFor("words-computer");

/** What was written after /play to somebody who wants to play the computer. */
export type ComputerWords = {
  /** What else was written: the ruleset and the terms. */
  readonly words: string;
  readonly level: Level | undefined;
};

/** "bot short hard": the computer's word comes first; undefined where it is not there. */
export const readComputerWords = (text: string): ComputerWords | undefined => {
  const [first = "", ...others] = text.split(/\s+/).filter(Boolean);
  if (!COMPUTER_WORDS.has(simplified(first))) return undefined;
  const level = others.flatMap((word) => levelCalled(word) ?? [])[0];
  const words = others.filter((word) => levelCalled(word) === undefined).join(" ");
  return { words, level };
};

const levelCalled = (word: string): Level | undefined =>
  LEVELS.find((level) => wordsFor(keyOf(`words-level-${level}`)).has(simplified(word)));
