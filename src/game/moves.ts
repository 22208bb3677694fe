import { legalMoves, replayMove } from "../rules/search/search.ts";
import type { Turn } from "../rules/turn.ts";
import type { Move } from "../rules/types.ts";
import type { CheckerMove } from "./types.ts";

const known = new WeakMap<Turn, readonly Move[]>();
const turnsAfter = new WeakMap<Turn, Map<string, Turn>>();

/** The legal moves of a turn, cached: press, keyboard and picture all ask for them. */
export const movesOf = (turn: Turn): readonly Move[] => {
  const moves = known.get(turn) ?? legalMoves(turn);
  known.set(turn, moves);
  return moves;
};

/** The turn after one of its legal moves, cached for the same turn and move. */
export const turnAfter = (turn: Turn, { from, die }: CheckerMove): Turn => {
  const after = turnsAfter.get(turn) ?? new Map<string, Turn>();
  const key = `${from} ${die}`;
  const next = after.get(key) ?? replayMove(turn, { from, die });
  turnsAfter.set(turn, after.set(key, next));
  return next;
};

/** These moves in order, with their targets; undefined if one is not legal. */
export const movesAlong = (
  turn: Turn,
  moves: readonly CheckerMove[],
): readonly Move[] | undefined => {
  const [next, ...others] = moves;
  const move = movesOf(turn).find(({ from, die }) => from === next?.from && die === next.die);
  if (move === undefined || others.length === 0) return move && [move];
  const rest = movesAlong(turnAfter(turn, move), others);
  return rest && [move, ...rest];
};

/** Whether these moves can be played in this order. */
export const isPlayable = (turn: Turn, moves: readonly CheckerMove[]): boolean =>
  movesAlong(turn, moves) !== undefined;
