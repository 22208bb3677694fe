import { restAt } from "../sequence.ts";
import { begin, mayBeFull, type Start, type TurnSearch } from "./begin.ts";
import { withLargerDie } from "./ends.ts";
import type { Node } from "./memory.ts";
import { mostDice } from "./most.ts";
import { isOver, opens, someMove } from "./moves.ts";

export type Found = {
  readonly search: TurnSearch;
  readonly dice: number;
  readonly bound: number;
  readonly firsts: readonly Node[];
};

/**
 * How many dice can be played from a position; `bound` is a known upper limit. A step that ends the
 * game counts as all that are left.
 */
export const longest = (search: TurnSearch, node: Node, bound: number): number => {
  if (bound === 0) return 0;
  const { notes } = search.memory;
  const note = notes[node] ?? 0;
  if (note !== 0) return note - 1;
  if (isOver(search, node)) return bound;
  let most = 0;
  someMove(search, node, (next) => {
    most = Math.max(most, 1 + longest(search, next, bound - 1));
    return most === bound;
  });
  search.memory.notes[node] = most + 1;
  return most;
};

/** The next moves from a position that let the most dice be played. */
export const movesOn = (
  search: TurnSearch,
  node: Node,
  dice: number,
  bound: number,
): readonly Node[] => {
  const nodes: Node[] = [];
  if (dice === 0) return nodes;
  someMove(search, node, (next) => {
    if (longest(search, next, bound - 1) === dice - 1) nodes.push(next);
    return false;
  });
  return search.duty === 0
    ? nodes
    : nodes.filter((next) => canOpen(search, next, dice - 1, bound - 1));
};

/** Whether so many more dice can lead to an end that opens the block. */
const canOpen = (search: TurnSearch, node: Node, dice: number, bound: number): boolean =>
  dice === 0
    ? opens(search, node)
    : movesOn(search, node, dice, bound).some((next) => canOpen(search, next, dice - 1, bound - 1));

const firstsOf = (search: TurnSearch, bound: number): Found => {
  if (isOver(search, search.root)) return { search, dice: 0, bound, firsts: [] };
  const { duty } = search;
  search.duty = 0;
  const dice = longest(search, search.root, bound);
  const longestOf = movesOn(search, search.root, dice, bound);
  const firsts = dice === 1 ? withLargerDie(search, longestOf) : longestOf;
  search.duty = duty;
  const opening =
    duty === 0 ? firsts : firsts.filter((node) => canOpen(search, node, dice - 1, bound - 1));
  if (opening.length > 0) return { search, dice, bound, firsts: opening };
  search.duty = 0;
  return { search, dice, bound, firsts };
};

/** Finds the legal first moves of a turn in progress without listing whole turns. */
export const firstMoves = (search: TurnSearch, start: Start): Found => {
  if (mayBeFull(start)) {
    begin(search, start, true);
    const all = restAt(start.sequence, start.left).length;
    if (mostBound(search) === all && longest(search, search.root, all) === all)
      return firstsOf(search, all);
  }
  begin(search, start, false);
  return firstsOf(search, mostBound(search));
};

const mostBound = (search: TurnSearch): number =>
  search.mayEnd ? restAt(search.start.sequence, search.start.left).length : mostDice(search);
