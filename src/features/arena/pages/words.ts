import { numbersIn, readPlayWords } from "../../../bot/play/play-words.ts";
import { USUAL_CLOCK } from "../../../bot/press/clock-words.ts";
import { wordsFor } from "../../../bot/text/words.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import { takeDelay, takeMinutes } from "../../contest/pages/minutes.ts";
import type { EventWords } from "../../contest/pages/opening.ts";
import { isOfMatch, wordsOf } from "../../contest/pages/words.ts";
import type { Planned } from "../../contest/play/contest.ts";

/** How an arena is played of which nothing else is said. */
export const USUAL_MINUTES = 45;

export type ArenaSizes = Planned & { readonly minutes: number };

const IN_WORDS = wordsFor("words-arena-in");

/** "short 45", "кавказские 60 30с", "long in 10 minutes": as /play, with the minutes that it takes. */
export const readArenaWords = (
  text: string,
  own: readonly Ruleset[],
  habits: Habits,
): EventWords<ArenaSizes> => {
  const delayed = takeDelay(wordsOf(text), IN_WORDS);
  const lasting = takeMinutes(delayed.rest);
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
