import { packBoard } from "../rules/search/search.ts";
import type { Position } from "../rules/types.ts";
import {
  CHANCES,
  type ChanceList,
  type Chances,
  chancesAt,
  equityOf,
  flipChances,
} from "./chances.ts";
import { BOARD } from "./inputs/inputs.ts";
import { turnBoard, turnNumberOn, writeExpected } from "./mind.ts";
import type { Player } from "./players.ts";

/** What a position is worth to a side that is about to roll in it. */
export type Value = {
  readonly chances: Chances;
  /** In points, without the cube. */
  readonly equity: number;
};

const board = new Uint8Array(BOARD);
const turned = new Uint8Array(BOARD);
const chances: ChanceList = new Float32Array(CHANCES);

/**
 * The value of a position for its own side, about to roll with nothing to be played before.
 * `plies` 0 is the net's own word, 1 the mean over all rolls; left out: the player's habit.
 */
export const valuePosition = (
  { mind, plies: habit }: Player,
  position: Position,
  plies: 0 | 1 = habit,
): Value => {
  packBoard(position, board);
  if (plies === 1) writeExpected(mind, board, turnNumberOn(mind.ruleset, board), chances, 0);
  else {
    turnBoard(board, 0, turned);
    mind.evaluator.evaluate(turned, 1, false, chances);
    flipChances(chances, 0);
  }
  const value = chancesAt(chances, 0);
  return { chances: value, equity: equityOf(mind.scale, value) };
};

/** How many checkers a side of a position has left on the board. */
export const checkersLeft = (side: Position["own"]): number =>
  side.reduce((sum, count) => sum + count, 0) - (side[0] ?? 0);
