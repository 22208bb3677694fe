import {
  completed,
  type Example,
  example,
  leftBy,
  leftoverExample,
  rolled,
  wholeLine,
} from "../../../bot/view/example.ts";
import { sideOf, startPosition } from "../../../rules/position.ts";
import { BAR, type Ruleset } from "../../../rules/types.ts";
import { type Content, tell, tellIf, withExample } from "./content.ts";

export const bothDice = (ruleset: Ruleset): Example =>
  example(rolled(ruleset, startPosition(ruleset), [6, 2]), ["24/18 18/16"]);

/** Six or four, not both: the opponent holds the point where they meet (001 §13). */
export const largerDie = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 15: 1, 4: 5, 3: 4, 2: 3, 1: 2 }),
    other: sideOf({ 20: 2, 6: 3, 5: 3, 4: 3, 3: 2, 2: 2 }),
  };
  return example(rolled(ruleset, position, [6, 4]), ["15/9"], ["15/11"]);
};

export const double = (ruleset: Ruleset): Example => {
  const climbs = ruleset.switches.doubles === "ascending";
  const turn = rolled(ruleset, startPosition(ruleset), climbs ? [4, 4] : [3, 3]);
  return example(turn, [wholeLine(turn, climbs ? "24/20(2)" : "8/5(2) 6/3(2)")]);
};

/** Only the four enters, and nothing else moves before it does (004, figure 4). */
const entering = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ [BAR]: 1, 24: 1, 13: 5, 8: 3, 6: 5 }),
    other: sideOf({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }),
  };
  return example(rolled(ruleset, position, [6, 4]), ["bar/21 13/7"], ["bar/19", "13/9"]);
};

/** Hitting at home, and what the ruleset allows then (README.md of the rules, section 3). */
const homeHit = (ruleset: Ruleset): Example => {
  if (ruleset.switches.homeHit === "no-bear-off") return noBearOff(ruleset);
  const position = {
    own: sideOf({ 13: 4, 8: 3, 6: 4, 5: 2, 3: 2 }),
    other: sideOf({ 24: 1, 21: 1, 13: 5, 8: 3, 6: 5 }),
  };
  const [cover, hide] = ["6/4* 5/4", "6/4* 4/3"];
  const turn = rolled(ruleset, position, [2, 1]);
  return ruleset.switches.homeHit === "free"
    ? example(turn, [cover, hide])
    : example(turn, [cover], [hide]);
};

const noBearOff = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 6: 3, 5: 3, 4: 2, 3: 2, 2: 2 }),
    other: sideOf({ 24: 1, 6: 4, 5: 4, 4: 3, 3: 2, 2: 1 }),
  };
  return example(rolled(ruleset, position, [4, 1]), ["5/1* 6/5"], ["5/1* 1/off"]);
};

/** The opponent entered one of two checkers and could not play the six. */
export const leftovers = (ruleset: Ruleset): Example => {
  const opponents = {
    own: sideOf({ [BAR]: 2, 13: 5, 8: 3, 6: 5 }),
    other: sideOf({ 24: 2, 13: 5, 8: 3, 6: 5 }),
  };
  return leftoverExample(leftBy(completed(rolled(ruleset, opponents, [6, 3]))), ["13/7"]);
};

export const barPage = (ruleset: Ruleset): Content =>
  withExample(
    entering(ruleset),
    tell("rules-bar"),
    tell("rules-bar-enter"),
    tell("rules-bar-example"),
  );

export const homeHitPage = (ruleset: Ruleset): Content => {
  const rule = ruleset.switches.homeHit;
  return withExample(
    homeHit(ruleset),
    tell(`rules-home-hit-${rule}`),
    tellIf(rule === "no-hiding", "rules-home-hit-no-hiding-but"),
    tell(`rules-home-hit-example-${rule}`),
  );
};
