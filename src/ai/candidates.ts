import { isDouble } from "../rules/dice.ts";
import { beamEnds, createEndSearch, type EndSearch, visitEnds } from "../rules/search/search.ts";
import { leavesRest, playedIn, type Roll } from "../rules/turn.ts";
import type { Die, Move, Ruleset } from "../rules/types.ts";
import { CHANCES, type ChanceList, equityAt } from "./chances.ts";
import type { Evaluator } from "./evaluator.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";

export type Widths = {
  /** The number of positions kept after each die of a climbing double. */
  readonly beam: number;
  /** The number of ends with leftovers for which the opponent's reply is searched. */
  readonly leftovers: number;
};

/** The ends of one turn with their values for the mover. Valid until the list is used again. */
export type Candidates = {
  readonly search: EndSearch;
  readonly widths: Widths;
  count: number;
  boards: Board;
  rest: readonly Die[];
  /** The moves to each end, if already known: for the ends of a beam. */
  moves: readonly (readonly Move[])[];
  /** The mover also rolls next: after leftovers, or after a double of gulbar. */
  again: boolean;
  /** The opponent plays the leftovers, then rolls (gulbar). */
  leaves: boolean;
  chances: ChanceList;
  equities: Float64Array;
};

/** Memory for the ends of a turn. */
export const createCandidates = (ruleset: Ruleset, widths: Widths): Candidates => ({
  search: createEndSearch(ruleset),
  widths,
  count: 0,
  boards: new Uint8Array(0),
  rest: [],
  moves: [],
  again: false,
  leaves: false,
  chances: new Float32Array(0),
  equities: new Float64Array(0),
});

/** Climbing doubles have more dice than this, and too many ends to list. */
const MOST_LISTED = 4;

export const climbs = ({ switches }: Ruleset, roll: Roll): boolean => {
  if (switches.doubles !== "ascending") return false;
  if ("pending" in roll) return roll.pending.length > MOST_LISTED;
  const [first, second] = roll.dice;
  return (
    first === second &&
    roll.ownTurn >= switches.ascendingFromTurn &&
    (7 - first) * switches.ascendingMoves > MOST_LISTED
  );
};

const makeRoom = (candidates: Candidates, count: number): void => {
  if (candidates.equities.length >= count) return;
  candidates.chances = new Float32Array(2 * count * CHANCES);
  candidates.equities = new Float64Array(2 * count);
};

const measure = (
  { scale }: Evaluator,
  { chances }: Candidates,
  count: number,
  to: Float64Array,
): void => {
  for (let index = 0; index < count; index++) to[index] = equityAt(scale, chances, index * CHANCES);
};

/** A beam may look far for ends that play all dice. So many positions cost as much as a board. */
const VISITED_PER_BOARD = 4;

const listBeam = (evaluator: Evaluator, candidates: Candidates, board: Board, roll: Roll): void => {
  const score = (boards: Board, count: number, scores: Float64Array): void => {
    makeRoom(candidates, count);
    evaluator.evaluate(boards, count, false, candidates.chances);
    measure(evaluator, candidates, count, scores);
  };
  const found = beamEnds(candidates.search, board, roll, score, candidates.widths.beam);
  evaluator.work.done += Math.round(found.visited / VISITED_PER_BOARD);
  candidates.count = found.ends.length;
  candidates.boards = new Uint8Array(candidates.count * BOARD);
  found.ends.forEach((end, index) => {
    candidates.boards.set(end.board, index * BOARD);
  });
  candidates.rest = found.rest;
  candidates.moves = found.ends.map(({ moves }) => moves);
};

const evaluateAll = (evaluator: Evaluator, candidates: Candidates, roll: Roll): void => {
  const { switches } = evaluator.ruleset;
  const whole = candidates.rest.length === 0;
  candidates.again =
    "pending" in roll || (switches.doubles === "roll-again" && isDouble(roll.dice) && whole);
  candidates.leaves =
    !whole && leavesRest(switches, roll, playedIn(switches, roll, candidates.rest));
  makeRoom(candidates, candidates.count);
  const { boards, count, again, chances, equities } = candidates;
  evaluator.evaluate(boards, count, again, chances);
  measure(evaluator, candidates, count, equities);
};

/** Lists the ends of a turn and values each by the net, ignoring leftovers. */
export const listCandidates = (
  evaluator: Evaluator,
  candidates: Candidates,
  board: Board,
  roll: Roll,
): void => {
  candidates.moves = [];
  if (climbs(evaluator.ruleset, roll)) listBeam(evaluator, candidates, board, roll);
  else
    candidates.count = visitEnds(candidates.search, board, roll, (boards, _, rest) => {
      candidates.boards = boards;
      candidates.rest = rest;
    });
  evaluateAll(evaluator, candidates, roll);
};

/**
 * Adds an end to those of a turn and values it; returns its number. Beside the ends of a beam it
 * has no moves: they would take long to find.
 */
export const addCandidate = (evaluator: Evaluator, candidates: Candidates, end: Board): number => {
  const { count, boards, again, chances, equities } = candidates;
  const one = new Float32Array(CHANCES);
  evaluator.evaluate(end, 1, again, one);
  candidates.boards = Uint8Array.from([...boards.subarray(0, count * BOARD), ...end]);
  candidates.chances = Float32Array.from([...chances.subarray(0, count * CHANCES), ...one]);
  candidates.equities = Float64Array.from([
    ...equities.subarray(0, count),
    equityAt(evaluator.scale, one, 0),
  ]);
  if (candidates.moves.length > 0) candidates.moves = [...candidates.moves, []];
  candidates.count++;
  return count;
};

/** The number of the end with the highest equity; the first among equals. */
export const bestOf = ({ count, equities }: Candidates): number => {
  let best = 0;
  for (let index = 1; index < count; index++)
    if ((equities[index] ?? 0) > (equities[best] ?? 0)) best = index;
  return best;
};

/** The numbers of the ends, the best first. */
export const byEquity = ({ equities, count }: Candidates): number[] =>
  Array.from({ length: count }, (_, index) => index).sort(
    (one, two) => (equities[two] ?? 0) - (equities[one] ?? 0) || one - two,
  );

export const boardAt = ({ boards }: Candidates, index: number): Board =>
  boards.slice(index * BOARD, (index + 1) * BOARD);
