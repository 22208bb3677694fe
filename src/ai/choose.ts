import { movesToEnd, packBoard, unpackBoard } from "../rules/search/search.ts";
import type { Roll } from "../rules/turn.ts";
import type { Die, Move, Position } from "../rules/types.ts";
import { addCandidate, boardAt, type Candidates } from "./candidates.ts";
import { CHANCES, type Chances, chancesAt, equityAt } from "./chances.ts";
import { BOARD, type Board, isBoardAt } from "./inputs/inputs.ts";
import type { Plies } from "./levels.ts";
import type { Player } from "./players.ts";
import { rankCandidates } from "./rank.ts";
import { averageRolls, findBest, frameAt, type Search } from "./search.ts";

export type Question = { readonly position: Position; readonly roll: Roll };

export type RankedTurn = {
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly rest: readonly Die[];
  readonly chances: Chances;
  readonly equity: number;
};

/** The end of the best turn, packed. */
export const bestBoard = (search: Search, from: Board, roll: Roll, plies: Plies): Board => {
  const frame = frameAt(search, 0);
  frame.board.set(from);
  findBest(search, frame, roll);
  const [best = 0] = rankCandidates(search, plies);
  return boardAt(frame.candidates, best);
};

const ask = (search: Search, { position, roll }: Question): Candidates => {
  const frame = frameAt(search, 0);
  packBoard(position, frame.board);
  findBest(search, frame, roll);
  return frame.candidates;
};

const answerAt = (search: Search, index: number, roll: Roll): RankedTurn => {
  const { board, candidates } = frameAt(search, 0);
  const { boards, rest, chances, equities } = candidates;
  const moves =
    candidates.moves[index] ??
    movesToEnd(candidates.search, board, roll, boardAt(candidates, index)) ??
    [];
  return {
    moves,
    position: unpackBoard(boards, index * BOARD),
    rest,
    chances: chancesAt(chances, index * CHANCES),
    equity: equities[index] ?? 0,
  };
};

/** The best turns, the best first; of too many to list (mad gulbar), good ones. */
export const rankTurns = (
  { search, plies: habit }: Player,
  question: Question,
  { top = 1, plies = habit }: { readonly top?: number; readonly plies?: Plies } = {},
): readonly RankedTurn[] => {
  ask(search, question);
  return rankCandidates(search, plies)
    .slice(0, top)
    .map((index) => answerAt(search, index, question.roll));
};

/** The turn that the player plays; one without moves if no move is possible. */
export const chooseTurn = (player: Player, question: Question): RankedTurn => {
  const [turn] = rankTurns(player, question);
  if (turn === undefined) throw new Error("Every roll has an end, be it the board as it stands.");
  return turn;
};

export type ComparedTurn = {
  readonly best: RankedTurn;
  /** After the turn that was played. Its moves would take long to find in a climbing double. */
  readonly chances: Chances;
  readonly loss: number;
};

/** The number of an end. An end that the search has missed, as a beam may, is added. */
const indexOf = ({ evaluator }: Search, candidates: Candidates, end: Board): number => {
  const { boards, count } = candidates;
  for (let index = 0; index < count; index++)
    if (isBoardAt(boards, index * BOARD, end)) return index;
  return addCandidate(evaluator, candidates, end);
};

/** Judges a turn by the position at its end, from the view of its player. */
export const judgeTurn = (
  { search, plies }: Player,
  question: Question,
  end: Position,
): ComparedTurn => {
  const candidates = ask(search, question);
  const index = indexOf(search, candidates, packBoard(end));
  const [best = index] = rankCandidates(search, plies, [index]);
  const { equities } = candidates;
  return {
    best: answerAt(search, best, question.roll),
    chances: chancesAt(candidates.chances, index * CHANCES),
    loss: Math.max(0, (equities[best] ?? 0) - (equities[index] ?? 0)),
  };
};

/** How much an own roll is better than the mean of all rolls, in points, by the net's own word. */
export const luckOf = ({ search }: Player, { position, roll }: Question): number => {
  if (!("dice" in roll)) return 0;
  const { scale } = search.evaluator;
  const { board, chances } = frameAt(search, 1);
  packBoard(position, board);
  averageRolls(search, 1, roll.ownTurn);
  const own = frameAt(search, 0);
  packBoard(position, own.board);
  const best = findBest(search, own, roll);
  return (own.candidates.equities[best] ?? 0) - equityAt(scale, chances, 0);
};
