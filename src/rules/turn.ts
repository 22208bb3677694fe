import { legalMoves } from "./legal.ts";
import { hittersOf, moveTo, pack, positionOf } from "./packing.ts";
import { freshPool, headLeftOf } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { stepFrom, wastes } from "./steps.ts";
import { terrainOf } from "./terrain.ts";
import type { Die, Point } from "./types.ts";

export {
  beginLeftovers,
  beginTurn,
  type Turn,
  type TurnStart,
} from "./progress.ts";

/** What a player chooses: a checker and the die it is moved by. */
type MoveChoice = { readonly from: Point; readonly die: Die };

/**
 * The turn after a move that was found legal before, e.g. one read back from a stored game: it does
 * not look again whether the move was legal. A die that the turn does not have is a bug and throws.
 */
export const replayMove = (turn: Turn, { from, die }: MoveChoice): Turn => {
  const choice = turn.plan.choices.find((one) => one.die === die);
  if (choice === undefined || (turn.position.own[from] ?? 0) === 0)
    throw new Error(`No checker on ${from} to be moved by a ${die}.`);
  const terrain = terrainOf(turn.ruleset, turn.position);
  const pool = freshPool();
  const root = pack(pool, terrain, turn);
  const next = stepFrom(terrain, pool, root, from, die, choice.after.id);
  return {
    ...turn,
    position: positionOf(pool, next, turn.position),
    rest: choice.after.rest,
    moves: [...turn.moves, moveTo(pool, next)],
    plan: choice.after,
    headLeft: headLeftOf(pool, next),
    hitters: hittersOf(pool, next),
    wasted: turn.wasted || wastes(from, die),
  };
};

/** The turn after a move; undefined if it is not one of the turn's legal moves. */
export const playMove = (turn: Turn, { from, die }: MoveChoice): Turn | undefined =>
  legalMoves(turn).some((move) => move.from === from && move.die === die)
    ? replayMove(turn, { from, die })
    : undefined;
