import type { Start, TurnSearch } from "./begin.ts";
import { roomForBoards } from "./board.ts";
import { distinct, openingEnds, withLargerDie } from "./ends.ts";
import { type Found, firstMoves, longest } from "./first-moves.ts";
import type { Node } from "./memory.ts";
import { isOver, someMove } from "./moves.ts";
import { packNode } from "./values.ts";

/** Writes to `scores` the value of each of `count` packed boards for the player who moved. */
export type Score = (boards: Uint8Array, count: number, scores: Float64Array) => void;

export type Scored = { readonly node: Node; readonly score: number };

const bestFirst = (search: TurnSearch, nodes: readonly Node[], score: Score): readonly Scored[] => {
  const boards = roomForBoards(nodes.length);
  const scores = new Float64Array(nodes.length);
  nodes.forEach((node, index) => {
    packNode(search, node, boards, index);
  });
  score(boards.bytes, nodes.length, scores);
  return nodes
    .map((node, index) => ({ node, score: scores[index] ?? 0 }))
    .sort((one, two) => two.score - one.score);
};

const oneDieOn = (search: TurnSearch, nodes: readonly Scored[]): readonly Node[] => {
  const next = new Set<Node>();
  for (const { node } of nodes)
    someMove(search, node, (one) => {
      next.add(one);
      return false;
    });
  return [...next];
};

const bestAlive = (
  { search, dice }: Found,
  played: number,
  nodes: readonly Node[],
  score: Score,
  width: number,
): readonly Scored[] => {
  const best: Scored[] = [];
  for (const one of bestFirst(search, nodes, score)) {
    if (best.length === width) break;
    if (longest(search, one.node, played) === dice - played) best.push(one);
  }
  return best;
};

/** Keeps the best positions after each die, up to the ends of the turn, best first. */
export const followBest = (
  search: TurnSearch,
  start: Start,
  score: Score,
  width: number,
): readonly Scored[] => {
  const found = firstMoves(search, start);
  const { dice } = found;
  let best = bestFirst(search, [search.root], score);
  const over: Scored[] = [];
  for (let played = 1; played <= dice; played++) {
    const next = oneDieOn(search, best);
    const nodes = dice === 1 ? withLargerDie(search, next) : next;
    const ends = played === dice ? openingEnds(search, distinct(search, nodes)) : nodes;
    best = bestAlive(found, played, ends, score, width);
    over.push(...best.filter(({ node }) => played < dice && isOver(search, node)));
  }
  return over.length === 0 ? best : [...over, ...best].sort((one, two) => two.score - one.score);
};
