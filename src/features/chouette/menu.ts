import {
  EXTRAS,
  type Extra,
  gameIn,
  gameMeant,
  isOfMatch,
  termsFor,
  type Wish,
} from "../../bot/play/play-words.ts";
import { cubeCode, cubeOf } from "../../bot/play/wish.ts";
import type { WishChoice } from "../../bot/play/wish-menu.ts";
import type { CubeCode } from "../../bot/press/fields.ts";
import type { Say } from "../../bot/text/texts.ts";
import type { Words } from "../../bot/text/words.ts";
import { inRows } from "../../bot/view/button.ts";
import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import type { ContestMenu, ContestWords, PlannedStart } from "../contests/door.ts";
import { chouettePress } from "./presses.ts";
import { HOUSE_RULES, type House, USUAL_HOUSE } from "./rules/types.ts";

/** The house rules and the cube as chosen so far. */
export type ChouetteSizes = Omit<House, "seats"> &
  Partial<Pick<House, "seats">> &
  PlannedStart & { readonly cube?: CubeCode };

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

/** Who may advise, and how many may sit. */
const tableText = ({ advice, seats }: House, say: Say): readonly string[] => [
  say(`house-advice-${advice}`),
  say("house-seats", { seats }),
];

const takingText = ({ loneTaker, boxTakes }: House, say: Say): readonly string[] => [
  say(`house-loneTaker-${loneTaker}`),
  say(`house-boxTakes-${boxTakes}`),
];

/** The house rules, each a sentence; without the cube some do not count. */
export const houseText = (house: House, hasCube: boolean, say: Say): readonly string[] => [
  ...tableText(house, say),
  ...(hasCube ? takingText(house, say) : []),
];

const SEATS = HOUSE_RULES.seats.toSorted((one, other) => one - other);

/** The cube of a wish; an older menu leaves it to the habits of the chat. */
const cubeText = ({ cube = 0 }: ChouetteSizes, say: Say): readonly string[] =>
  cube === 0 ? [] : [say(`chouette-cube-${cube}`)];

const hasCube = ({ cube = 0 }: ChouetteSizes): boolean => cubeOf(cube).cube !== false;

type HouseChoice = WishChoice<ChouetteSizes>;

const withExtras = (isWanted: (extra: Extra) => boolean): CubeCode =>
  cubeCode({ cube: true, extras: EXTRAS.filter(isWanted) });

/** Without beavers no house rule can ask for one. */
const extraChoice = ({ cube = 1, ...wish }: ChouetteSizes, extra: Extra, say: Say): HouseChoice => {
  const { extras } = cubeOf(cube);
  const isChosen = extras.includes(extra);
  const endsBeavers = extra === "beaver" && isChosen;
  return {
    label: say(`button-${extra}-wish`),
    isChosen,
    change: {
      loneTaker: endsBeavers ? "free" : wish.loneTaker,
      cube: withExtras((one) => (one === extra ? !isChosen : extras.includes(one))),
    },
  };
};

const loneTakerChoice = (
  { cube = 1 }: ChouetteSizes,
  loneTaker: House["loneTaker"],
  say: Say,
): HouseChoice => {
  const { extras } = cubeOf(cube);
  const beavers = { cube: withExtras((one) => one === "beaver" || extras.includes(one)) };
  return {
    label: say(`button-house-loneTaker-${loneTaker}`),
    change: { loneTaker, ...(loneTaker === "beavers" && beavers) },
  };
};

const cubeRows = (wish: ChouetteSizes, say: Say): readonly (readonly HouseChoice[])[] => [
  HOUSE_RULES.loneTaker.map((loneTaker) => loneTakerChoice(wish, loneTaker, say)),
  HOUSE_RULES.boxTakes.map((boxTakes) => ({
    label: say(`button-house-boxTakes-${boxTakes}`),
    change: { boxTakes },
  })),
  EXTRAS.map((extra) => extraChoice(wish, extra, say)),
];

export const CHOUETTE_MENU: ContestMenu<ChouetteSizes> = {
  which: "chouette-which",
  about: "chouette-about",
  chosen: (wish, say) =>
    [tableText(houseOf(wish), say).join(" "), ...cubeText(wish, say)].join("\n"),
  rows: (_, say) => [
    ...inRows(
      HOUSE_RULES.advice.map((advice) => ({
        label: say(`button-house-advice-${advice}`),
        change: { advice },
      })),
      2,
    ),
    SEATS.map((seats) => ({ label: say("button-house-seats", { seats }), change: { seats } })),
  ],
  terms: {
    title: "chouette-terms",
    about: "chouette-terms-about",
    chosen: (wish, say) =>
      [...cubeText(wish, say), ...(hasCube(wish) ? takingText(houseOf(wish), say) : [])].join("\n"),
    rows: (wish, say) => [
      [
        { label: say("computer-no-cube"), change: { cube: 2, loneTaker: "free" } },
        {
          label: say("computer-cube"),
          isChosen: hasCube(wish),
          change: hasCube(wish) ? {} : { cube: 1 },
        },
      ],
      ...(hasCube(wish) ? cubeRows(wish, say) : []),
    ],
  },
  turn: (wish) => chouettePress({ ...wish, do: "chouette-menu" }),
  begin: (wish, ruleset) => chouettePress({ ...wish, do: "chouette-open", ruleset }),
};
