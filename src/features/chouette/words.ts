import { EXTRAS, gameIn, gameMeant, termsFor, type Wish } from "../../bot/play/play-words.ts";
import { cubeCode, cubeOf } from "../../bot/play/wish.ts";
import type { CubeCode } from "../../bot/press/fields.ts";
import type { Words } from "../../bot/text/words.ts";
import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import type { Planned } from "../contests/door.ts";
import { type ContestWords, isOfMatch } from "../contests/door.ts";
import { USUAL_HOUSE } from "./rules/stored.ts";
import type { House } from "./rules/types.ts";

/** The house rules and the cube as chosen so far. */
export type ChouetteSizes = Omit<House, "seats"> &
  Partial<Pick<House, "seats">> &
  Planned & { readonly cube?: CubeCode };

export const houseOf = ({
  advice,
  loneTaker,
  boxTakes,
  seats = USUAL_HOUSE.seats,
}: ChouetteSizes): House => ({ advice, loneTaker, boxTakes, seats });

/** The usual house, with the cube of the words and the habits. */
const sizesFor = ({ cube = true, extras }: Wish, habits: Habits): ChouetteSizes => ({
  ...USUAL_HOUSE,
  cube: cubeCode({
    cube,
    extras: EXTRAS.filter((extra) => extras.includes(extra) || habits[extra]),
  }),
});

/** "short 5", "длинные без куба": as /play, with the cube unless the words leave it out. */
export const readChouetteWords = (
  words: Words,
  own: readonly Ruleset[],
  habits: Habits,
): ContestWords<ChouetteSizes> => {
  const read = gameMeant(gameIn(words, own), own, { ...habits, cube: true });
  const sizes = "wish" in read ? sizesFor(read.wish, habits) : USUAL_HOUSE;
  if (isOfMatch(read)) return { sizes, read: { ok: false, code: "chouette-no-match", word: "" } };
  if ("wish" in read && read.wish.clock)
    return { sizes, read: { ok: false, code: "chouette-no-clock", word: "" } };
  // In a chouette the team advises.
  if ("wish" in read && read.wish.hints)
    return { sizes, read: { ok: false, code: "chouette-no-hints", word: "" } };
  return { sizes, read: read.ok ? { ...read, terms: chouetteTerms(read.terms, sizes) } : read };
};

/** The terms after a choice in the menu. */
export const chosenTerms = (
  ruleset: Ruleset,
  wish: Wish,
  { cube = 0, loneTaker }: ChouetteSizes,
  habits: Habits,
): Terms => {
  // An older menu did not ask about the cube.
  const [cubed, usual] =
    cube === 0
      ? [{ cube: true, extras: [] }, habits]
      : [cubeOf(cube), { ...habits, beaver: false, jacoby: false }];
  return chouetteTerms(termsFor(ruleset, { ...wish, ...cubed }, usual), { loneTaker });
};

/** A chouette has single games without a clock; a house rule that asks for beavers allows them. */
const chouetteTerms = (
  { ruleset, stake }: Terms,
  { loneTaker }: Pick<House, "loneTaker">,
): Terms => {
  const { switches } = ruleset;
  const beaver = switches.beaver || (switches.cube && loneTaker === "beavers");
  return { ruleset: { ...ruleset, switches: { ...switches, beaver } }, stake };
};
