import { DICE } from "../rules/dice.ts";
import { headAllowance } from "../rules/head.ts";
import { planOfRoll } from "../rules/plan.ts";
import { startPosition } from "../rules/position.ts";
import { long } from "../rules/rulesets/long.ts";
import type { Dice, Switches } from "../rules/types.ts";

/** The doubles with which a second checker leaves the head when nobody has moved yet: "6:6". */
export const exceptedRolls = (switches: Switches): readonly string[] =>
  DICE.map((die): Dice => [die, die])
    .filter((roll) => {
      const dice = planOfRoll(switches, roll, 1).rest;
      return headAllowance(switches, startPosition(long), roll, dice, 1) === 2;
    })
    .map((roll) => roll.join(":"));
