/** The door of the search: nothing else of this folder is used outside it. */

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
