/*
 * The door of the search: what a turn can still become. Nothing else of this folder is used outside it,
 * and all that comes out are plain values; only what `visitEnds` shows is written over by its next call.
 *
 * Inside, a position is a number of `memory.ts`. One checker's move by one die is in `moves.ts`, and
 * every rule of moving is there and nowhere else. Two ways lead on from it: `ends.ts` plays one die
 * after the other from all positions at once and finds every end; `first-moves.ts` goes into depth
 * until as many dice are played as `most.ts` allows. What was found is forgotten when the next search
 * begins (`begin.ts`); what is kept is room.
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
