import { isA, type Meaning, type Word, type Words, wordOf } from "../text/words.ts";
import { first, type WordSlot, type WordsFound } from "./slots.ts";

/** A number and its unit, "60s" or "2 hours"; `length` is their number of words. */
type Counted = {
  readonly count: number;
  readonly unit: Word | undefined;
  readonly isGlued: boolean;
  readonly length: number;
};

const NUMBER = /^(\d{1,4})(\p{L}*)$/u;

export const countedAt = (words: Words, place: number): Counted | undefined => {
  const [, digits, glued] = NUMBER.exec(words[place]?.said ?? "") ?? [];
  if (digits === undefined) return undefined;
  const isGlued = glued !== undefined && glued !== "";
  const unit = isGlued ? wordOf(glued) : words[place + 1];
  return { count: Number(digits), unit, isGlued, length: isGlued ? 1 : 2 };
};

type Units = readonly (readonly [much: number, unit: Meaning])[];

const SECONDS: Units = [
  [1, "seconds"],
  [60, "minutes"],
];

const CLOCK_SECONDS: Units = [...SECONDS, [3600, "hours"]];

/** Units that are one of their kind without a number, "a day"; beside one, only "1 day" fits. */
const SINGLE: Readonly<Partial<Record<Meaning, Meaning>>> = {
  hours: "one-hour",
  days: "one-day",
  weeks: "one-week",
};

const muchOf = (unit: Word | undefined, units: Units): number | undefined =>
  units.find(([, meaning]) => isA(unit, meaning))?.[0];

const secondsOf = (unit: Word | undefined): number | undefined => muchOf(unit, SECONDS);

export const clockSecondsOf = (unit: Word | undefined): number | undefined =>
  muchOf(unit, CLOCK_SECONDS);

/** Whether a number belongs to the unit after it: "7 суток", but not "7 сутки". */
const isInForm = ({ count, unit, isGlued }: Counted): boolean => {
  const isSingular = isA(unit, ...Object.values(SINGLE));
  return isGlued || !isSingular || (count % 10 === 1 && count % 100 !== 11);
};

const singleOf = (word: Word | undefined, units: Units): number | undefined =>
  units.find(([, unit]) => {
    const single = SINGLE[unit];
    return single !== undefined && isA(word, single);
  })?.[0];

/** A length with its unit, "2 days" or "a day", with or without a leading word. */
export const lengthIn = (
  units: Units,
  ...leading: readonly Meaning[]
): WordSlot<number | undefined> =>
  first((words, place) => {
    const found = countedIn(units, words, place) ?? singleIn(units, words, place);
    const before = isA(words[place - 1], ...leading, "per") ? 1 : 0;
    return found && { ...found, before };
  });

const countedIn = (units: Units, words: Words, place: number): WordsFound<number> | undefined => {
  const counted = countedAt(words, place);
  const much = muchOf(counted?.unit, units);
  if (!counted || !much || counted.count === 0 || !isInForm(counted)) return undefined;
  return { value: counted.count * much, length: counted.length };
};

const singleIn = (units: Units, words: Words, place: number): WordsFound<number> | undefined => {
  const much = singleOf(words[place], units);
  return much === undefined ? undefined : { value: much, length: 1 };
};

/** "2м" is the time for a turn, "45м" the length of a contest. */
const LEAST_GLUED = 10;

const minutesAt = (words: Words, place: number): WordsFound<number> | undefined => {
  const counted = countedAt(words, place);
  if (!counted) return undefined;
  const { count, unit, isGlued, length } = counted;
  if (isA(unit, "hours")) return { value: count * 60, length };
  const seconds = secondsOf(unit);
  if (isGlued) return seconds === 60 && count >= LEAST_GLUED ? { value: count, length } : undefined;
  if (seconds === undefined) return { value: count, length: 1 };
  return seconds === 60 ? { value: count, length } : undefined;
};

/** The first number of minutes or hours; a number without a unit means minutes. */
export const MINUTES: WordSlot<number | undefined> = first(minutesAt);

/** The minutes until something begins, after a leading word: "in 2 hours", "in an hour". */
export const delay = (leading: Meaning): WordSlot<number | undefined> =>
  first((words, place) => {
    if (!isA(words[place - 1], leading)) return undefined;
    // Russian omits the number: "in hour".
    const found = isA(words[place], "hours") ? { value: 60, length: 1 } : minutesAt(words, place);
    return found && { ...found, before: 1 };
  });
