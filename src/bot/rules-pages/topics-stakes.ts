import { raised } from "../../game/cube.ts";
import type { Ruleset } from "../../rules/types.ts";
import { type Content, type Paragraph, say, sayIf, shown } from "./page.ts";
import { stakesDiagram } from "./scenes.ts";

/** What a game is worth: the stake, the cube and what goes with them. */

export const stakesPage = (ruleset: Ruleset): Content => {
  const { id, switches } = ruleset;
  const { cube, jacoby, autoDoubles, family } = switches;
  return shown(
    stakesDiagram(ruleset),
    say("stakes", { id }),
    ...(cube ? cubeRules(ruleset) : [say("cube-off", { id })]),
    ...sayIf(jacoby, cube ? `jacoby-${family}` : "jacoby-alone"),
    ...sayIf(autoDoubles > 0, "auto-doubles", { most: autoDoubles }),
    say("match", { id }),
  );
};

const cubeRules = ({ switches }: Ruleset): readonly Paragraph[] => [
  say("cube", { values: valuesOf(switches).join(", ") }),
  ...sayIf(switches.family === "short", "cube-opening"),
  ...sayIf(switches.doubles === "roll-again", "cube-again"),
  ...sayIf(switches.beaver, "beaver"),
];

const SHOWN_VALUES = 4;

/** The first values of the cube. */
const valuesOf = (switches: Ruleset["switches"]): readonly string[] => {
  const values = [1n];
  while (values.length < SHOWN_VALUES) values.push(raised(switches, values.at(-1) ?? 1n));
  return values.map(String);
};
