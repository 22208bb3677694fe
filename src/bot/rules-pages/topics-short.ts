import type { Ruleset } from "../../rules/types.ts";
import { entering, homeHit } from "./lessons-short.ts";
import { type Content, say, taught } from "./page.ts";

/** What only short nardy has. */

export const barPage = (ruleset: Ruleset): Content =>
  taught(entering(ruleset), say("bar"), say("bar-enter"), say("bar-example"));

export const homeHitPage = (ruleset: Ruleset): Content => {
  const { homeHit: rule } = ruleset.switches;
  return taught(homeHit(ruleset), say(`home-hit-${rule}`), say(`home-hit-example-${rule}`));
};
