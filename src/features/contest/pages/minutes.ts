import { secondsOf } from "../../../bot/press/clock-words.ts";
import { simplified, wordsFor } from "../../../bot/text/words.ts";
import { type Counted, type Taken, takeNumber } from "./words.ts";

const HOUR_WORDS = wordsFor("words-hours");
/** "2м" is a time for a turn, "45м" that of a whole evening. */
const LEAST_GLUED = 10;

/** Takes in how many minutes something begins out of words, by the words that lead to it: "in 2 hours". */
export const takeDelay = (
  words: readonly string[],
  leading: ReadonlySet<string>,
): Taken<number> => {
  const counted = words.flatMap((word, at) =>
    // "in hour", as Russian has it.
    HOUR_WORDS.has(simplified(word)) && leading.has(simplified(words[at - 1] ?? ""))
      ? ["1", word]
      : [word],
  );
  return takeNumber(counted, (one) => {
    const read = leading.has(one.before) ? minutesIn(one) : undefined;
    return read && { ...read, withBefore: true };
  });
};

/** Takes the first number of minutes out of words, a number alone among them. */
export const takeMinutes = (words: readonly string[]): Taken<number> =>
  takeNumber(words, minutesIn);

const minutesIn = (counted: Counted) => {
  const length = lengthOf(counted);
  const value = counted.count * (isHours(counted) ? 60 : 1);
  return length === 0 ? undefined : { value, length };
};

const isHours = ({ unit }: Counted): boolean => HOUR_WORDS.has(simplified(unit));

/** Over how many words a number of minutes or hours goes; 0: it is none. */
const lengthOf = (counted: Counted): number => {
  const { count, unit, isGlued } = counted;
  if (isHours(counted)) return isGlued ? 1 : 2;
  const seconds = secondsOf(unit);
  if (isGlued) return seconds === 60 && count >= LEAST_GLUED ? 1 : 0;
  if (seconds === undefined) return 1;
  return seconds === 60 ? 2 : 0;
};
