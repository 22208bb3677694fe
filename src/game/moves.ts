import { legalMoves, replayMove } from "../rules/search/search.ts";
import type { Turn } from "../rules/turn.ts";
import type { Move } from "../rules/types.ts";
import type { CheckerMove } from "./types.ts";

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

/** Whether these moves can be made one after the other, each of them legal when it is its turn. */
export const isPlayable = (turn: Turn, moves: readonly CheckerMove[]): boolean => {
  const [next, ...others] = moves;
  if (next === undefined) return false;
  const isLegal = movesOf(turn).some(({ from, die }) => from === next.from && die === next.die);
  return isLegal && (others.length === 0 || isPlayable(replayMove(turn, next), others));
};
