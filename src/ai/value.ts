import { packBoard } from "../rules/search/search.ts";
import type { Position } from "../rules/types.ts";
import { type Chances, chancesAt, equityOf, flipChances } from "./chances.ts";
import type { Plies } from "./levels.ts";
import type { Player } from "./players.ts";
import { averageRolls, frameAt, turnBoard, turnNumberOn } from "./search.ts";

export type Value = {
  readonly chances: Chances;
  readonly equity: number;
};

/**
 * The value for a side about to roll. `plies` 0 is the net's own word, otherwise the mean over
 * rolls.
 */
export const valuePosition = (
  { search, plies: habit }: Player,
  position: Position,
  plies: Plies = habit,
): Value => {
  const { evaluator } = search;
  const { board, turned, chances } = frameAt(search, 1);
  packBoard(position, board);
  if (plies > 0) averageRolls(search, 1, turnNumberOn(evaluator.ruleset, board));
  else {
    evaluator.evaluate(turnBoard(board, 0, turned), 1, false, chances);
    flipChances(chances, 0);
  }
  const value = chancesAt(chances, 0);
  return { chances: value, equity: equityOf(evaluator.scale, value) };
};
