import { packBoard } from "../rules/search/search.ts";
import type { Position } from "../rules/types.ts";
import { type Chances, chancesAt, equityOf, flipChances } from "./chances.ts";
import type { Plies } from "./levels.ts";
import type { Player } from "./players.ts";
import { ALL_ROLLS, averageRolls, frameAt, TWO_PLIES, turnBoard, turnNumberOn } from "./search.ts";

export type Value = {
  readonly chances: Chances;
  readonly equity: number;
};

/**
 * The value for a side about to roll, in points. `plies` 0 is the net's own word, 1 the mean over
 * the next rolls, 2 over two rolls, which takes some twenty times as long. Unless it is asked for,
 * even a player who looks farther at turns looks no farther than over the next rolls.
 */
export const valuePosition = (
  { search, plies: habit }: Player,
  position: Position,
  plies: Plies = habit === 0 ? 0 : 1,
): Value => {
  const { evaluator } = search;
  const { board, turned, chances } = frameAt(search, 1);
  packBoard(position, board);
  if (plies === 0) {
    evaluator.evaluate(turnBoard(board, 0, turned), 1, false, chances);
    flipChances(chances, 0);
  } else {
    const ownTurn = turnNumberOn(evaluator.ruleset, board);
    averageRolls(search, 1, ownTurn, plies === 1 ? ALL_ROLLS : TWO_PLIES);
  }
  const value = chancesAt(chances, 0);
  return { chances: value, equity: equityOf(evaluator.scale, value) };
};
