import type { Ruleset } from "../../../rules/types.ts";
import { type Content, taught, tell, tellIf } from "./content.ts";
import { entering, homeHit } from "./short.ts";

export const barPage = (ruleset: Ruleset): Content =>
  taught(entering(ruleset), tell("rules-bar"), tell("rules-bar-enter"), tell("rules-bar-example"));

export const homeHitPage = (ruleset: Ruleset): Content => {
  const rule = ruleset.switches.homeHit;
  return taught(
    homeHit(ruleset),
    tell(`rules-home-hit-${rule}`),
    tellIf(rule === "no-hiding", "rules-home-hit-no-hiding-but"),
    tell(`rules-home-hit-example-${rule}`),
  );
};
