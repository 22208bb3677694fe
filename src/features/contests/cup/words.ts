import { gameIn, gameMeant, termsFor, type Wish } from "../../../bot/play/play-words.ts";
import type { Words } from "../../../bot/text/words.ts";
import { delay, lengthIn } from "../../../bot/words/lengths.ts";
import { fill } from "../../../bot/words/slots.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import type { ContestWords } from "../kind.ts";
import type { PlannedStart } from "../presses.ts";

/** The points of a match and the hours for it if the words name none. */
const USUAL_MATCH = 3;
const USUAL_HOURS = 24;

export type CupSizes = PlannedStart & { readonly hours: number; readonly match: number };

/** "In 2 days" is the time for a pair; "after 2 hours" is the beginning. */
const OF_CUP = {
  startsIn: delay("cup-later"),
  hours: lengthIn(
    [
      [1, "hours"],
      [24, "days"],
      [7 * 24, "weeks"],
    ],
    "cup-in",
  ),
} as const;

/** "short 5", "кавказские до 7 3 дня", "long 12h": as /play; a number is the match's length. */
export const readCupWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<CupSizes> => {
  const { said, rest } = fill(OF_CUP, words);
  const { startsIn = 0, hours = USUAL_HOURS } = said;
  const game = gameIn(rest, own);
  const read = gameMeant(game, own, { ...habits, stake: USUAL_MATCH });
  const [length, word] = game.numbers;
  const match = "wish" in read ? matchIn(read.wish) : Number(length ?? USUAL_MATCH);
  const sizes = { hours, match, startsIn };
  if (word !== undefined) return { sizes, read: { ok: false, code: "cup-which-number", word } };
  if (!read.ok) return { sizes, read };
  if (read.wish.cube === false) {
    return { sizes, read: { ok: false, code: "match-without-cube", word: "" } };
  }
  const terms = cupTerms(read.terms.ruleset, read.wish, habits);
  return { sizes, read: { ...read, terms } };
};

/** A cup has matches with a stake of 1. */
export const cupTerms = (ruleset: Ruleset, wish: Wish, habits: Habits): Terms =>
  termsFor(ruleset, { ...wish, stake: 1, match: matchIn(wish) }, habits);

const matchIn = ({ match, stake }: Pick<Wish, "match" | "stake">): number => match ?? stake;
