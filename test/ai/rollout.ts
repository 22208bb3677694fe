import { CHANCES, equityAt, hasFinished } from "../../src/ai/chances.ts";
import type { Board } from "../../src/ai/inputs/inputs.ts";
import { type Mind, nextBoard, turnNumberOn, valueEnds, writeExpected } from "../../src/ai/mind.ts";
import type { Random } from "../../src/ai/train/random.ts";

const chances = new Float32Array(CHANCES);

const expectedOn = (mind: Mind, board: Board): number => {
  writeExpected(mind, board, turnNumberOn(mind.ruleset, board), chances, 0);
  return equityAt(mind.scale, chances, 0);
};

/**
 * What a position is worth to who is about to roll: games played on for some plies by the net's own
 * word, the luck of every roll taken off, so that some few tell what hundreds would with it.
 */
export const rollout = (
  mind: Mind,
  from: Board,
  trials: number,
  plies: number,
  random: Random,
): number => {
  const first = expectedOn(mind, from);
  const [ends] = mind.rooms;
  let sum = 0;
  for (let trial = 0; trial < trials; trial++) {
    const board = from.slice();
    let sign = 1;
    for (let ply = 0; ply < plies; ply++) {
      const roll = { dice: random.dice(), ownTurn: turnNumberOn(mind.ruleset, board) };
      const best = valueEnds(mind, ends, board, roll);
      const before = ends.equities[best] ?? 0;
      if (hasFinished(ends.boards, best * board.length)) break;
      const passes = nextBoard(mind, ends, best, board);
      if (hasFinished(board, 0)) break;
      const mover = passes ? -1 : 1;
      // What the net takes the position for against what it finds over all rolls.
      sum += sign * (mover * expectedOn(mind, board) - before);
      sign *= mover;
    }
  }
  return first + sum / trials;
};
