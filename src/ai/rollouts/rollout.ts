import { DICE } from "../../rules/dice.ts";
import type { Dice } from "../../rules/types.ts";
import { equityAt } from "../chances.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import {
  averageRolls,
  findBest,
  frameAt,
  type Search,
  turnNumberOn,
  writeNext,
} from "../search.ts";
import { createRandom } from "./sampling.ts";

/** All 36 throws. Equally many trials begin with each of them. */
export const THROWS: readonly Dice[] = DICE.flatMap((first) =>
  DICE.map((second): Dice => [first, second]),
);

/** The trials of a round: one for each first throw. */
export const ROUND = THROWS.length;

/** The value of a position for the side about to roll, over all rolls. */
export const meanOn = (search: Search, board: Board): number => {
  const { evaluator } = search;
  const frame = frameAt(search, 1);
  frame.board.set(board);
  averageRolls(search, 1, turnNumberOn(evaluator.ruleset, board));
  return equityAt(evaluator.scale, frame.chances, 0);
};

/** A position played on for `plies` turns by the net's own word, with the dice of a seed. */
export type Trial = { readonly seed: number; readonly number: number; readonly plies: number };

/** How much better than `meanOn` a trial finds a position, without the luck of its rolls. */
export const rollOut = (search: Search, from: Board, { seed, number, plies }: Trial): number => {
  const { ruleset, hasEnded } = search.evaluator;
  const random = createRandom(seed, number);
  const frame = frameAt(search, 0);
  const { board, candidates } = frame;
  board.set(from);
  let more = 0;
  let sign = 1;
  for (let ply = 0; ply < plies; ply++) {
    const thrown = random.dice();
    const dice = ply === 0 ? (THROWS[number % ROUND] ?? thrown) : thrown;
    const best = findBest(search, frame, { dice, ownTurn: turnNumberOn(ruleset, board) });
    const before = candidates.equities[best] ?? 0;
    if (hasEnded(candidates.boards, best * BOARD)) break;
    const mover = writeNext(search, frame, best, board) ? -1 : 1;
    if (hasEnded(board, 0)) break;
    more += sign * (mover * meanOn(search, board) - before);
    sign *= mover;
  }
  return more;
};
