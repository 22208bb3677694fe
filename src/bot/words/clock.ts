import type { ClockTerms } from "../../game/clock.ts";
import { nearestClock, USUAL_CLOCK } from "../press/clocks.ts";
import { isA, means, textOf, type Words } from "../text/words.ts";
import { clockSecondsOf, countedAt } from "./lengths.ts";
import { first, type WordSlot, type WordsFound } from "./slots.ts";

/** "5min+10s", "5+10": minutes for the game and seconds for each turn. */
const BANK = /^(\d{1,3})(\p{L}*)\+(\d{1,3})(\p{L}*)$/u;

export type ClockSaid =
  | { readonly clock: ClockTerms | undefined }
  /** The time is too long or too short. */
  | { readonly clock: "bad"; readonly word: string };

const timedAt = (words: Words, place: number): WordsFound<ClockTerms> | undefined => {
  const counted = countedAt(words, place);
  if (!counted) return undefined;
  const { count, unit, isGlued, length } = counted;
  const seconds = clockSecondsOf(unit);
  const isUnit = isGlued || !leadsOn(words, place + 1);
  return seconds !== undefined && isUnit ? { value: { turn: count * seconds }, length } : undefined;
};

/** Whether a unit is "with" for what follows: "с" is, but not in "30 с" or "30 с на ход". */
const leadsOn = (words: Words, place: number): boolean =>
  isA(words[place], "with") && place + 1 < words.length && followingAt(words, place + 1) === 0;

/** "5 min + 10 s" is written with its spaces, too. */
const MOST_PIECES = 5;

const bankedAt = (words: Words, place: number): WordsFound<ClockTerms> | undefined => {
  const pieces = words
    .slice(place, place + MOST_PIECES)
    .map(({ said }) => said.replaceAll(" ", ""));
  const bankOf = (length: number) => bankIn(joined(pieces.slice(0, length)));
  const length = pieces.findLastIndex((_, at) => bankOf(at + 1) !== undefined) + 1;
  const value = bankOf(length);
  return value && { value, length };
};

/** In one piece; two numbers beside each other stay two, as in "5+10 3". */
const joined = (pieces: readonly string[]): string =>
  pieces.join(" ").replaceAll(/(?<!\d) | (?!\d)/g, "");

const bankIn = (said: string): ClockTerms | undefined => {
  const [, bank, minutes = "", add, seconds = ""] = BANK.exec(said) ?? [];
  const isBank = minutes === "" || means(minutes, "minutes");
  const isAdd = seconds === "" || means(seconds, "seconds");
  return bank !== undefined && isBank && isAdd
    ? { bank: Number(bank) * 60, add: Number(add) }
    : undefined;
};

const timeAt = (words: Words, place: number): WordsFound<ClockTerms> | undefined => {
  const found = bankedAt(words, place) ?? timedAt(words, place);
  if (!found) return undefined;
  const isNamed = isA(words[place + found.length], "clock");
  return { ...found, length: found.length + (isNamed ? 1 : 0) };
};

/** The word alone, or before its time: "with a clock 5+10". */
const namedAt = (words: Words, place: number): WordsFound<ClockTerms> | undefined => {
  if (!isA(words[place], "clock")) return undefined;
  const before = isA(words[place + 1], "per") ? 2 : 1;
  const found = timeAt(words, place + before);
  return found ? { ...found, length: before + found.length } : { value: USUAL_CLOCK, length: 1 };
};

/** How many words lead to the clock: "with a clock", "по 2 минуты". */
const leadingTo = (words: Words, place: number): number =>
  isA(words[place - 1], "with", "per") ? 1 + leadingTo(words, place - 1) : 0;

/** How many words say what the time is for: "60s per turn". */
const followingAt = (words: Words, end: number): number => {
  if (isA(words[end], "turn")) return 1;
  return isA(words[end], "per", "idle") && isA(words[end + 1], "turn") ? 2 : 0;
};

const withoutAt = (words: Words, place: number): WordsFound<ClockSaid> | undefined => {
  if (!isA(words[place], "clock")) return undefined;
  const before = leadingTo(words, place) + 1;
  return isA(words[place - before], "without")
    ? { value: { clock: undefined }, length: 1, before }
    : undefined;
};

/** A clock: "60s", "2 minutes a turn", "5+10", "with a clock", "without a clock". */
export const CLOCK: WordSlot<ClockSaid | undefined> = first((words, place) => {
  const without = withoutAt(words, place);
  if (without) return without;
  const found = timeAt(words, place) ?? namedAt(words, place);
  if (!found) return undefined;
  const end = place + found.length;
  const clock = nearestClock(found.value);
  return {
    value: clock ? { clock } : { clock: "bad", word: textOf(words.slice(place, end)) },
    length: found.length + followingAt(words, end),
    before: leadingTo(words, place),
  };
});
