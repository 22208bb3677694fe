import { EXTRAS, type Extra } from "../../../bot/play/play-words.ts";
import { cubeCode, cubeOf } from "../../../bot/play/wish.ts";
import type { WishChoice } from "../../../bot/play/wish-menu.ts";
import type { CubeCode } from "../../../bot/press/fields.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { inRows } from "../../../bot/view/button.ts";
import type { ContestMenu } from "../../contest/pages/door.ts";
import { HOUSE_RULES } from "../rules/stored.ts";
import type { House } from "../rules/types.ts";
import { chouettePress } from "./presses.ts";
import { type ChouetteSizes, houseOf } from "./words.ts";

/** The house rules in words, each a sentence. */
export const houseText = (
  { advice, loneTaker, boxTakes, seats }: House,
  say: Say,
): readonly string[] => [
  say(`house-advice-${advice}`),
  say("house-seats", { seats }),
  say(`house-loneTaker-${loneTaker}`),
  say(`house-boxTakes-${boxTakes}`),
];

const SEATS = HOUSE_RULES.seats.toSorted((one, other) => one - other);

/** The cube of a wish; an older menu leaves it to the habits of the chat. */
const cubeText = ({ cube = 0 }: ChouetteSizes, say: Say): readonly string[] =>
  cube === 0 ? [] : [say(`chouette-cube-${cube}`)];

type Choice = WishChoice<ChouetteSizes>;

/** A house rule that asks for beavers needs them. */
const extraChoice = ({ cube = 1, ...wish }: ChouetteSizes, extra: Extra, say: Say): Choice => {
  const { extras } = cubeOf(cube);
  const isChosen = extras.includes(extra);
  const those = EXTRAS.filter((one) => (one === extra ? !isChosen : extras.includes(one)));
  const loneTaker = those.includes("beaver") ? wish.loneTaker : "free";
  return {
    label: say(`button-${extra}-wish`),
    isChosen,
    change: { loneTaker, cube: cubeCode({ cube: true, extras: those }) },
  };
};

const loneTakerChoice = (
  { cube = 1 }: ChouetteSizes,
  loneTaker: House["loneTaker"],
  say: Say,
): Choice => ({
  label: say(`button-house-loneTaker-${loneTaker}`),
  change: { loneTaker, ...(loneTaker === "beavers" && { cube: withBeaver(cube) }) },
});

const withBeaver = (cube: CubeCode): CubeCode => {
  const { extras } = cubeOf(cube);
  const those = EXTRAS.filter((one) => one === "beaver" || extras.includes(one));
  return cubeCode({ cube: true, extras: those });
};

const cubeRows = (wish: ChouetteSizes, say: Say): readonly (readonly Choice[])[] => [
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
  chosen: (wish, say) => {
    const [advice = "", seats = ""] = houseText(houseOf(wish), say);
    return [`${advice} ${seats}`, ...cubeText(wish, say)].join("\n");
  },
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
    chosen: (wish, say) => {
      const [, , ...ofCube] = houseText(houseOf(wish), say);
      return [...cubeText(wish, say), ...(wish.cube === 2 ? [] : ofCube)].join("\n");
    },
    rows: (wish, say) => [
      [
        { label: say("computer-no-cube"), change: { cube: 2, loneTaker: "free" } },
        {
          label: say("computer-cube"),
          isChosen: wish.cube !== 2,
          change: { cube: wish.cube === 2 ? 1 : (wish.cube ?? 1) },
        },
      ],
      ...(wish.cube === 2 ? [] : cubeRows(wish, say)),
    ],
  },
  turn: (wish) => chouettePress({ ...wish, do: "chouette-menu" }),
  begin: (wish, ruleset) => chouettePress({ ...wish, do: "chouette-open", ruleset }),
};
