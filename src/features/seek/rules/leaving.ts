import { opponent } from "../../../game/colours.ts";
import { newGame } from "../../../game/game.ts";
import type { Colour, Game } from "../../../game/types.ts";
import { pips } from "../../../rules/position.ts";

/** This part of the winner's way was still before them. */
const WELL_BEFORE = 1 / 2;

/**
 * Who left a finished game well before its end: they resigned, or their time was out, before the
 * winner had gone half of the way. Refusing a double is not leaving.
 */
export const leaverOf = (game: Game): Colour | undefined => {
  const { phase, ruleset, sides } = game;
  if (phase.kind !== "over" || phase.result.winner === undefined) return undefined;
  const { winner, ending } = phase.result;
  if (ending !== "resigned" && ending !== "claimed") return undefined;
  const whole = pips(newGame(ruleset).sides[winner]);
  return pips(sides[winner]) > WELL_BEFORE * whole ? opponent(winner) : undefined;
};
