import { type Example, example, rolled } from "../../../bot/view/example.ts";
import { familyOf } from "../../../rules/family.ts";
import { sideOf, startPosition } from "../../../rules/position.ts";
import type { Ruleset } from "../../../rules/types.ts";

/** Worked examples for every game, without contact between the sides. */

/** The first turn of a game, button by button. */
export const pressing = (ruleset: Ruleset): Example =>
  example(rolled(ruleset, startPosition(ruleset), [3, 1], 1), [
    familyOf(ruleset.switches) === "short" ? "8/5 6/5" : "24/21 21/20",
  ]);

/** A five with a checker on six, a four with none on four or higher (000, bearing off; 001 §25). */
export const bearingOff = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 6: 1, 3: 2, 2: 1, 1: 1 }),
    other: sideOf({ 6: 2, 4: 2, 1: 2 }),
  };
  return example(rolled(ruleset, position, [5, 4]), ["6/1 3/off"], ["6/1 2/off"]);
};

/** The example of 001 §26: a three from six would leave nothing for the five but to waste a pip. */
export const fullMove = (ruleset: Ruleset): Example => {
  const position = {
    own: sideOf({ 6: 1, 4: 1, 1: 1 }),
    other: sideOf({ 3: 2, 2: 2, 1: 1 }),
  };
  return example(rolled(ruleset, position, [5, 3]), ["6/1 4/1"], ["6/3"]);
};
