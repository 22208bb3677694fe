import { DICE } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { long } from "../../rules/rulesets.ts";
import { beginTurn } from "../../rules/turn.ts";
import type { Dice, Switches } from "../../rules/types.ts";

/** The doubles that take a second checker off the head in the first turn of a game: "6:6". */
export const headDoubles = (switches: Switches): readonly string[] => {
  const start = {
    ruleset: { id: "excepted", switches },
    position: startPosition(long),
    ownTurn: 1,
  };
  return DICE.map((die): Dice => [die, die])
    .filter((dice) => beginTurn({ ...start, dice }).headLeft === 2)
    .map((dice) => dice.join(":"));
};
