import { DICE } from "../dice.ts";
import { restAt } from "../sequence.ts";
import { BAR, type Die, type Move, OFF, type Position, type Side } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import { BOARD, type Boards, OTHER, QUADS, sideAt } from "./board.ts";
import { BOUND, countOf, hitsOf, leftOf, type Node, word } from "./memory.ts";
import { highest } from "./moves.ts";

/** The dice that stayed unplayed on the way to a position. */
export const restOf = ({ memory, start }: TurnSearch, node: Node): readonly Die[] =>
  restAt(start.sequence, leftOf(memory, node));

const spread = (counts: number): number => {
  const two = (counts | (counts << 8)) & 0x00ff00ff;
  return (two | (two << 4)) & 0x0f0f0f0f;
};

/** Packs a position of a search as board number `index`. */
export const packNode = (
  { memory, board: { quads: before } }: TurnSearch,
  node: Node,
  { bytes, quads }: Boards,
  index: number,
): void => {
  let quad = index * QUADS;
  for (let at = 0; at < 3; at++) {
    const counts = word(memory, node, at);
    quads[quad++] = spread(counts & 0xffff);
    quads[quad++] = spread(counts >>> 16);
  }
  quads[quad++] = spread(word(memory, node, 3) & 0xff) | ((before[6] ?? 0) & 0xffff0000);
  for (let at = 7; at < QUADS; at++) quads[quad++] = before[at] ?? 0;
  const other = index * BOARD + OTHER;
  for (let hits = hitsOf(memory, node); hits !== 0; ) {
    const point = highest(hits);
    hits &= ~(1 << point);
    bytes[other + BAR - point] = 0;
    bytes[other + BAR] = (bytes[other + BAR] ?? 0) + 1;
  }
};

/** The move that led to a position. The start of a search has none. */
export const moveTo = ({ memory }: TurnSearch, node: Node): Move => {
  const before = memory.parents[node] ?? node;
  const move = memory.moves[node] ?? 0;
  const from = move >>> 3;
  const die = DICE[(move & 7) - 1] ?? 1;
  const hit = hitsOf(memory, before) !== hitsOf(memory, node);
  return { from, to: Math.max(from - die, OFF), die, hit };
};

/** The moves from the start of a search to one of its positions. */
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
  const wasHit = hitsOf(search.memory, node) !== 0;
  return { own: sideAt(bytes, 0), other: wasHit ? sideAt(bytes, OTHER) : other };
};

/** How many checkers on each home point are bound because they hit at home. */
export const boundIn = ({ memory }: TurnSearch, node: Node): readonly number[] => [
  0,
  ...DICE.map((point) => countOf(memory, node, BOUND + point)),
];
