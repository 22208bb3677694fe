import type { Point } from "../types.ts";

/**
 * The distinct positions that a turn can pass through, each with a number. There are very many, so
 * they are words in one array and not objects.
 *
 * Words 0–3 of a position hold 32 counts of four bits: the mover's checkers on `OFF`, 1–24 and
 * `BAR`, then at `BOUND` + p the checkers on home point p that are bound because they hit at home
 * in this turn. Word 4 holds the opposing blots hit (bit p for own point p), how many checkers may
 * still leave the head, and the index of the dice left. Positions below `start` belong to a
 * finished search.
 */
export type Memory = {
  words: Int32Array;
  /** For each position, the one that it was first reached from, and the move: `from` × 8 + die. */
  parents: Int32Array;
  moves: Uint8Array;
  notes: Uint8Array;
  size: number;
  start: number;
  table: Int32Array;
};

export type Node = number;

/** Where the counts of bound checkers begin: `BOUND` + p is for home point p. */
export const BOUND = 25;
const WORDS = 5;
const HEAD_SHIFT = 25;
const LEFT_SHIFT = 27;
const HITS_MASK = 0x01fffffe;
const CHECKERS_MASK = 0xff;
const BARE = 31;

const FIRST_ROOM = 1 << 12;
const MOST_KEPT = 1 << 16;

type NodeArrays = Pick<Memory, "words" | "parents" | "moves" | "notes" | "table">;

const roomFor = (positions: number): NodeArrays => ({
  words: new Int32Array(positions * WORDS),
  parents: new Int32Array(positions),
  moves: new Uint8Array(positions),
  notes: new Uint8Array(positions),
  table: new Int32Array(positions * 2).fill(-1),
});

export const createMemory = (): Memory => ({ ...roomFor(FIRST_ROOM), size: 0, start: 0 });

export const clear = (memory: Memory): void => {
  if (memory.parents.length > MOST_KEPT) Object.assign(memory, roomFor(FIRST_ROOM), { size: 0 });
  if (memory.size > memory.parents.length / 2) {
    memory.size = 0;
    memory.table.fill(-1);
  }
  memory.start = memory.size;
};

/** One of the five words of a position. */
export const word = ({ words }: Memory, node: Node, index: number): number =>
  words[node * WORDS + index] ?? 0;

/** How many checkers stand on a point; with `BOUND` + point, how many are bound there. */
export const countOf = (memory: Memory, node: Node, point: Point): number =>
  (word(memory, node, point >> 3) >>> ((point & 7) * 4)) & 15;

/** Adds to such a count. */
export const add = (memory: Memory, node: Node, point: Point, count: number): void => {
  const at = node * WORDS + (point >> 3);
  memory.words[at] = (memory.words[at] ?? 0) + (count << ((point & 7) * 4));
};

/** The own points where blots have been hit: bit p for point p. */
export const hitsOf = (memory: Memory, node: Node): number => word(memory, node, 4) & HITS_MASK;

export const headLeftOf = (memory: Memory, node: Node): number =>
  (word(memory, node, 4) >>> HEAD_SHIFT) & 3;

/** The dice left, as an index of the turn's sequence. */
export const leftOf = (memory: Memory, node: Node): number => word(memory, node, 4) >>> LEFT_SHIFT;

/** Sets everything in a position that is not a count. */
export const setExtras = (
  { words }: Memory,
  node: Node,
  hits: number,
  headLeft: number,
  left: number,
): void => {
  words[node * WORDS + 4] = hits | (headLeft << HEAD_SHIFT) | (left << LEFT_SHIFT);
};

/*
 * Where dice may be skipped, no head is limited, and its bits and bit 0 hold the number of dice
 * played, modulo eight: enough to keep apart positions with the same dice left.
 */

/** How many dice have been played, modulo eight, in a search that may skip dice. */
export const playedAt = (memory: Memory, node: Node): number =>
  headLeftOf(memory, node) * 2 + (word(memory, node, 4) & 1);

/** `setExtras` for a search that may skip dice. */
export const setPlayed = (
  memory: Memory,
  node: Node,
  hits: number,
  played: number,
  left: number,
): void => setExtras(memory, node, hits | (played & 1), (played >> 1) & 3, left);

const grow = (memory: Memory): void => {
  const { words, parents, moves, notes } = memory;
  Object.assign(memory, roomFor(parents.length * 2));
  memory.words.set(words);
  memory.parents.set(parents);
  memory.moves.set(moves);
  memory.notes.set(notes);
  for (let node = memory.start; node < memory.size; node++) enter(memory, node);
};

export const emptyNode = (memory: Memory): Node => {
  if (memory.size === memory.parents.length) grow(memory);
  const node = memory.size++;
  memory.words.fill(0, node * WORDS, (node + 1) * WORDS);
  memory.parents[node] = -1;
  memory.notes[node] = 0;
  return node;
};

/** A copy of a position: change it, then give it to `keep`. */
export const copyOf = (memory: Memory, node: Node): Node => {
  if (memory.size === memory.parents.length) grow(memory);
  const copy = memory.size++;
  const { words } = memory;
  const to = copy * WORDS;
  const from = node * WORDS;
  words[to] = words[from] ?? 0;
  words[to + 1] = words[from + 1] ?? 0;
  words[to + 2] = words[from + 2] ?? 0;
  words[to + 3] = words[from + 3] ?? 0;
  words[to + 4] = words[from + 4] ?? 0;
  memory.notes[copy] = 0;
  return copy;
};

/** A copy with only the checkers of both sides: give it to `keep`. */
export const bareCopyOf = (memory: Memory, node: Node): Node => {
  const copy = copyOf(memory, node);
  memory.words[copy * WORDS + 3] = word(memory, copy, 3) & CHECKERS_MASK;
  setExtras(memory, copy, hitsOf(memory, node), 0, BARE);
  return copy;
};

const slotOf = ({ words, table }: Memory, node: Node): number => {
  const at = node * WORDS;
  const hash =
    Math.imul(words[at] ?? 0, 0x9e3779b1) ^
    Math.imul(words[at + 1] ?? 0, 0x85ebca6b) ^
    Math.imul(words[at + 2] ?? 0, 0xc2b2ae35) ^
    Math.imul(words[at + 3] ?? 0, 0x27d4eb2f) ^
    Math.imul(words[at + 4] ?? 0, 0x165667b1);
  return (hash ^ (hash >>> 11) ^ (hash >>> 22)) & (table.length - 1);
};

const same = ({ words }: Memory, one: Node, two: Node): boolean => {
  const a = one * WORDS;
  const b = two * WORDS;
  return (
    words[a] === words[b] &&
    words[a + 1] === words[b + 1] &&
    words[a + 2] === words[b + 2] &&
    words[a + 3] === words[b + 3] &&
    words[a + 4] === words[b + 4]
  );
};

const enter = (memory: Memory, node: Node): Node => {
  const { table, start } = memory;
  let slot = slotOf(memory, node);
  let found = table[slot] ?? -1;
  while (found >= start) {
    if (same(memory, found, node)) return found;
    slot = (slot + 1) & (table.length - 1);
    found = table[slot] ?? -1;
  }
  table[slot] = node;
  return node;
};

/** Keeps the last position of the memory if it is new; otherwise drops it and returns its equal. */
export const keep = (memory: Memory, node: Node): Node => {
  const found = enter(memory, node);
  if (found !== node) memory.size--;
  return found;
};
