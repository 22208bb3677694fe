import { isA, textOf, type Words, wordsIn } from "../../bot/text/words.ts";
import { every, fill, named, type WordSlot } from "../../bot/words/slots.ts";
import { LEVELS, type SeatLevel } from "../../tables/game/seats.ts";

export type ComputerWords = {
  readonly words: string;
  readonly level: SeatLevel | undefined;
};

const LEVEL_NAMES = LEVELS.map((level) => [level, `level-${level}`] as const);

/** "bot", and what only leads to it: "with", "against the". */
const leadsToComputer = ([word, ...next]: Words): boolean =>
  isA(word, "computer") || (isA(word, "with", "idle") && leadsToComputer(next));

const isComputer: WordSlot<boolean> = (words) => {
  const rest = words.filter((_, place) => !leadsToComputer(words.slice(place)));
  return { value: rest.length < words.length, rest };
};

const OF_COMPUTER = {
  isComputer,
  level: named<SeatLevel>(LEVEL_NAMES),
  // Where two levels are said the first counts.
  levels: every((word) => LEVEL_NAMES.some(([, meaning]) => isA(word, meaning))),
} as const;

/** "bot short hard", "short with the bot": undefined where the computer's word is not there. */
export const readComputerWords = (text: string): ComputerWords | undefined => {
  const { said, rest } = fill(OF_COMPUTER, wordsIn(text));
  return said.isComputer ? { words: textOf(rest), level: said.level } : undefined;
};
