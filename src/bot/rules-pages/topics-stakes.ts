import { raised } from "../../game/cube.ts";
import type { Ruleset } from "../../rules/types.ts";
import { type Content, shown, tell, tellIf } from "./page.ts";
import { stakesDiagram } from "./scenes.ts";

/** What a game is worth: the stake, the cube and what goes with them. */

export const stakesPage = (ruleset: Ruleset): Content => {
  const { cube, jacoby, autoDoubles, family } = ruleset.switches;
  const game = ruleset.name ?? ruleset.id;
  return shown(
    stakesDiagram(ruleset),
    tell("rules-stakes", { game }),
    tellIf(!cube, "rules-cube-off", { game }),
    tellIf(cube && jacoby, `rules-jacoby-${family}`),
    tellIf(autoDoubles > 0, "rules-auto-doubles", { most: autoDoubles }),
    tell("rules-match", { game }),
  );
};

export const cubePage = (ruleset: Ruleset): Content => {
  const { family, doubles, beaver } = ruleset.switches;
  return shown(
    stakesDiagram(ruleset),
    tell("rules-cube", { values: firstValues(ruleset.switches).join(", ") }),
    tell("rules-cube-answer"),
    tellIf(family === "short", "rules-cube-opening"),
    tellIf(doubles === "roll-again", "rules-cube-again"),
    tellIf(beaver, "rules-beaver"),
  );
};

const SHOWN_VALUES = 4;

/** What the stake is multiplied by from raise to raise. */
const firstValues = (switches: Ruleset["switches"]): readonly string[] => {
  const values = [1n];
  while (values.length < SHOWN_VALUES) values.push(raised(switches, values.at(-1) ?? 1n));
  return values.map(String);
};
