import { gameIn, gameMeant, termsFor } from "../../../bot/play/play-words.ts";
import { wishOf } from "../../../bot/play/wish.ts";
import type { PressNamed } from "../../../bot/press/book.ts";
import { USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import { isA, wordsIn } from "../../../bot/text/words.ts";
import { every, fill } from "../../../bot/words/slots.ts";
import type { Terms } from "../../../game/series.ts";
import { findRuleset, long } from "../../../rules/rulesets.ts";
import { NO_HABITS } from "../../../tables/people/settings.ts";
import { ANY } from "../rules/wishes.ts";
import type { SEEK_PRESSES } from "./presses.ts";

/** The choices beside the game. */
export type SeekWish = Omit<PressNamed<typeof SEEK_PRESSES, "seek-menu">, "do">;

/** The search that is asked for. */
export type Sought = { readonly terms: Terms; readonly anyGame: 0 | 1 };

const OF_SEEK = {
  seek: every((word) => isA(word, "seek")),
  any: every((word) => isA(word, "any-game")),
  idle: every((word) => isA(word, "idle")),
} as const;

/** "find", "find short 60s", "find any"; undefined if the words ask for no opponent. */
export const readSeekWords = (text: string): { readonly asked: Sought | undefined } | undefined => {
  const { said, rest } = fill(OF_SEEK, wordsIn(text));
  if (said.seek.length === 0) return undefined;
  const anyGame = said.any.length > 0 ? 1 : 0;
  if (rest.length === 0 && anyGame === 0) return { asked: undefined };
  const game = anyGame === 1 ? [...wordsIn(ANY_PLAYS.id), ...rest] : rest;
  const read = gameMeant(gameIn(game, []), [], NO_HABITS);
  if (!read.ok) return { asked: undefined };
  // A stranger's game has a clock, so that no player waits for days.
  const { match, clock = USUAL_CLOCK } = read.wish;
  const wish = { ...read.wish, stake: 1, hints: false, match, clock };
  return { asked: { terms: termsFor(read.terms.ruleset, wish, NO_HABITS), anyGame } };
};

/** What two play who both would play any game. */
const ANY_PLAYS = long;

/**
 * Strangers play for nothing, without hints, and without either player's own settings. Undefined
 * for an unknown game.
 */
export const askedFor = (game: string, wish: SeekWish): Sought | undefined => {
  const anyGame = game === ANY ? 1 : 0;
  const ruleset = anyGame === 1 ? ANY_PLAYS : findRuleset(game);
  const terms = ruleset && termsFor(ruleset, wishOf({ ...wish, stake: 1, hints: 0 }), NO_HABITS);
  return terms && { terms, anyGame };
};
