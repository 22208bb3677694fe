import { gameIn, gameMeant } from "../../../bot/play/play-words.ts";
import { USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import type { Words } from "../../../bot/text/words.ts";
import { delay, MINUTES } from "../../../bot/words/lengths.ts";
import { fill } from "../../../bot/words/slots.ts";
import { plain, type Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import { type ContestWords, isOfMatch } from "../kind.ts";
import type { PlannedStart } from "../presses.ts";

/** The length of an arena if the words name none. */
export const USUAL_MINUTES = 45;

export type ArenaSizes = PlannedStart & { readonly minutes: number };

const OF_ARENA = { startsIn: delay("arena-in"), minutes: MINUTES } as const;

/** "short 45", "кавказские 60 30с", "long in 10 minutes": as /play, with the arena's minutes. */
export const readArenaWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<ArenaSizes> => {
  const { said, rest } = fill(OF_ARENA, words);
  const { startsIn, minutes = USUAL_MINUTES } = said;
  const sizes = { minutes, ...(startsIn !== undefined && { startsIn }) };
  const game = gameIn(rest, own);
  const [word] = game.numbers;
  if (word !== undefined) return { sizes, read: { ok: false, code: "arena-which-number", word } };
  const read = gameMeant(game, own, { ...habits, stake: 1 });
  if (isOfMatch(read)) return { sizes, read: { ok: false, code: "arena-no-match", word: "" } };
  if (!read.ok && !("wish" in read)) return { sizes, read };
  if (read.wish.cube) return { sizes, read: { ok: false, code: "arena-no-cube", word: "" } };
  const wish = { ...read.wish, clock: read.wish.clock ?? USUAL_CLOCK };
  const meant = read.ok ? { ...read, terms: arenaTerms(read.terms), wish } : { ...read, wish };
  return { sizes, read: meant };
};

/** An arena has single games for what they are worth, always with a clock. */
export const arenaTerms = ({ match: _, ...terms }: Terms): Terms => ({
  ...terms,
  ruleset: plain(terms.ruleset, false),
  clock: terms.clock ?? USUAL_CLOCK,
});
