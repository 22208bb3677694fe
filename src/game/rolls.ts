import type { Dice, Ruleset } from "../rules/types.ts";
import { apply } from "./apply.ts";
import { newGame } from "./game.ts";
import type { Colour, GameEvent } from "./types.ts";

/**
 * Every roll with its player. The opening is left out: it is never a double, which would distort
 * the statistics.
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
