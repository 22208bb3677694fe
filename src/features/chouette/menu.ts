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
import type { Terms } from "../../game/series.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import {
  type ContestMenu,
  type ContestWords,
  type PlannedStart,
  turning,
} from "../contests/door.ts";
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

/** The house rules, each a sentence; without the cube some do not count. */
const houseText = (
  { advice, seats, loneTaker, boxTakes }: House,
  hasCube: boolean,
  say: Say,
): readonly string[] => [
  say(`house-advice-${advice}`),
  say("house-seats", { seats }),
  ...(hasCube ? [say(`house-loneTaker-${loneTaker}`), say(`house-boxTakes-${boxTakes}`)] : []),
];

/** The rules that differ from the usual ones. */
export const unusualText = (house: House, hasCube: boolean, say: Say): readonly string[] => {
  const usual = new Set(houseText(USUAL_HOUSE, hasCube, say));
  return houseText(house, hasCube, say).filter((rule) => !usual.has(rule));
};

const PLAIN_CUBE: CubeCode = 1;

/** A cube with extras, or none; an older menu leaves it to the habits of the chat. */
const cubeText = ({ cube = 0 }: ChouetteSizes, say: Say): readonly string[] =>
  cube === 0 || cube === PLAIN_CUBE ? [] : [say(`chouette-cube-${cube}`)];

const hasCube = ({ cube = 0 }: ChouetteSizes): boolean => cubeOf(cube).cube !== false;

type HouseChoice = WishChoice<ChouetteSizes>;

const withExtras = (isWanted: (extra: Extra) => boolean): CubeCode =>
  cubeCode({ cube: true, extras: EXTRAS.filter(isWanted) });

const yesOrNo = (is: boolean): "yes" | "no" => (is ? "yes" : "no");

/** Without beavers no house rule can ask for one. */
const extraChoice = ({ cube = 1, ...wish }: ChouetteSizes, extra: Extra, say: Say): HouseChoice => {
  const { extras } = cubeOf(cube);
  const isOn = extras.includes(extra);
  const endsBeavers = extra === "beaver" && isOn;
  return {
    label: say(`button-house-${extra}`, { is: yesOrNo(isOn) }),
    isChosen: false,
    change: {
      loneTaker: endsBeavers ? "free" : wish.loneTaker,
      cube: withExtras((one) => (one === extra ? !isOn : extras.includes(one))),
    },
  };
};

const loneTakerChoice = ({ cube = 1, loneTaker }: ChouetteSizes, say: Say): HouseChoice => {
  const { extras } = cubeOf(cube);
  const beavers = { cube: withExtras((one) => one === "beaver" || extras.includes(one)) };
  return turning(
    HOUSE_RULES.loneTaker,
    loneTaker,
    (one) => say(`button-house-loneTaker-${one}`),
    (one): Partial<ChouetteSizes> => ({ loneTaker: one, ...(one === "beavers" && beavers) }),
  );
};

const cubeRows = (wish: ChouetteSizes, say: Say): readonly (readonly HouseChoice[])[] => [
  [loneTakerChoice(wish, say)],
  [
    turning(
      HOUSE_RULES.boxTakes,
      wish.boxTakes,
      (boxTakes) => say(`button-house-boxTakes-${boxTakes}`),
      (boxTakes): Partial<ChouetteSizes> => ({ boxTakes }),
    ),
  ],
  EXTRAS.map((extra) => extraChoice(wish, extra, say)),
];

const tableRows = (wish: ChouetteSizes, say: Say): readonly (readonly HouseChoice[])[] => [
  [
    turning(
      HOUSE_RULES.advice,
      wish.advice,
      (advice) => say(`button-house-advice-${advice}`),
      (advice): Partial<ChouetteSizes> => ({ advice }),
    ),
  ],
  [
    turning(
      HOUSE_RULES.seats,
      houseOf(wish).seats,
      (seats) => say("button-house-seats", { seats }),
      (seats): Partial<ChouetteSizes> => ({ seats }),
    ),
    {
      label: say("button-house-cube", { is: yesOrNo(hasCube(wish)) }),
      isChosen: false,
      change: hasCube(wish) ? { cube: 2, loneTaker: "free" } : { cube: PLAIN_CUBE },
    },
  ],
];

export const CHOUETTE_MENU: ContestMenu<ChouetteSizes> = {
  told: (wish, say) => {
    const unusual = [...unusualText(houseOf(wish), hasCube(wish), say), ...cubeText(wish, say)];
    return unusual.length === 0 ? [] : [unusual.join(" ")];
  },
  terms: {
    about: "chouette-terms-about",
    rows: (wish, say) => [...tableRows(wish, say), ...(hasCube(wish) ? cubeRows(wish, say) : [])],
  },
  turn: (wish) => chouettePress({ ...wish, do: "chouette-menu" }),
  begin: (wish, ruleset) => chouettePress({ ...wish, do: "chouette-open", ruleset }),
};
