import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/settings.ts";
import { secondsOf, USUAL_CLOCK } from "../play/clock-words.ts";
import { type PlayWords, readPlayWords } from "../play/play-words.ts";
import { simplified, wordsFor } from "../text/words.ts";

/** How an arena is played of which nothing else is said. */
export const USUAL_MINUTES = 45;

type Unclear = Exclude<PlayWords, { readonly ok: true }>;

export type ArenaWords = {
  readonly minutes: number;
  /** In how many minutes it begins. */
  readonly startsIn: number;
} & ({ readonly ok: true; readonly terms: Terms } | Unclear);

const CANCEL_WORDS = wordsFor("words-arena-cancel");
const IN_WORDS = wordsFor("words-arena-in");
const NUMBER = /^(\d{1,4})(\p{L}*)$/u;
/** More than anybody says; what follows is not read. */
const MOST_WORDS = 40;
/** "2м" is a time for a turn, "45м" that of the whole arena. */
const LEAST_GLUED = 10;

export const isCancelling = (text: string): boolean => CANCEL_WORDS.has(simplified(text));

/** "short 45", "кавказские 60 30с", "long in 10 minutes": as /play, with the minutes that it takes. */
export const readArenaWords = (
  text: string,
  own: readonly Ruleset[],
  habits: Habits,
): ArenaWords => {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const delayed = takeMinutes(words, (before) => IN_WORDS.has(simplified(before)));
  const lasting = takeMinutes(delayed.rest, () => true);
  const read = readPlayWords(lasting.rest.join(" "), own, { ...habits, stake: 1 });
  const times = { minutes: lasting.minutes ?? USUAL_MINUTES, startsIn: delayed.minutes ?? 0 };
  return read.ok ? { ok: true, terms: arenaTerms(read.terms), ...times } : { ...read, ...times };
};

/** An arena is played game by game, and against a clock. */
export const arenaTerms = ({ match: _, ...terms }: Terms): Terms => ({
  ...terms,
  clock: terms.clock ?? USUAL_CLOCK,
});

type Taken = { readonly minutes: number | undefined; readonly rest: readonly string[] };

/** Takes the first number of minutes out of words, and what leads to it. */
const takeMinutes = (words: readonly string[], leads: (before: string) => boolean): Taken => {
  for (const at of words.keys()) {
    const before = words[at - 1] ?? "";
    const length = leads(before) ? lengthAt(words, at) : 0;
    if (length === 0) continue;
    const from = IN_WORDS.has(simplified(before)) ? at - 1 : at;
    const rest = [...words.slice(0, from), ...words.slice(at + length)];
    return { minutes: Number.parseInt(words[at] ?? "", 10), rest };
  }
  return { minutes: undefined, rest: words };
};

/** Over how many words a number of minutes goes; 0: it is none. */
const lengthAt = (words: readonly string[], at: number): number => {
  const [, digits = "", unit = ""] = NUMBER.exec(words[at] ?? "") ?? [];
  if (digits === "") return 0;
  if (unit !== "") return secondsOf(unit) === 60 && Number(digits) >= LEAST_GLUED ? 1 : 0;
  const next = secondsOf(words[at + 1] ?? "");
  if (next === undefined) return 1;
  return next === 60 ? 2 : 0;
};
