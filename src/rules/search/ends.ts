import { restAt } from "../sequence.ts";
import { begin, mayBeFull, type Start, type TurnSearch } from "./begin.ts";
import { bareCopyOf, keep, type Memory, type Node } from "./memory.ts";
import { someMove } from "./moves.ts";

type LastNodes = { readonly first: Node; readonly end: Node; readonly played: number };

const goOn = () => false;

/**
 * Plays one die at a time from every position reached, until none can be played. Undefined beyond
 * `limit`.
 */
const lastPlayed = (search: TurnSearch, limit: number): LastNodes | undefined => {
  const { memory, root } = search;
  let first = root;
  let end = root + 1;
  for (let played = 0; ; played++) {
    for (let node = first; node < end; node++) {
      someMove(search, node, goOn);
      if (memory.size - root > limit) return undefined;
    }
    if (memory.size === end) return { first, end, played };
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

/** The position without its bound checkers' marks, so that equal boards compare as equal. */
export const bareOf = ({ memory, start }: TurnSearch, node: Node): Node =>
  start.switches.homeHit === "free" ? node : keep(memory, bareCopyOf(memory, node));

/** Each board once, whatever checkers are bound on it. Call this once per search. */
export const distinct = (search: TurnSearch, nodes: readonly Node[]): readonly Node[] => {
  if (search.start.switches.homeHit === "free") return nodes;
  return nodes.filter((node) => {
    const next = search.memory.size;
    return bareOf(search, node) === next;
  });
};

const listOf = (search: TurnSearch, { first, end, played }: LastNodes): readonly Node[] => {
  const nodes: Node[] = [];
  for (let node = first; node < end; node++) nodes.push(node);
  return distinct(search, played === 1 ? withLargerDie(search, nodes) : nodes);
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
    if (ends.played === restAt(start.sequence, start.left).length) return listOf(search, ends);
  }
  begin(search, start, false);
  const ends = lastPlayed(search, limit);
  return ends && listOf(search, ends);
};
