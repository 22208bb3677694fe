/*
 * The door of the search: what a turn can still become, as plain values.
 *
 * Inside, a position is a number of `memory.ts`, and all rules of moving are in `moves.ts`. Two ways lead
 * on: `ends.ts` plays one die after the other from all positions at once, `first-moves.ts` goes into
 * depth until as many dice are played as `most.ts` allows. What was found is forgotten at the next search.
 */

export type { Score } from "./beam.ts";
export { BOARD, OTHER, packBoard, unpackBoard } from "./board.ts";
export {
  type LegalTurn,
  legalMoves,
  legalTurns,
  legalTurnsWithin,
  mostDice,
  onlyTurn,
} from "./legal.ts";
export {
  type BeamEnd,
  type BeamEnds,
  beamEnds,
  createEndSearch,
  type EndSearch,
  movesToEnd,
  visitEnds,
} from "./packed.ts";
export { playMove, replayMove } from "./play.ts";
