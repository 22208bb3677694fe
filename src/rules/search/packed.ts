import { wholeOf } from "../sequence.ts";
import { givenBy, NOTHING_BOUND, type Roll } from "../turn.ts";
import type { Die, Move, Ruleset, Switches } from "../types.ts";
import { followBest, type Score } from "./beam.ts";
import { createSearch, type Start, type TurnSearch } from "./begin.ts";
import { BOARD, type Boards, OTHER, roomForBoards } from "./board.ts";
import { endsOf } from "./ends.ts";
import { leftOf } from "./memory.ts";
import { movesTo, packNode, restOf } from "./values.ts";

/** Memory to look for ends by one ruleset. A search within a visit needs a second one. */
export type EndSearch = {
  readonly switches: Switches;
  readonly search: TurnSearch;
  boards: Boards;
};

const FIRST_ENDS = 256;

export const createEndSearch = ({ switches }: Ruleset): EndSearch => ({
  switches,
  search: createSearch(),
  boards: roomForBoards(FIRST_ENDS),
});

const startOf = ({ switches }: EndSearch, board: Uint8Array, roll: Roll): Start => {
  const sides = { own: board, other: board.subarray(OTHER) };
  const { sequence, headLeft, duty } = givenBy(switches, sides, roll);
  const left = wholeOf(sequence);
  return { switches, board, bound: NOTHING_BOUND, headLeft, duty, sequence, left, wasted: false };
};

/** Visits each distinct end of a turn. The next call overwrites `boards` and `rest`. */
export const visitEnds = (
  room: EndSearch,
  board: Uint8Array,
  roll: Roll,
  visit: (boards: Uint8Array, offset: number, rest: readonly Die[]) => void,
): number => {
  const { search } = room;
  const ends = endsOf(search, startOf(room, board, roll), Infinity) ?? [];
  if (room.boards.bytes.length < ends.length * BOARD) room.boards = roomForBoards(2 * ends.length);
  const { boards } = room;
  for (let index = 0; index < ends.length; index++)
    packNode(search, ends[index] ?? search.root, boards, index);
  // Only a step that ends the game leaves other dice than the last end does.
  const last = ends.at(-1) ?? search.root;
  const usual = restOf(search, last);
  const left = leftOf(search.memory, last);
  for (let index = 0; index < ends.length; index++) {
    const node = ends[index] ?? last;
    const rest = leftOf(search.memory, node) === left ? usual : restOf(search, node);
    visit(boards.bytes, index * BOARD, rest);
  }
  return ends.length;
};

/** The moves of a legal turn that ends at the packed board `end`; undefined if none does. */
export const movesToEnd = (
  room: EndSearch,
  board: Uint8Array,
  roll: Roll,
  end: Uint8Array,
): readonly Move[] | undefined => {
  const { search } = room;
  const { scratch } = search;
  const ends = endsOf(search, startOf(room, board, roll), Infinity) ?? [];
  const found = ends.find((node) => {
    packNode(search, node, scratch, 0);
    return scratch.bytes.every((count, index) => count === end[index]);
  });
  return found === undefined ? undefined : movesTo(search, found);
};

export type BeamEnd = {
  readonly board: Uint8Array;
  readonly score: number;
  readonly moves: readonly Move[];
};

export type BeamEnds = {
  readonly ends: readonly BeamEnd[];
  readonly rest: readonly Die[];
  readonly visited: number;
};

/** Good ends of a turn with too many: after each die only the `width` best positions go on. */
export const beamEnds = (
  room: EndSearch,
  board: Uint8Array,
  roll: Roll,
  score: Score,
  width = 64,
): BeamEnds => {
  const { search } = room;
  const best = followBest(search, startOf(room, board, roll), score, width);
  const ends = best.map(({ node, score }) => {
    const one = roomForBoards(1);
    packNode(search, node, one, 0);
    return { board: one.bytes, score, moves: movesTo(search, node) };
  });
  const rest = restOf(search, best[0]?.node ?? search.root);
  return { ends, rest, visited: search.memory.size - search.root };
};
