import { HOUSE_RULES } from "../../game/chouette/stored.ts";
import type { House } from "../../game/chouette/types.ts";
import type { EventMenu } from "../events/menu.ts";
import type { Say } from "../text/texts.ts";

/** The house rules in words, each as it is. */
export const houseText = ({ advice, loneTaker, boxTakes }: House, say: Say): readonly string[] => [
  say(`house-advice-${advice}`),
  say(`house-loneTaker-${loneTaker}`),
  say(`house-boxTakes-${boxTakes}`),
];

export const CHOUETTE_MENU: EventMenu<House> = {
  which: "chouette-which",
  about: "chouette-about",
  chosen: (house, say) => houseText(house, say).join(" · "),
  rows: (_, say) => [
    ...HOUSE_RULES.advice.map((advice) => [
      { label: say(`house-advice-${advice}`), change: { advice } },
    ]),
    HOUSE_RULES.loneTaker.map((loneTaker) => ({
      label: say(`button-house-loneTaker-${loneTaker}`),
      change: { loneTaker },
    })),
    HOUSE_RULES.boxTakes.map((boxTakes) => ({
      label: say(`button-house-boxTakes-${boxTakes}`),
      change: { boxTakes },
    })),
  ],
  turn: (wish) => ({ ...wish, do: "chouette-menu" }),
  begin: (wish, ruleset) => ({ ...wish, do: "chouette-open", ruleset }),
};
