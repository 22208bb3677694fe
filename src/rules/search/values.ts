import { DICE } from "../dice.ts";
import { restAt } from "../sequence.ts";
import { BAR, type Die, HEAD, type Move, OFF, type Position, type Side } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { BOARD, type Boards, COUNT, mark, OTHER, QUADS, sideAt } from "./board.ts";
import { BOUND, countOf, hitsOf, leftOf, type Node, word } from "./memory.ts";
import { highest, holding } from "./moves.ts";

export const restOf = (search: TurnSearch, node: Node): readonly Die[] => {
  const { sequence, left } = search.start;
  if (search.skips) return unplayed(restAt(sequence, left), movesTo(search, node));
  return restAt(sequence, leftOf(search.memory, node));
};

const unplayed = (dice: readonly Die[], moves: readonly Move[]): readonly Die[] => {
  const rest = [...dice];
  for (const { die } of moves) rest.splice(rest.indexOf(die), 1);
  return rest;
};

const spread = (counts: number): number => {
  const two = (counts | (counts << 8)) & 0x00ff00ff;
  return (two | (two << 4)) & 0x0f0f0f0f;
};

/** Marks the held checkers: the mover's own are those of the start, the others may have changed. */
const packHeld = (search: TurnSearch, node: Node, board: Uint8Array, at: number): void => {
  mark(board, at, search.obstacles.held);
  for (let point = 1; point <= HEAD; point++) {
    const place = at + OTHER + point;
    board[place] = (board[place] ?? 0) & COUNT;
  }
  for (let held = holding(search, node); held !== 0; ) {
    const point = highest(held);
    held &= ~(1 << point);
    mark(board, at + OTHER, 1 << (BAR - point));
  }
};

/** Packs a position of a search as board number `index`. */
export const packNode = (
  search: TurnSearch,
  node: Node,
  { bytes, quads }: Boards,
  index: number,
): void => {
  const {
    memory,
    board: { quads: before },
  } = search;
  let quad = index * QUADS;
  for (let at = 0; at < 3; at++) {
    const counts = word(memory, node, at);
    quads[quad++] = spread(counts & 0xffff);
    quads[quad++] = spread(counts >>> 16);
  }
  quads[quad++] = spread(word(memory, node, 3) & 0xff) | ((before[6] ?? 0) & 0xffff0000);
  for (let at = 7; at < QUADS; at++) quads[quad++] = before[at] ?? 0;
  const other = index * BOARD + OTHER;
  if (search.start.switches.meeting === "pin") packHeld(search, node, bytes, index * BOARD);
  for (let hits = hitsOf(memory, node); hits !== 0; ) {
    const point = highest(hits);
    hits &= ~(1 << point);
    bytes[other + BAR - point] = 0;
    bytes[other + BAR] = (bytes[other + BAR] ?? 0) + 1;
  }
};

/** The move that led to a position. The start of a search has none. */
export const moveTo = (search: TurnSearch, node: Node): Move => {
  const { memory } = search;
  const before = memory.parents[node] ?? node;
  const move = memory.moves[node] ?? 0;
  const from = move >>> 3;
  const die = DICE[(move & 7) - 1] ?? 1;
  const hit =
    search.start.switches.meeting === "pin"
      ? (holding(search, node) & ~holding(search, before)) !== 0
      : hitsOf(memory, before) !== hitsOf(memory, node);
  return { from, to: Math.max(from - die, OFF), die, hit };
};

export const movesTo = (search: TurnSearch, node: Node): readonly Move[] => {
  const { root, memory } = search;
  const moves: Move[] = [];
  for (let at = node; at !== root; at = memory.parents[at] ?? root) moves.push(moveTo(search, at));
  return moves.reverse();
};

/** A position of a search as a value; `other` is the opponent before any hit. */
export const positionOf = (search: TurnSearch, node: Node, other: Side): Position => {
  packNode(search, node, search.scratch, 0);
  const { bytes } = search.scratch;
  const isChanged = hitsOf(search.memory, node) !== 0 || search.start.switches.meeting === "pin";
  return { own: sideAt(bytes, 0), other: isChanged ? sideAt(bytes, OTHER) : other };
};

/** How many checkers on each home point are bound because they hit at home. */
export const boundIn = ({ memory }: TurnSearch, node: Node): readonly number[] => [
  0,
  ...DICE.map((point) => countOf(memory, node, BOUND + point)),
];
