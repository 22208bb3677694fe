import type { Family } from "../rules/types.ts";
import {
  CHANCES,
  type ChanceList,
  flipChances,
  hasFinished,
  limitChances,
  writeWon,
} from "./chances.ts";
import { BOARD, type Board, INPUTS, SIDE } from "./inputs/inputs.ts";
import { type Arithmetic, BATCH } from "./net/arithmetic.ts";

/** Values boards that lie one behind the other, 52 counts each. */
export type Evaluator = {
  readonly family: Family;
  /**
   * Writes the chances of the side that has just moved, the first of each board, for `count` boards
   * from the beginning of `boards`. `again`: that side is also the one about to roll.
   */
  readonly evaluate: (boards: Board, count: number, again: boolean, to: ChanceList) => void;
};

/** A net with the inputs of a family. */
export const createEvaluator = (family: Family, { rows, evaluate }: Arithmetic): Evaluator => {
  const inputs = INPUTS[family];
  /** Which boards the rows of the batch belong to. */
  const places = new Int32Array(BATCH);

  const settle = (boards: Board, filled: number, again: boolean, to: ChanceList): void => {
    const outputs = evaluate(filled);
    for (let row = 0; row < filled; row++) {
      const index = places[row] ?? 0;
      const at = index * CHANCES;
      for (let part = 0; part < CHANCES; part++) to[at + part] = outputs[row * CHANCES + part] ?? 0;
      if (!again) flipChances(to, at);
      limitChances(boards, index * BOARD, index * BOARD + SIDE, to, at);
    }
  };

  return {
    family,
    evaluate: (boards, count, again, to) => {
      let filled = 0;
      for (let index = 0; index < count; index++) {
        const mover = index * BOARD;
        const other = mover + SIDE;
        if (hasFinished(boards, mover)) {
          writeWon(family, boards, other, to, index * CHANCES);
          continue;
        }
        places[filled] = index;
        if (again) inputs.write(boards, mover, other, rows, filled * inputs.count);
        else inputs.write(boards, other, mover, rows, filled * inputs.count);
        if (++filled === BATCH) {
          settle(boards, filled, again, to);
          filled = 0;
        }
      }
      if (filled > 0) settle(boards, filled, again, to);
    },
  };
};
