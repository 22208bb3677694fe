import type { PlayWords } from "../../../bot/play/play-words.ts";
import { isA, type Meaning, means, textOf, wordsIn } from "../../../bot/text/words.ts";

/** Whether who calls for an event wants it to end. */
export const isCancelling = (text: string): boolean => means(text, "event-cancel");

/** What is said after the name of a contest: "cup short 5"; undefined where another is named. */
export const afterName = (text: string, name: Meaning): string | undefined => {
  const [first, ...words] = wordsIn(text);
  return isA(first, name) ? textOf(words) : undefined;
};

/** Whether a match was asked for, whatever is wrong with it. */
export const isOfMatch = (read: PlayWords): boolean =>
  "wish" in read
    ? read.wish.match !== undefined
    : ["bad-match", "no-match-length", "match-without-cube"].includes(read.code);
