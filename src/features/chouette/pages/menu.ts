import type { Say } from "../../../bot/text/texts.ts";
import { inRows } from "../../../bot/view/button.ts";
import type { ContestMenu } from "../../contest/pages/door.ts";
import { HOUSE_RULES } from "../rules/stored.ts";
import type { House } from "../rules/types.ts";
import { chouettePress } from "./presses.ts";

/** The house rules, each with the sign of its buttons. */
export const houseText = ({ advice, loneTaker, boxTakes }: House, say: Say): readonly string[] => [
  say(`house-advice-${advice}`),
  say(`house-loneTaker-${loneTaker}`),
  say(`house-boxTakes-${boxTakes}`),
];

export const CHOUETTE_MENU: ContestMenu<House> = {
  which: "chouette-which",
  about: "chouette-about",
  chosen: (house, say) => houseText(house, say).join("\n"),
  rows: (_, say) => [
    ...inRows(
      HOUSE_RULES.advice.map((advice) => ({
        label: say(`button-house-advice-${advice}`),
        change: { advice },
      })),
      2,
    ),
    HOUSE_RULES.loneTaker.map((loneTaker) => ({
      label: say(`button-house-loneTaker-${loneTaker}`),
      change: { loneTaker },
    })),
    HOUSE_RULES.boxTakes.map((boxTakes) => ({
      label: say(`button-house-boxTakes-${boxTakes}`),
      change: { boxTakes },
    })),
  ],
  turn: (wish) => chouettePress({ ...wish, do: "chouette-menu" }),
  begin: (wish, ruleset) => chouettePress({ ...wish, do: "chouette-open", ruleset }),
};
