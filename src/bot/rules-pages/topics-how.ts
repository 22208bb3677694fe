import type { Ruleset } from "../../rules/types.ts";
import { pressing } from "./examples-common.ts";
import { type Content, shown, taught, tell } from "./page.ts";
import { turnDiagram } from "./scenes.ts";

export const howPage = (ruleset: Ruleset): Content => {
  const { family } = ruleset.switches;
  return taught(
    pressing(ruleset),
    tell(`rules-how-${family}`),
    tell("rules-how-done"),
    tell(`rules-how-example-${family}`),
  );
};

export const signsPage = (ruleset: Ruleset): Content =>
  shown(
    turnDiagram(ruleset),
    tell("rules-signs-turns"),
    tell("rules-signs-pips"),
    tell("rules-signs-dice"),
    tell("rules-signs-hash"),
    tell("rules-signs-menu"),
  );
