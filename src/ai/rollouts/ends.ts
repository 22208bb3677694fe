import { flip } from "../../rules/position.ts";
import { packBoard, unpackBoard } from "../../rules/search/search.ts";
import type { Position } from "../../rules/types.ts";
import { CHANCES, type Chances, chancesAt, equityOf } from "../chances.ts";
import type { Question } from "../choose.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import type { Player } from "../players.ts";
import { findBest, frameAt, lookDeeper, type Search } from "../search.ts";
import { meanOn, ROUND, rollOut } from "./rollout.ts";
import { type Mean, meanOf } from "./sampling.ts";

/** The board after an end, and who rolls there: 1 for the mover, −1 for the other side. */
export type Following = { readonly next: Board; readonly sign: number };

/** How many trials to play, how deep, and when to stop. */
export type Trials = {
  readonly seed: number;
  readonly plies: number;
  /** Rounds of 36 trials: the fewest and the most for each end. */
  readonly fewest: number;
  readonly most: number;
  /** An end's distance from the best counts as known once its error is at most this … */
  readonly sure: number;
  /** … or once the distance is this many errors. */
  readonly clear: number;
};

/** The trials of an end so far. All ends of a decision are tried with the same dice. */
type Tried = Following & { readonly first: number; readonly more: number[] };

const worthOf = ({ first, more }: Tried): Mean => {
  const { mean, error, count } = meanOf(more);
  return { mean: first + mean, error, count };
};

const distance = (one: Tried, two: Tried): Mean => {
  const count = Math.min(one.more.length, two.more.length);
  const more = one.more.slice(0, count).map((value, at) => value - (two.more[at] ?? 0));
  const { mean, error } = meanOf(more);
  return { mean: one.first - two.first + mean, error, count };
};

const byWorth = (tried: readonly Tried[]): readonly Tried[] =>
  tried.toSorted((one, two) => worthOf(two).mean - worthOf(one).mean);

/** The values of ends, in their order, and the lead of the best over the next. */
export type TriedEnds = { readonly worths: readonly Mean[]; readonly lead: Mean };

/** Values ends by playing on from each: after the first rounds only the best and its rivals. */
export const tryEnds = (
  search: Search,
  ends: readonly Following[],
  { seed, plies, fewest, most, sure, clear }: Trials,
): TriedEnds => {
  const tried = ends.map(
    (one): Tried => ({ ...one, first: one.sign * meanOn(search, one.next), more: [] }),
  );
  const play = ({ next, sign, more }: Tried): void => {
    for (let trial = 0; trial < ROUND; trial++)
      more.push(sign * rollOut(search, next, { seed, number: more.length, plies }));
  };
  const isOpen = (best: Tried, other: Tried): boolean => {
    const { mean, error } = distance(best, other);
    return best !== other && error > sure && mean < clear * error;
  };
  let open: readonly Tried[] = tried;
  for (let round = 1; round <= most && open.length > 0; round++) {
    for (const one of open) play(one);
    if (round < fewest) continue;
    const [best] = byWorth(tried);
    const rivals = tried.filter((one) => best !== undefined && isOpen(best, one));
    open = rivals.length === 0 ? [] : tried.filter((one) => one === best || rivals.includes(one));
  }
  const [best, second] = byWorth(tried);
  const none = { mean: Number.POSITIVE_INFINITY, error: 0, count: 0 };
  return { worths: tried.map(worthOf), lead: best && second ? distance(best, second) : none };
};

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
