import { restAt } from "../sequence.ts";
import { begin, mayBeFull, type Start, type TurnSearch } from "./begin.ts";
import { bareCopyOf, keep, type Memory, type Node } from "./memory.ts";
import { isOver, opens, someMove } from "./moves.ts";

type LastNodes = {
  readonly first: Node;
  readonly end: Node;
  readonly played: number;
  /** Where a step has ended the game. */
  readonly over: readonly Node[];
};

const goOn = () => false;

/** Plays one die at a time from every position, to the last. Undefined beyond `limit`. */
const lastPlayed = (search: TurnSearch, limit: number): LastNodes | undefined => {
  const { memory, root } = search;
  let first = root;
  let end = root + 1;
  const over: Node[] = [];
  for (let played = 0; ; played++) {
    for (let node = first; node < end; node++) {
      someMove(search, node, goOn);
      if (played > 0 && isOver(search, node)) over.push(node);
      if (memory.size - root > limit) return undefined;
    }
    if (memory.size === end) return { first, end, played, over };
    first = end;
    end = memory.size;
  }
};

const dieTo = ({ moves }: Memory, node: Node): number => (moves[node] ?? 0) & 7;

/** If either die can be played but not both, the larger one must be (000, common rules). */
export const withLargerDie = ({ memory }: TurnSearch, nodes: readonly Node[]): readonly Node[] => {
  const larger = Math.max(...nodes.map((node) => dieTo(memory, node)));
  return nodes.filter((node) => dieTo(memory, node) === larger);
};

/** Whether positions with equal boards can differ: in bound checkers, or in the dice left. */
const mayLookAlike = ({ start, mayEnd, skips }: TurnSearch): boolean =>
  start.switches.homeHit !== "free" || mayEnd || skips;

/** The position with nothing but the board, so that equal boards compare as equal. */
export const bareOf = (search: TurnSearch, node: Node): Node =>
  mayLookAlike(search) ? keep(search.memory, bareCopyOf(search.memory, node)) : node;

/** Each board once, whatever else there is of it. Call this once per search. */
export const distinct = (search: TurnSearch, nodes: readonly Node[]): readonly Node[] => {
  if (!mayLookAlike(search)) return nodes;
  return nodes.filter((node) => {
    const next = search.memory.size;
    return bareOf(search, node) === next;
  });
};

const listOf = (search: TurnSearch, last: LastNodes): readonly Node[] => {
  const { first, end, played, over } = last;
  const nodes: Node[] = [];
  for (let node = first; node < end; node++) nodes.push(node);
  if (over.length > 0) return distinct(search, withOver(search, nodes, last));
  return openingEnds(search, distinct(search, played === 1 ? withLargerDie(search, nodes) : nodes));
};

/** A step that ends the game counts as all dice, so other turns must play all of them. */
const withOver = (
  { start }: TurnSearch,
  nodes: readonly Node[],
  { played, over }: LastNodes,
): readonly Node[] =>
  played === restAt(start.sequence, start.left).length ? [...new Set([...over, ...nodes])] : over;

/** The ends that open the block where one of its points must be left; all if none does. */
export const openingEnds = (search: TurnSearch, nodes: readonly Node[]): readonly Node[] => {
  if (search.duty === 0) return nodes;
  const open = nodes.filter((node) => opens(search, node));
  return open.length > 0 ? open : nodes;
};

/** The distinct positions where a legal turn can end; undefined beyond `limit` positions. */
export const endsOf = (
  search: TurnSearch,
  start: Start,
  limit: number,
): readonly Node[] | undefined => {
  if (mayBeFull(start)) {
    begin(search, start, true);
    const ends = lastPlayed(search, limit);
    if (ends === undefined) return undefined;
    const all = restAt(start.sequence, start.left).length;
    if (ends.played === all || ends.over.length > 0) return listOf(search, ends);
  }
  begin(search, start, false);
  const ends = lastPlayed(search, limit);
  return ends && listOf(search, ends);
};
