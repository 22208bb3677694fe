import type { PlayWords } from "../../../bot/play/play-words.ts";
import { simplified, wordsFor } from "../../../bot/text/words.ts";

const CANCEL_WORDS = wordsFor("words-event-cancel");
const NUMBER = /^(\d{1,4})(\p{L}*)$/u;
/** More than anybody says; what follows is not read. */
const MOST_WORDS = 40;

/** Whether who calls for an event wants it to end. */
export const isCancelling = (text: string): boolean => CANCEL_WORDS.has(simplified(text));

/** What is said after the name of a kind of event: "cup short 5"; undefined where something else is named. */
export const afterName = (text: string, names: ReadonlySet<string>): string | undefined => {
  const [name = "", ...words] = wordsOf(text);
  return names.has(simplified(name)) ? words.join(" ") : undefined;
};

export const wordsOf = (text: string): readonly string[] =>
  text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** A number among words: what leads to it, what it counts if that is said, and whether in one word with it. */
export type Counted = {
  readonly before: string;
  readonly count: number;
  readonly unit: string;
  readonly isGlued: boolean;
};

export type Taken<Value> = { readonly value: Value | undefined; readonly rest: readonly string[] };

type Read<Value> = {
  readonly value: Value;
  /** Of the words from the number on, so many belong to it; its unit may be the second. */
  readonly length: number;
  /** The word before it belongs to it, too. */
  readonly withBefore?: boolean;
};

/** Takes the first number that is understood out of words, with what belongs to it. */
export const takeNumber = <Value>(
  words: readonly string[],
  read: (counted: Counted) => Read<Value> | undefined,
): Taken<Value> => {
  for (const [at, word] of words.entries()) {
    const [, digits = "", glued = ""] = NUMBER.exec(word) ?? [];
    if (digits === "") continue;
    const unit = glued === "" ? (words[at + 1] ?? "") : glued;
    const before = simplified(words[at - 1] ?? "");
    const found = read({ before, count: Number(digits), unit, isGlued: glued !== "" });
    if (!found) continue;
    const from = found.withBefore ? at - 1 : at;
    return {
      value: found.value,
      rest: [...words.slice(0, from), ...words.slice(at + found.length)],
    };
  }
  return { value: undefined, rest: words };
};

/** Whether a match was asked for, whatever is wrong with it. */
export const isOfMatch = (read: PlayWords): boolean =>
  "wish" in read
    ? read.wish.match !== undefined
    : ["bad-match", "no-match-length", "match-without-cube"].includes(read.code);
