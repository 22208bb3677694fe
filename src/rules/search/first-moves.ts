import { begin, mayBeFull, type Start, type TurnSearch } from "./begin.ts";
import { withLargerDie } from "./ends.ts";
import { isTooFew, limitsOf } from "./limits.ts";
import type { Node } from "./memory.ts";
import { isOver, opens, someMove } from "./moves.ts";

export type Found = {
  readonly search: TurnSearch;
  readonly dice: number;
  readonly firsts: readonly Node[];
};

/** After so many positions it is worth while to work out how many dice can be played at most. */
const MANY = 1_000;

/** A step that may end the game counts as all dice, so nothing limits them. */
const isLong = ({ memory, root, mayEnd }: TurnSearch): boolean =>
  memory.size - root > MANY && !mayEnd;

/** Asks a long search for so many dice. */
const askFor = (search: TurnSearch, dice: number): void => {
  search.most = dice;
  search.limits = limitsOf(search);
};

/** Asks a long search for one die more than it has reached, so that all beyond is too far. */
const limit = (search: TurnSearch): void => {
  const { full, most, deepest, root } = search;
  askFor(search, full ? most : Math.min(most, deepest + 1));
  // Where dice may not be wasted, a turn that plays less than all is none.
  if (full && search.limits && isTooFew(search, search.limits, root, most)) search.most = 0;
};

/**
 * How many dice can be played from a position that is reached by `played` dice. A step that ends
 * the game counts as all that are left. What cannot reach `most` may be counted too high in a long
 * search, but never as high as that.
 */
export const longest = (search: TurnSearch, node: Node, played: number): number => {
  if (played >= search.most) return 0;
  const { memory } = search;
  const note = memory.notes[node] ?? 0;
  if (note !== 0) return note - 1;
  if (isOver(search, node)) return search.most - played;
  if (played > search.deepest) search.deepest = played;
  if (search.limits === undefined && isLong(search)) limit(search);
  const needed = search.most - played;
  if (search.limits && needed > 0 && isTooFew(search, search.limits, node, needed)) {
    memory.notes[node] = needed;
    return needed - 1;
  }
  let most = 0;
  someMove(search, node, (next) => {
    most = Math.max(most, 1 + longest(search, next, played + 1));
    return played + most >= search.most;
  });
  memory.notes[node] = most + 1;
  return most;
};

/** The next moves, after `played` dice, that let `dice` more be played: the most that can be. */
const longestOn = (
  search: TurnSearch,
  node: Node,
  dice: number,
  played: number,
): readonly Node[] => {
  const nodes: Node[] = [];
  if (dice === 0) return nodes;
  someMove(search, node, (next) => {
    if (longest(search, next, played + 1) === dice - 1) nodes.push(next);
    return false;
  });
  return nodes;
};

/** The same, where the block can still be opened if it must be. */
export const movesOn = (
  search: TurnSearch,
  node: Node,
  dice: number,
  played: number,
): readonly Node[] => {
  const nodes = longestOn(search, node, dice, played);
  return search.duty === 0
    ? nodes
    : nodes.filter((next) => canOpen(search, next, dice - 1, played + 1));
};

/**
 * Whether `dice` more, after `played` dice, can lead to an end that opens the block. From where
 * they cannot is noted: in a double that climbs many ways lead there.
 */
const canOpen = (search: TurnSearch, node: Node, dice: number, played: number): boolean => {
  if (dice === 0) return opens(search, node);
  if (search.shut.has(node)) return false;
  const can = longestOn(search, node, dice, played).some((next) =>
    canOpen(search, next, dice - 1, played + 1),
  );
  if (!can) search.shut.add(node);
  return can;
};

/** How many dice the turn can play; a long search asks for more until that is too many. */
const longestTurn = (search: TurnSearch): number => {
  let tooMany = search.most + 1;
  let more = 1;
  for (;;) {
    const dice = longest(search, search.root, 0);
    if (search.limits === undefined) return dice;
    const isReached = dice >= search.most;
    if (isReached && search.most + 1 === tooMany) return dice;
    if (!isReached) tooMany = search.most;
    more = isReached ? 2 * more : 1;
    const reached = isReached ? search.most : search.deepest;
    askFor(search, Math.min(reached + more, tooMany - 1));
    search.memory.notes.fill(0, search.root, search.memory.size);
  }
};

const firstsOf = (search: TurnSearch): Found => {
  if (isOver(search, search.root)) return { search, dice: 0, firsts: [] };
  const { duty } = search;
  search.duty = 0;
  const dice = longestTurn(search);
  search.most = dice;
  const longestOf = movesOn(search, search.root, dice, 0);
  const firsts = dice === 1 ? withLargerDie(search, longestOf) : longestOf;
  search.duty = duty;
  const opening = duty === 0 ? firsts : firsts.filter((node) => canOpen(search, node, dice - 1, 1));
  if (opening.length > 0) return { search, dice, firsts: opening };
  search.duty = 0;
  return { search, dice, firsts };
};

/** Finds the legal first moves of a turn in progress without listing whole turns. */
export const firstMoves = (search: TurnSearch, start: Start): Found => {
  if (mayBeFull(start)) {
    begin(search, start, true);
    const all = search.most;
    if (longest(search, search.root, 0) === all) return firstsOf(search);
  }
  begin(search, start, false);
  return firstsOf(search);
};
