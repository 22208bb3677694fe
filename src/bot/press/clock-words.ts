import type { ClockTerms } from "../../game/clock.ts";
import { isIdle, simplified, wordsFor } from "../text/words.ts";

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/**
 * The settings of a clock, in seconds and minutes. A button's data has room only for its number.
 */
const TURNS = [...range(15, 120, 5), ...range(150, 600, 30), ...range(660, 3600, 60)];
const BANKS = range(1, 60, 1);
const ADDS = [0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 45, 60];

/** Buttons carry the place in this list, so the order stays. */
const CLOCKS: readonly ClockTerms[] = [
  ...TURNS.map((turn) => ({ turn })),
  ...BANKS.flatMap((minutes) => ADDS.map((add) => ({ bank: minutes * 60, add }))),
];

export const MOST_CLOCK_CODE = CLOCKS.length;

/** The clock that people mean if they say nothing more about it. */
export const USUAL_CLOCK: ClockTerms = { turn: 60 };

/** The clocks in menus. */
export const USUAL_CLOCKS: readonly ClockTerms[] = [
  USUAL_CLOCK,
  { turn: 180 },
  { bank: 300, add: 10 },
];

/** The number of a clock in buttons; 0 for none. */
export const clockCode = (clock: ClockTerms | undefined): number =>
  clock === undefined ? 0 : CLOCKS.findIndex((one) => isSame(one, clock)) + 1;

export const clockOf = (code: number): ClockTerms | undefined => CLOCKS[code - 1];

const isSame = (one: ClockTerms, other: ClockTerms): boolean =>
  "turn" in one
    ? "turn" in other && one.turn === other.turn
    : "bank" in other && one.bank === other.bank && one.add === other.add;

const SECOND_WORDS = wordsFor("words-seconds");
const MINUTE_WORDS = wordsFor("words-minutes");
const CLOCK_WORDS = wordsFor("words-clock");
const PER_WORDS = wordsFor("words-per");
const TURN_WORDS = wordsFor("words-turn");
const WITH_WORDS = wordsFor("words-with");

/** "60s": a number and its unit in one word. */
const TIME = /^(\d{1,4})(\p{L}+)$/u;
/** "5+10": minutes in all, and seconds for each turn; the units may be said. */
const BANK = /^(\d{1,3})(\p{L}*)\+(\d{1,3})(\p{L}*)$/u;
const WHOLE = /^\d{1,4}$/;
/** Shorter units mean something else after a number: "с" for "with". */
const SHORTEST_UNIT = 3;

export type ClockSaid =
  | { readonly clock: ClockTerms | undefined; readonly rest: readonly string[] }
  /** The time is too long, or too short. */
  | { readonly clock: "bad"; readonly word: string; readonly rest: readonly string[] };

/** Takes a clock out of words: "60s", "2 minutes a turn", "5+10", "with a clock". */
export const clockIn = (words: readonly string[]): ClockSaid => {
  for (const at of words.keys()) {
    const found = clockAt(words, at);
    if (!found) continue;
    const from = beginOf(words, at);
    const rest = [...words.slice(0, from), ...words.slice(endOf(words, at + found.length))];
    const clock = permitted(found.clock);
    return clock ? { clock, rest } : { clock: "bad", word: found.word, rest };
  }
  return { clock: undefined, rest: words };
};

type FoundClock = { readonly clock: ClockTerms; readonly length: number; readonly word: string };

const clockAt = (words: readonly string[], at: number): FoundClock | undefined => {
  const [word = "", next = ""] = words.slice(at, at + 2);
  const glued = TIME.exec(word);
  const bank = BANK.exec(word);
  if (glued) return timed(glued[1], glued[2], word, 1);
  if (WHOLE.test(word) && next.length >= SHORTEST_UNIT)
    return timed(word, next, `${word} ${next}`, 2);
  if (bank) return banked(bank, word);
  return CLOCK_WORDS.has(simplified(word)) ? { clock: USUAL_CLOCK, length: 1, word } : undefined;
};

const timed = (number = "", unit = "", word: string, length: number): FoundClock | undefined => {
  const seconds = secondsOf(unit);
  return seconds === undefined
    ? undefined
    : { clock: { turn: Number(number) * seconds }, length, word };
};

/** The seconds in a unit of time; undefined for other words. */
export const secondsOf = (unit: string): number | undefined => {
  if (SECOND_WORDS.has(simplified(unit))) return 1;
  return MINUTE_WORDS.has(simplified(unit)) ? 60 : undefined;
};

const banked = (
  [, bank = "", minutes = "", add = "", seconds = ""]: RegExpExecArray,
  word: string,
): FoundClock | undefined => {
  const isBank = minutes === "" || MINUTE_WORDS.has(simplified(minutes));
  const isAdd = seconds === "" || SECOND_WORDS.has(simplified(seconds));
  if (!isBank || !isAdd) return undefined;
  return { clock: { bank: Number(bank) * 60, add: Number(add) }, length: 1, word };
};

/** The clock with the words before it: "with a clock", "по 2 минуты". */
const beginOf = (words: readonly string[], at: number): number => {
  const before = simplified(words[at - 1] ?? "");
  return WITH_WORDS.has(before) || PER_WORDS.has(before) ? beginOf(words, at - 1) : at;
};

/** The clock with the words after it: "60s per turn". */
const endOf = (words: readonly string[], end: number): number => {
  const [next = "", after = ""] = words.slice(end, end + 2).map(simplified);
  if (TURN_WORDS.has(next)) return end + 1;
  return (PER_WORDS.has(next) || isIdle(next)) && TURN_WORDS.has(after) ? end + 2 : end;
};

/** The nearest clock of ours; undefined if the wanted one is out of range. */
const permitted = (said: ClockTerms): ClockTerms | undefined => {
  if ("turn" in said) {
    const turn = nearest(TURNS, said.turn);
    return turn === undefined ? undefined : { turn };
  }
  const minutes = nearest(BANKS, said.bank / 60);
  const add = nearest(ADDS, said.add);
  return minutes === undefined || add === undefined ? undefined : { bank: minutes * 60, add };
};

const nearest = (values: readonly number[], value: number): number | undefined => {
  const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
  const distance = (one: number): number => Math.abs(one - value);
  return isWithin ? [...values].sort((a, b) => distance(a) - distance(b))[0] : undefined;
};
