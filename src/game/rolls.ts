import type { Dice, Ruleset } from "../rules/types.ts";
import { apply } from "./apply.ts";
import { newGame } from "./game.ts";
import type { Colour, GameEvent } from "./types.ts";

/**
 * Every roll of two dice in a game, and whose it was. The opening throw is left out, also where
 * short nardy plays it: it is never a double, so it would make honest dice look crooked.
 */
export const rollsIn = (
  ruleset: Ruleset,
  events: readonly GameEvent[],
): readonly { readonly by: Colour; readonly dice: Dice }[] => {
  let game = newGame(ruleset);
  return events.flatMap((event) => {
    const by = game.toMove;
    game = apply(game, event);
    return event.type === "rolled" ? [{ by, dice: event.dice }] : [];
  });
};
