import { flip } from "../../rules/position.ts";
import { packBoard, unpackBoard } from "../../rules/search/search.ts";
import type { Position } from "../../rules/types.ts";
import { CHANCES, type Chances, chancesAt, equityOf } from "../chances.ts";
import type { Question } from "../choose.ts";
import { BOARD } from "../inputs/inputs.ts";
import type { Player } from "../players.ts";
import { findBest, frameAt, lookDeeper } from "../search.ts";
import { type Trials, type TriedEnds, tryEnds } from "./trials.ts";

/** A possible end of a turn from the mover's view, with its value for the mover. */
export type ValuedEnd = {
  readonly position: Position;
  readonly chances: Chances;
  readonly equity: number;
};

/** Every legal end of a turn, valued over all rolls that follow it; the best first. */
export const valueEnds = (
  { search }: Player,
  { position, roll }: Question,
): readonly ValuedEnd[] => {
  const frame = frameAt(search, 0);
  packBoard(position, frame.board);
  findBest(search, frame, roll);
  const { boards, chances, count } = frame.candidates;
  const ends = Array.from({ length: count }, (_, index): ValuedEnd => {
    const deeper = lookDeeper(search, 0, index);
    const found = deeper ? chancesAt(deeper, 0) : chancesAt(chances, index * CHANCES);
    const equity = equityOf(search.evaluator.scale, found);
    return { position: unpackBoard(boards, index * BOARD), chances: found, equity };
  });
  return ends.toSorted((one, two) => two.equity - one.equity);
};

/** Plays on from ends after which the other side rolls. The values are the mover's. */
export const rollOutEnds = (
  { search }: Player,
  ends: readonly Position[],
  trials: Trials,
): TriedEnds => {
  const following = ends.map((end) => ({ next: packBoard(flip(end)), sign: -1 }));
  return tryEnds(search, following, trials);
};
