import { CHECKERS, OFF } from "../rules/types.ts";
import { leftInRace } from "./bear-off.ts";
import { CHANCES, type ChanceList, limitChances } from "./chances.ts";
import type { Board } from "./inputs/inputs.ts";

// Chances where the difference counts. No net has learnt such games: its word on wins and marses is
// turned into what both sides win on average, as a share of all checkers.

const leftOf = (board: Board, side: number): number => CHECKERS - (board[side + OFF] ?? 0);

/**
 * The share that a loser has left if they bear off at least one more: any number is as likely as
 * any other. Games by the net's own word have 7.2 of 15, 5.5 to 9 of 13, 4.5 of 8, 2.7 of 4.
 */
const plainShare = (board: Board, loser: number): number =>
  (Math.min(leftOf(board, loser), CHECKERS - 1) + 1) / 2 / CHECKERS;

/** Writes the chances of a side that has just won. */
export const writeDifference = (board: Board, loser: number, to: ChanceList, at: number): void => {
  to.fill(0, at, at + CHANCES);
  to[at] = 1;
  to[at + 1] = leftOf(board, loser) / CHECKERS;
};

/** Turns a net's word into what both sides win; a mars is a loser who has all checkers left. */
export const countDifference = (
  board: Board,
  own: number,
  other: number,
  list: ChanceList,
  at: number,
): void => {
  limitChances(board, own, other, list, at);
  const win = list[at] ?? 0;
  const [winMars, loseMars] = [list[at + 1] ?? 0, list[at + 3] ?? 0];
  list[at + 1] = winMars + (win - winMars) * plainShare(board, other);
  list[at + 2] = 0;
  list[at + 3] = loseMars + (1 - win - loseMars) * plainShare(board, own);
  list[at + 4] = 0;
};

/** Writes what both sides win in a race, of which the chance to win is known. */
export const writeRaceDifference = (
  board: Board,
  own: number,
  other: number,
  to: ChanceList,
  at: number,
): void => {
  const left = leftInRace(board, own, other);
  to[at + 1] = (left?.won ?? 0) / CHECKERS;
  to[at + 3] = (left?.lost ?? 0) / CHECKERS;
};
