import { packBoard } from "../rules/search/search.ts";
import type { Position } from "../rules/types.ts";
import { type ChanceList, type Chances, chancesAt, equityOf, flipChances } from "./chances.ts";
import type { Board } from "./inputs/inputs.ts";
import type { Plies } from "./levels.ts";
import type { Player } from "./players.ts";
import {
  ALL_ROLLS,
  averageRolls,
  frameAt,
  type Search,
  TWO_PLIES,
  turnBoard,
  turnNumberOn,
} from "./search.ts";

export type Value = {
  readonly chances: Chances;
  readonly equity: number;
};

/**
 * The chances of the side about to roll, valid until the next question. `plies` 0 is the net's own
 * word, 1 the mean over the next rolls, 2 over two rolls, which takes some twenty times as long.
 */
export const chancesOn = (search: Search, from: Board, plies: Plies): ChanceList => {
  const { evaluator } = search;
  const { board, turned, chances } = frameAt(search, 1);
  board.set(from);
  if (plies === 0) {
    evaluator.evaluate(turnBoard(board, 0, turned), 1, false, chances);
    flipChances(chances, 0);
  } else {
    const ownTurn = turnNumberOn(evaluator.ruleset, board);
    averageRolls(search, 1, ownTurn, plies === 1 ? ALL_ROLLS : TWO_PLIES);
  }
  return chances;
};

/** The value for the side about to roll, in points; over two rolls only if asked. */
export const valuePosition = (
  { search, plies: habit }: Player,
  position: Position,
  plies: Plies = habit === 0 ? 0 : 1,
): Value => {
  const value = chancesAt(chancesOn(search, packBoard(position), plies), 0);
  return { chances: value, equity: equityOf(search.evaluator.scale, value) };
};
