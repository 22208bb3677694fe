import { gameIn, gameMeant, termsFor } from "../../../bot/play/play-words.ts";
import { wishOf } from "../../../bot/play/wish.ts";
import type { PressNamed } from "../../../bot/press/book.ts";
import { USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import { isA, wordsIn } from "../../../bot/text/words.ts";
import { every, fill } from "../../../bot/words/slots.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { NO_HABITS } from "../../../tables/people/settings.ts";
import type { SEEK_PRESSES } from "./presses.ts";

/** The choices beside the game. */
export type SeekWish = Omit<PressNamed<typeof SEEK_PRESSES, "seek-menu">, "do">;

const OF_SEEK = {
  seek: every((word) => isA(word, "seek")),
  idle: every((word) => isA(word, "idle")),
} as const;

/** "find", "find short 60s"; undefined if the words ask for no opponent. */
export const readSeekWords = (text: string): { readonly terms: Terms | undefined } | undefined => {
  const { said, rest } = fill(OF_SEEK, wordsIn(text));
  if (said.seek.length === 0) return undefined;
  if (rest.length === 0) return { terms: undefined };
  const read = gameMeant(gameIn(rest, []), [], NO_HABITS);
  if (!read.ok) return { terms: undefined };
  // A stranger's game has a clock, so that no player waits for days.
  const { match, clock = USUAL_CLOCK } = read.wish;
  const wish = { ...read.wish, stake: 1, hints: false, match, clock };
  return { terms: termsFor(read.terms.ruleset, wish, NO_HABITS) };
};

/** Strangers play for nothing, without hints, and without either player's own settings. */
export const seekTerms = (ruleset: Ruleset, wish: SeekWish): Terms =>
  termsFor(ruleset, wishOf({ ...wish, stake: 1, hints: 0 }), NO_HABITS);
