import type { PlayWords } from "../../bot/play/play-words.ts";
import { isA, type Meaning, means, textOf, wordsIn } from "../../bot/text/words.ts";

export const isCancelling = (text: string): boolean => means(text, "event-cancel");

/** The words after the name: "short 5" of "cup short 5"; undefined for another name. */
export const afterName = (text: string, name: Meaning): string | undefined => {
  const [first, ...words] = wordsIn(text);
  return isA(first, name) ? textOf(words) : undefined;
};

/** Whether the words ask for a match, valid or not. */
export const isOfMatch = (read: PlayWords): boolean =>
  "wish" in read
    ? read.wish.match !== undefined
    : ["bad-match", "no-match-length", "match-without-cube"].includes(read.code);
