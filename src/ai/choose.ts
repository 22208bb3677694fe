import { movesToEnd, packBoard, unpackBoard } from "../rules/search/search.ts";
import type { Roll } from "../rules/turn.ts";
import type { Die, Move, Position } from "../rules/types.ts";
import {
  CHANCES,
  type ChanceList,
  type Chances,
  chancesAt,
  equityAt,
  flipChances,
  hasFinished,
} from "./chances.ts";
import { addEnd, byEquity, type Ends } from "./ends.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";
import { type Mind, nextBoard, turnNumberOn, valueEnds, writeExpected } from "./mind.ts";
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

/** So many ends are looked at one ply deeper, if they are worth no less than the best by this. */
const CANDIDATES = 5;
const MARGIN = 0.2;

const board = new Uint8Array(BOARD);
const deeper: ChanceList = new Float32Array(CHANCES);

/** Values an end over all rolls of who is next, in place of the net's word. */
const lookDeeper = (mind: Mind, ends: Ends, index: number): void => {
  if (hasFinished(ends.boards, index * BOARD)) return;
  const passes = nextBoard(mind, ends, index, board);
  if (hasFinished(board, 0)) return;
  writeExpected(mind, board, turnNumberOn(mind.ruleset, board), deeper, 0);
  if (passes) flipChances(deeper, 0);
  ends.chances.set(deeper, index * CHANCES);
  ends.equities[index] = equityAt(mind.scale, deeper, 0);
};

/** The numbers of the ends, the best first; those worth it are looked at deeper and come first. */
const order = (
  mind: Mind,
  ends: Ends,
  plies: 0 | 1,
  also: readonly number[],
): readonly number[] => {
  const all = byEquity(ends);
  if (plies === 0 || all.length < 2) return all;
  const best = ends.equities[all[0] ?? 0] ?? 0;
  const chosen = all.filter(
    (index, rank) =>
      also.includes(index) || (rank < CANDIDATES && (ends.equities[index] ?? 0) >= best - MARGIN),
  );
  for (const index of chosen) lookDeeper(mind, ends, index);
  const deep = new Set(chosen);
  chosen.sort((one, two) => (ends.equities[two] ?? 0) - (ends.equities[one] ?? 0) || one - two);
  return [...chosen, ...all.filter((index) => !deep.has(index))];
};

/** The end of the best turn, packed. */
export const bestBoard = (mind: Mind, from: Board, roll: Roll, plies: 0 | 1): Board => {
  const [ends] = mind.rooms;
  valueEnds(mind, ends, from, roll);
  const [best = 0] = order(mind, ends, plies, []);
  return ends.boards.slice(best * BOARD, (best + 1) * BOARD);
};

const packed = new Uint8Array(BOARD);

const rankedAt = (ends: Ends, index: number, from: Board, roll: Roll): RankedTurn => {
  const end = ends.boards.slice(index * BOARD, (index + 1) * BOARD);
  const moves = ends.moves[index] ?? movesToEnd(ends.search, from, roll, end) ?? [];
  return {
    moves,
    position: unpackBoard(end),
    rest: ends.rest,
    chances: chancesAt(ends.chances, index * CHANCES),
    equity: ends.equities[index] ?? 0,
  };
};

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
  return order(mind, ends, plies, [])
    .slice(0, top)
    .map((index) => rankedAt(ends, index, packed, roll));
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
  const [best = index] = order(mind, ends, plies, [index]);
  const loss = Math.max(0, (ends.equities[best] ?? 0) - (ends.equities[index] ?? 0));
  return {
    best: rankedAt(ends, best, packed, roll),
    played: rankedAt(ends, index, packed, roll),
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
  writeExpected(mind, packed, roll.ownTurn, deeper, 0);
  const best = valueEnds(mind, ends, packed, roll);
  return (ends.equities[best] ?? 0) - equityAt(mind.scale, deeper, 0);
};
