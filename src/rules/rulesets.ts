import { gulbar } from "./rulesets/gulbar.ts";
import { long } from "./rulesets/long.ts";
import { longClassic } from "./rulesets/long-classic.ts";
import { longFederation } from "./rulesets/long-federation.ts";
import { madGulbar } from "./rulesets/mad-gulbar.ts";
import { short } from "./rulesets/short.ts";
import { shortCaucasian } from "./rulesets/short-caucasian.ts";
import { shortFull } from "./rulesets/short-full.ts";
import { shortStrict } from "./rulesets/short-strict.ts";
import type { Ruleset } from "./types.ts";

/** Every named ruleset, in the order of README.md, section 8. */
export const RULESETS: readonly Ruleset[] = Object.freeze([
  short,
  shortStrict,
  shortFull,
  shortCaucasian,
  long,
  longClassic,
  longFederation,
  gulbar,
  madGulbar,
]);

/** The ruleset of that id, if there is one. */
export const findRuleset = (id: string): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset.id === id);
