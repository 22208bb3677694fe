import { legalMoves } from "../rules/search/search.ts";
import type { Turn } from "../rules/turn.ts";
import type { Move } from "../rules/types.ts";

const known = new WeakMap<Turn, readonly Move[]>();

/**
 * The legal moves of a turn, found once for each turn: the press, the keyboard and the picture all
 * ask for the same.
 */
export const movesOf = (turn: Turn): readonly Move[] => {
  const moves = known.get(turn) ?? legalMoves(turn);
  known.set(turn, moves);
  return moves;
};
