import { numbersIn, readPlayWords, termsFor, type Wish } from "../../../bot/play/play-words.ts";
import { simplified, wordsFor } from "../../../bot/text/words.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import { takeDelay } from "../../contest/pages/minutes.ts";
import type { EventWords } from "../../contest/pages/opening.ts";
import { type Counted, takeNumber, wordsOf } from "../../contest/pages/words.ts";
import type { Planned } from "../../contest/play/contest.ts";

/** How a cup is played of which nothing else is said: to so many points, in a day. */
const USUAL_MATCH = 3;
const USUAL_HOURS = 24;

export type CupSizes = Planned & { readonly hours: number; readonly match: number };

const HOUR_WORDS = wordsFor("words-hours");
const DAY_WORDS = wordsFor("words-days");
const WEEK_WORDS = wordsFor("words-weeks");
const IN_WORDS = wordsFor("words-cup-in");
/** "In 2 days" is how long a pair has; "after 2 hours" is when it begins. */
const LATER_WORDS = wordsFor("words-cup-later");
const TO_WORDS = wordsFor("words-to");

/** "short 5", "кавказские до 7 3 дня", "long 12h": as /play, a number is the length of a match. */
export const readCupWords = (
  words: string,
  own: readonly Ruleset[],
  habits: Habits,
): EventWords<CupSizes> => {
  const delayed = takeDelay(wordsOf(words), LATER_WORDS);
  const { value: hours = USUAL_HOURS, rest } = takeNumber(delayed.rest, hoursIn);
  // A cup is played in matches: "to 5" is as long as "match to 5".
  const said = rest.filter((word, at) => !TO_WORDS.has(word) || !/^\d/.test(rest[at + 1] ?? ""));
  const text = said.join(" ");
  const read = readPlayWords(text, own, { ...habits, stake: USUAL_MATCH });
  const [length, word] = numbersIn(text, own);
  const match = "wish" in read ? matchIn(read.wish) : Number(length ?? USUAL_MATCH);
  const sizes = { hours, match, startsIn: delayed.value ?? 0 };
  if (word !== undefined) return { sizes, read: { ok: false, code: "cup-which-number", word } };
  if (!read.ok) return { sizes, read };
  if (read.wish.cube === false) {
    return { sizes, read: { ok: false, code: "match-without-cube", word: "" } };
  }
  const terms = cupTerms(read.terms.ruleset, read.wish, habits);
  return { sizes, read: { ...read, terms } };
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
