/*
 * The door of the search: how a turn can still be played, as plain values.
 *
 * Inside, a position is a number of `memory.ts`, and `moves.ts` has all rules of moving. There are
 * two ways through: `ends.ts` plays one die after the other from all positions at once;
 * `first-moves.ts` goes depth first until all dice are played or, in a long search, as many as
 * `limits.ts` allows. The next search erases what the last one found.
 */

export type { Score } from "./beam.ts";
export { BOARD, COUNT, HELD_MARK, OTHER, packBoard, unpackBoard } from "./board.ts";
export {
  type LegalTurn,
  legalMoves,
  legalTurns,
  legalTurnsWithin,
  mostDice,
  onlyTurn,
  playMove,
  replayMove,
} from "./legal.ts";
export { hasForbiddenBlock } from "./obstacles.ts";
export {
  type BeamEnd,
  type BeamEnds,
  beamEnds,
  createEndSearch,
  type EndSearch,
  movesToEnd,
  visitEnds,
} from "./packed.ts";
