import { legalTurnsWithin, movesToEnd, packBoard, unpackBoard } from "../rules/search/search.ts";
import type { Roll, Turn } from "../rules/turn.ts";
import type { Die, Move, Position } from "../rules/types.ts";
import { CHANCES, type ChanceList, type Chances, chancesAt, equityAt } from "./chances.ts";
import { addEnd, type Ends, takeEnds } from "./ends.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";
import { type Mind, valueEnds, valueLeftovers, writeExpected } from "./mind.ts";
import { rankEnds } from "./order.ts";
import type { Player } from "./players.ts";

/** What a player is asked: a position as the mover sees it, and what he has to play. */
export type Question = { readonly position: Position; readonly roll: Roll };

/** A legal turn with what it is worth to the mover. */
export type RankedTurn = {
  readonly moves: readonly Move[];
  /** Where it ends, seen by the mover, and the dice that were not played. */
  readonly position: Position;
  readonly rest: readonly Die[];
  readonly chances: Chances;
  /** In points, without the cube. */
  readonly equity: number;
};

/** The end of the best turn, packed. */
export const bestBoard = (mind: Mind, from: Board, roll: Roll, plies: 0 | 1): Board => {
  const [ends] = mind.rooms;
  valueEnds(mind, ends, from, roll);
  const [best = 0] = rankEnds(mind, ends, plies, []);
  return ends.boards.slice(best * BOARD, (best + 1) * BOARD);
};

const packed = new Uint8Array(BOARD);
const expected: ChanceList = new Float32Array(CHANCES);

const rankedAt = (ends: Ends, index: number, moves: readonly Move[]): RankedTurn => ({
  moves,
  position: unpackBoard(ends.boards, index * BOARD),
  rest: ends.rest,
  chances: chancesAt(ends.chances, index * CHANCES),
  equity: ends.equities[index] ?? 0,
});

/** The moves from a board to an end of its list. */
const movesTo = (ends: Ends, index: number, from: Board, roll: Roll): readonly Move[] =>
  ends.moves[index] ??
  movesToEnd(ends.search, from, roll, ends.boards.slice(index * BOARD, (index + 1) * BOARD)) ??
  [];

/**
 * The best turns, the best first. `plies` 0 asks for the net's own word, 1 for a look over all rolls
 * that follow; what is left out is the player's habit. Of turns whose ends are too many to list
 * (doubles that climb in mad gulbar) it finds good ones, not all.
 */
export const rankTurns = (
  { mind, plies: habit }: Player,
  { position, roll }: Question,
  { top = 1, plies = habit }: { readonly top?: number; readonly plies?: 0 | 1 } = {},
): readonly RankedTurn[] => {
  const [ends] = mind.rooms;
  packBoard(position, packed);
  valueEnds(mind, ends, packed, roll);
  return rankEnds(mind, ends, plies, [])
    .slice(0, top)
    .map((index) => rankedAt(ends, index, movesTo(ends, index, packed, roll)));
};

/** A turn in progress has so many positions to look through at most. */
const MOST_POSITIONS = 20_000;

/**
 * The best ways to go on with a turn in progress, the best first; `moves` are those still to be made.
 * `leftovers`: the dice are those that the opponent left. None where the ways are too many to list.
 */
export const rankRest = (
  { mind, plies }: Player,
  turn: Turn,
  leftovers: boolean,
  top = 1,
): readonly RankedTurn[] => {
  const turns = legalTurnsWithin(turn, MOST_POSITIONS) ?? [];
  const [ends] = mind.rooms;
  takeEnds(mind, ends, turn, turns, leftovers);
  valueLeftovers(mind, ends);
  return rankEnds(mind, ends, plies, [])
    .slice(0, top)
    .map((index) => rankedAt(ends, index, turns[index]?.moves ?? []));
};

/** The turn the player plays; one without moves where nothing can be played. */
export const chooseTurn = (player: Player, question: Question): RankedTurn => {
  const [turn] = rankTurns(player, question);
  if (turn === undefined) throw new Error("Every roll has an end, be it the board as it stands.");
  return turn;
};

/** A turn that was played, beside the best one. */
export type JudgedTurn = {
  readonly best: RankedTurn;
  readonly played: RankedTurn;
  /** What was lost by it, in points; never below zero. */
  readonly loss: number;
};

const sameBoard = (ends: Ends, index: number, end: Board): boolean =>
  end.every((count, place) => ends.boards[index * BOARD + place] === count);

/** The number of an end; one that is not among those found, as of a beam, is put with them. */
const indexOf = (mind: Mind, ends: Ends, end: Board): number => {
  for (let index = 0; index < ends.count; index++) if (sameBoard(ends, index, end)) return index;
  return addEnd(mind, ends, end);
};

/** Judges a turn by the position in which it ended, as who played it sees it. */
export const judgeTurn = (
  { mind, plies }: Player,
  { position, roll }: Question,
  end: Position,
): JudgedTurn => {
  const [ends] = mind.rooms;
  packBoard(position, packed);
  valueEnds(mind, ends, packed, roll);
  const index = indexOf(mind, ends, packBoard(end));
  const [best = index] = rankEnds(mind, ends, plies, [index]);
  const loss = Math.max(0, (ends.equities[best] ?? 0) - (ends.equities[index] ?? 0));
  return {
    best: rankedAt(ends, best, movesTo(ends, best, packed, roll)),
    played: rankedAt(ends, index, movesTo(ends, index, packed, roll)),
    loss,
  };
};

/**
 * The luck of an own roll in points: how much more the best turn with it is worth than the mean over
 * all rolls, as the net sees both.
 */
export const luckOf = ({ mind }: Player, { position, roll }: Question): number => {
  if (!("dice" in roll)) return 0;
  const [ends] = mind.rooms;
  packBoard(position, packed);
  writeExpected(mind, packed, roll.ownTurn, expected, 0);
  const best = valueEnds(mind, ends, packed, roll);
  return (ends.equities[best] ?? 0) - equityAt(mind.scale, expected, 0);
};
