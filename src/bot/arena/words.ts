import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/settings.ts";
import type { EventWords } from "../events/opening.ts";
import { type Counted, isOfMatch, type Taken, takeNumber, wordsOf } from "../events/words.ts";
import { secondsOf, USUAL_CLOCK } from "../play/clock-words.ts";
import { numbersIn, readPlayWords } from "../play/play-words.ts";
import { simplified, wordsFor } from "../text/words.ts";

/** How an arena is played of which nothing else is said. */
export const USUAL_MINUTES = 45;

export type ArenaSizes = {
  readonly minutes: number;
  /** In how many minutes it begins; undefined: at once. */
  readonly startsIn?: number;
};

const IN_WORDS = wordsFor("words-arena-in");
const HOUR_WORDS = wordsFor("words-hours");
/** "2м" is a time for a turn, "45м" that of the whole arena. */
const LEAST_GLUED = 10;

/** "short 45", "кавказские 60 30с", "long in 10 minutes": as /play, with the minutes that it takes. */
export const readArenaWords = (
  text: string,
  own: readonly Ruleset[],
  habits: Habits,
): EventWords<ArenaSizes> => {
  const words = wordsOf(text).flatMap((word, at, all) =>
    // "in hour", as Russian has it.
    HOUR_WORDS.has(simplified(word)) && IN_WORDS.has(simplified(all[at - 1] ?? ""))
      ? ["1", word]
      : [word],
  );
  const delayed = takeMinutes(words, ({ before }) => IN_WORDS.has(before));
  const lasting = takeMinutes(delayed.rest, () => true);
  const said = lasting.rest.join(" ");
  const read = readPlayWords(said, own, { ...habits, stake: 1 });
  const sizes = { minutes: lasting.value ?? USUAL_MINUTES, startsIn: delayed.value ?? 0 };
  const [word] = numbersIn(said, own);
  if (word !== undefined) return { sizes, read: { ok: false, code: "arena-which-number", word } };
  if (isOfMatch(read)) return { sizes, read: { ok: false, code: "arena-no-match", word: "" } };
  if (!read.ok && !("wish" in read)) return { sizes, read };
  const wish = { ...read.wish, clock: read.wish.clock ?? USUAL_CLOCK };
  const meant = read.ok ? { ...read, terms: arenaTerms(read.terms), wish } : { ...read, wish };
  return { sizes, read: meant };
};

/** An arena is played game by game, and against a clock. */
export const arenaTerms = ({ match: _, ...terms }: Terms): Terms => ({
  ...terms,
  clock: terms.clock ?? USUAL_CLOCK,
});

/** Takes the first number of minutes out of words, and what leads to it. */
const takeMinutes = (
  words: readonly string[],
  leads: (counted: Counted) => boolean,
): Taken<number> =>
  takeNumber(words, (counted) => {
    const length = leads(counted) ? lengthOf(counted) : 0;
    if (length === 0) return undefined;
    const value = counted.count * (isHours(counted) ? 60 : 1);
    return { value, length, withBefore: IN_WORDS.has(counted.before) };
  });

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
