import { keyOf } from "../../../bot/text/texts.ts";
import { isIdle, simplified, wordsFor } from "../../../bot/text/words.ts";
import { LEVELS, type SeatLevel } from "../../../tables/game/seats.ts";

const COMPUTER_WORDS = wordsFor("words-computer");
const WITH_WORDS = wordsFor("words-with");

export type ComputerWords = {
  readonly words: string;
  readonly level: SeatLevel | undefined;
};

/** "bot short hard", "short with the bot"; undefined without a word for the computer. */
export const readComputerWords = (text: string): ComputerWords | undefined => {
  const words = text.split(/\s+/).filter(Boolean);
  const others = words.filter((_, at) => !leadsToComputer(words.slice(at)));
  if (others.length === words.length) return undefined;
  const level = others.flatMap((word) => levelCalled(word) ?? [])[0];
  return { words: others.filter((word) => levelCalled(word) === undefined).join(" "), level };
};

/** "bot", with the words that lead to it: "with", "against the". */
const leadsToComputer = ([word = "", ...next]: readonly string[]): boolean =>
  COMPUTER_WORDS.has(simplified(word)) ||
  ((WITH_WORDS.has(simplified(word)) || isIdle(word)) && next.length > 0 && leadsToComputer(next));

const levelCalled = (word: string): SeatLevel | undefined =>
  LEVELS.find((level) => wordsFor(keyOf(`words-level-${level}`)).has(simplified(word)));
