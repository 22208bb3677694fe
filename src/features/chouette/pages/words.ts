import { gameIn, gameMeant, termsFor, type Wish } from "../../../bot/play/play-words.ts";
import type { Words } from "../../../bot/text/words.ts";
import type { Terms } from "../../../game/series.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Habits } from "../../../tables/people/settings.ts";
import { type ContestWords, isOfMatch } from "../../contest/pages/door.ts";
import { USUAL_HOUSE } from "../rules/stored.ts";
import type { House } from "../rules/types.ts";

/** "short 5", "длинные без куба": as /play, with the cube unless the words leave it out. */
export const readChouetteWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<House> => {
  const read = gameMeant(gameIn(words, own), own, { ...habits, cube: true });
  const sizes = USUAL_HOUSE;
  if (isOfMatch(read)) return { sizes, read: { ok: false, code: "chouette-no-match", word: "" } };
  if ("wish" in read && read.wish.clock)
    return { sizes, read: { ok: false, code: "chouette-no-clock", word: "" } };
  // In a chouette the team advises.
  if ("wish" in read && read.wish.hints)
    return { sizes, read: { ok: false, code: "chouette-no-hints", word: "" } };
  return { sizes, read: read.ok ? { ...read, terms: chouetteTerms(read.terms, sizes) } : read };
};

/** The terms after a choice in the menu. */
export const chosenTerms = (ruleset: Ruleset, wish: Wish, house: House, habits: Habits): Terms =>
  chouetteTerms(termsFor(ruleset, { ...wish, cube: true }, habits), house);

/** A chouette has single games without a clock; a house rule that asks for beavers allows them. */
const chouetteTerms = ({ ruleset, stake }: Terms, { loneTaker }: House): Terms => {
  const { switches } = ruleset;
  const beaver = switches.beaver || (switches.cube && loneTaker === "beavers");
  return { ruleset: { ...ruleset, switches: { ...switches, beaver } }, stake };
};
