import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/settings.ts";
import { type Counted, takeNumber, wordsOf } from "../events/words.ts";
import { type PlayWords, readPlayWords, termsFor, type Wish } from "../play/play-words.ts";
import { simplified, wordsFor } from "../text/words.ts";

/** How a cup is played of which nothing else is said: to so many points, in a day. */
const USUAL_MATCH = 3;
const USUAL_HOURS = 24;

type Unclear = Exclude<PlayWords, { readonly ok: true }>;

export type CupWords = { readonly hours: number; readonly match: number } & (
  | { readonly ok: true; readonly terms: Terms }
  | Unclear
);

const HOUR_WORDS = wordsFor("words-hours");
const DAY_WORDS = wordsFor("words-days");
const WEEK_WORDS = wordsFor("words-weeks");
const IN_WORDS = wordsFor("words-cup-in");
const TO_WORDS = wordsFor("words-to");

/** "short 5", "кавказские до 7 3 дня", "long 12h": as /play, a number is the length of a match. */
export const readCupWords = (text: string, own: readonly Ruleset[], habits: Habits): CupWords => {
  const { value: hours = USUAL_HOURS, rest } = takeNumber(wordsOf(text), hoursIn);
  // A cup is played in matches: "to 5" is as long as "match to 5".
  const said = rest.filter((word, at) => !TO_WORDS.has(word) || !/^\d/.test(rest[at + 1] ?? ""));
  const read = readPlayWords(said.join(" "), own, { ...habits, stake: USUAL_MATCH });
  const match = "wish" in read ? matchIn(read.wish) : USUAL_MATCH;
  if (!read.ok) return { ...read, hours, match };
  if (read.wish.cube === false) {
    return { ok: false, code: "match-without-cube", word: "", hours, match };
  }
  const terms = cupTerms(read.terms.ruleset, read.wish, habits);
  return { ok: true, terms, hours, match };
};

/** A cup is played in matches, for nothing but the cup. */
export const cupTerms = (ruleset: Ruleset, wish: Wish, habits: Habits): Terms =>
  termsFor(ruleset, { ...wish, stake: 1, match: matchIn(wish) }, habits);

const matchIn = ({ match, stake }: Pick<Wish, "match" | "stake">): number => match ?? stake;

const hoursIn = ({ count, unit, before, isGlued }: Counted) => {
  const hours = hoursOf(unit) * count;
  const withBefore = IN_WORDS.has(before);
  return hours > 0 ? { value: hours, length: isGlued ? 1 : 2, withBefore } : undefined;
};

const hoursOf = (unit: string): number => {
  if (HOUR_WORDS.has(simplified(unit))) return 1;
  if (DAY_WORDS.has(simplified(unit))) return 24;
  return WEEK_WORDS.has(simplified(unit)) ? 7 * 24 : 0;
};
