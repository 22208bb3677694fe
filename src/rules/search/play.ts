import { restAt } from "../sequence.ts";
import type { Turn } from "../turn.ts";
import type { Die, Point } from "../types.ts";
import { begin, createSearch, startOf } from "./begin.ts";
import { legalMoves } from "./legal.ts";
import { headLeftOf } from "./memory.ts";
import { play } from "./moves.ts";
import { boundIn, moveTo, positionOf } from "./values.ts";

type MoveChoice = { readonly from: Point; readonly die: Die };

const search = createSearch();

/** The turn after a move of a stored game, known to be legal. Throws if the die is missing. */
export const replayMove = (turn: Turn, { from, die }: MoveChoice): Turn => {
  const next = turn.sequence[turn.left]?.next.find((one) => one.die === die);
  if (next === undefined || (turn.position.own[from] ?? 0) === 0)
    throw new Error(`No checker on ${from} to be moved by a ${die}.`);
  begin(search, startOf(turn), false);
  const node = play(search, search.root, from, die, next.left);
  return {
    ...turn,
    position: positionOf(search, node, turn.position.other),
    rest: restAt(turn.sequence, next.left),
    moves: [...turn.moves, moveTo(search, node)],
    left: next.left,
    headLeft: headLeftOf(search.memory, node),
    bound: boundIn(search, node),
    wasted: turn.wasted || from < die,
  };
};

/** The turn after a move; undefined if the move is not legal. */
export const playMove = (turn: Turn, { from, die }: MoveChoice): Turn | undefined =>
  legalMoves(turn).some((move) => move.from === from && move.die === die)
    ? replayMove(turn, { from, die })
    : undefined;
