import { DICE } from "../../rules/dice.ts";
import type { Dice } from "../../rules/types.ts";
import { chanceOfRace, hasPlainRaces } from "../bear-off.ts";
import { CHANCES, equityAt } from "../chances.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";
import {
  averageRolls,
  findBest,
  frameAt,
  type Search,
  turnNumberOn,
  writeNext,
} from "../search.ts";
import { createRandom, type Mean, meanOf } from "./sampling.ts";

/** All 36 throws. Equally many trials begin with each of them. */
const THROWS: readonly Dice[] = DICE.flatMap((first) =>
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

/** A game longer than this is given its value by the net's own word. */
export const LONGEST = 1000;

/** The dice of a ply: the first two go through all pairs of throws, so that no luck is in them. */
export const throwOf = (number: number, ply: number, thrown: Dice): Dice => {
  if (ply > 1) return thrown;
  return THROWS[ply === 0 ? number % ROUND : Math.floor(number / ROUND) % ROUND] ?? thrown;
};

/** What a board is worth to the side about to roll: counted if possible, else the net's word. */
const wordOn = ({ evaluator }: Search, board: Board): number => {
  const chances = new Float32Array(CHANCES);
  evaluator.evaluate(board, 1, true, chances);
  return equityAt(evaluator.scale, chances, 0);
};

/** Plays a game to its end; returns the points of the side that rolled first. */
const playOn = (search: Search, from: Board, seed: number, number: number): number => {
  const { ruleset, hasEnded } = search.evaluator;
  const counts = hasPlainRaces(ruleset);
  const random = createRandom(seed, number);
  const frame = frameAt(search, 0);
  const { board, candidates } = frame;
  board.set(from);
  let sign = 1;
  for (let ply = 0; ply < LONGEST; ply++) {
    if (counts && chanceOfRace(board, 0, SIDE) !== undefined) break;
    const dice = throwOf(number, ply, random.dice());
    const best = findBest(search, frame, { dice, ownTurn: turnNumberOn(ruleset, board) });
    if (hasEnded(candidates.boards, best * BOARD)) return sign * (candidates.equities[best] ?? 0);
    if (writeNext(search, frame, best, board)) sign = -sign;
    // The other side may have ended it with the leftovers.
    if (hasEnded(board, 0)) break;
  }
  return sign * wordOn(search, board);
};

/** The error of the mean of trials: all first throws are among them, so their luck is no noise. */
const errorOf = (points: readonly number[]): number => {
  const squares = THROWS.map((_, first) => {
    const { error, count } = meanOf(points.filter((_, number) => number % ROUND === first));
    return error ** 2 * count ** 2;
  });
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0)) / points.length;
};

/**
 * The value of a board for the side about to roll, in points, from whole games by the net's own
 * word. Unlike a truncated rollout it knows nothing of what the net thinks a position is worth.
 * `trials` is a multiple of 36 from 72 on; 1,296 go through all pairs of first throws once.
 */
export const playOut = (search: Search, from: Board, seed: number, trials: number): Mean => {
  const points = Array.from({ length: trials }, (_, number) => playOn(search, from, seed, number));
  return { ...meanOf(points), error: errorOf(points) };
};
