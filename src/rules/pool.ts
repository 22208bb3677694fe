import type { Point } from "./types.ts";

/**
 * The memory of a search: positions of a turn packed into five words each, every distinct one kept
 * once. A turn can pass through very many of them, so they are numbers in one array and not
 * objects.
 *
 * Words 0–3 hold 32 counts of four bits: the mover's checkers on `OFF`, 1–24 and `BAR`, then, at
 * `HITTERS` + p, his checkers on home point p that hit in this turn. Word 4 holds the opposing
 * blots hit so far (bit p for own point p), then how many checkers may still leave the head, then
 * the plan of the dice that are left.
 */
export type Pool = {
  words: Int32Array;
  /** The position each one was reached from, and the step there, as `from` × 8 + die. */
  parents: Int32Array;
  steps: Uint8Array;
  /** Free for the search to remember what it found out about a position. */
  notes: Uint8Array;
  size: number;
  /** Open addressing: numbers of positions; those below `start` belong to a search that is over. */
  table: Int32Array;
  start: number;
};

/** The number of a packed position in its pool. */
export type Packed = number;

/** Where the counts of hitters begin: those of home point p are at `HITTERS` + p. */
export const HITTERS = 25;
const WORDS = 5;
const HEAD_SHIFT = 25;
const PLAN_SHIFT = 27;
/** The plan of a bare position: one that no roll has. */
const BARE = 31;
const HITS_MASK = 0x01fffffe;
/** A pool that has grown beyond this is not kept between searches. */
const KEPT = 1 << 16;

const roomFor = (
  capacity: number,
): Pick<Pool, "words" | "parents" | "steps" | "notes" | "table"> => ({
  words: new Int32Array(capacity * WORDS),
  parents: new Int32Array(capacity),
  steps: new Uint8Array(capacity),
  notes: new Uint8Array(capacity),
  table: new Int32Array(capacity * 2).fill(-1),
});

const createPool = (): Pool => ({ ...roomFor(1 << 14), size: 0, start: 0 });

let shared = createPool();

/** An empty pool. There is one for all searches, so a search must be over before the next begins. */
export const freshPool = (): Pool => {
  if (shared.parents.length > KEPT) shared = createPool();
  if (shared.size > shared.parents.length / 2) {
    shared.size = 0;
    shared.table.fill(-1);
  }
  shared.start = shared.size;
  return shared;
};

const word = (pool: Pool, at: number): number => pool.words[at] ?? 0;

/** How many of the mover's checkers are on a point, or are hitters at `HITTERS` + point. */
export const countOf = (pool: Pool, packed: Packed, point: Point): number =>
  (word(pool, packed * WORDS + (point >> 3)) >>> ((point & 7) * 4)) & 15;

/** Changes such a count. */
export const addTo = (pool: Pool, packed: Packed, point: Point, count: number): void => {
  const at = packed * WORDS + (point >> 3);
  pool.words[at] = word(pool, at) + (count << ((point & 7) * 4));
};

/** The own points where blots have been hit: bit p for point p. */
export const hitsOf = (pool: Pool, packed: Packed): number =>
  word(pool, packed * WORDS + 4) & HITS_MASK;

/** How many checkers may still leave the head. */
export const headLeftOf = (pool: Pool, packed: Packed): number =>
  (word(pool, packed * WORDS + 4) >>> HEAD_SHIFT) & 3;

/** The id of the plan of the dice that are left. */
export const planOf = (pool: Pool, packed: Packed): number =>
  word(pool, packed * WORDS + 4) >>> PLAN_SHIFT;

/** Sets all that is no count. */
export const setExtras = (
  pool: Pool,
  packed: Packed,
  hits: number,
  headLeft: number,
  plan: number,
): void => {
  pool.words[packed * WORDS + 4] = hits | (headLeft << HEAD_SHIFT) | (plan << PLAN_SHIFT);
};

const grow = (pool: Pool): void => {
  const old = { words: pool.words, parents: pool.parents, steps: pool.steps, notes: pool.notes };
  Object.assign(pool, roomFor(pool.parents.length * 2));
  pool.words.set(old.words);
  pool.parents.set(old.parents);
  pool.steps.set(old.steps);
  pool.notes.set(old.notes);
  for (let packed = pool.start; packed < pool.size; packed++) enter(pool, packed);
};

/** A new, empty position at the end of the pool. */
export const emptyPacked = (pool: Pool): Packed => {
  if (pool.size === pool.parents.length) grow(pool);
  const packed = pool.size++;
  pool.words.fill(0, packed * WORDS, (packed + 1) * WORDS);
  pool.parents[packed] = -1;
  pool.notes[packed] = 0;
  return packed;
};

/** A copy of a position at the end of the pool, to be changed and then given to `known`. */
export const copyOf = (pool: Pool, packed: Packed): Packed => {
  if (pool.size === pool.parents.length) grow(pool);
  const copy = pool.size++;
  const { words } = pool;
  const to = copy * WORDS;
  const from = packed * WORDS;
  words[to] = words[from] ?? 0;
  words[to + 1] = words[from + 1] ?? 0;
  words[to + 2] = words[from + 2] ?? 0;
  words[to + 3] = words[from + 3] ?? 0;
  words[to + 4] = words[from + 4] ?? 0;
  pool.notes[copy] = 0;
  return copy;
};

const slotOf = (pool: Pool, packed: Packed): number => {
  const at = packed * WORDS;
  let hash = Math.imul(word(pool, at), 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15) ^ word(pool, at + 1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ word(pool, at + 2), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ word(pool, at + 3), 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 15) ^ word(pool, at + 4), 0x165667b1);
  return (hash ^ (hash >>> 14)) & (pool.table.length - 1);
};

const same = (pool: Pool, one: Packed, two: Packed): boolean => {
  const { words } = pool;
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

/** The hitters of word 3 are no part of where the checkers stand, and 25 points leave two counts. */
const POSITION_MASK = 0xff;

/** Whether two of a search stand alike, whatever led there and whatever dice are left. */
export const samePosition = (pool: Pool, one: Packed, two: Packed): boolean => {
  const a = one * WORDS;
  const b = two * WORDS;
  return (
    word(pool, a) === word(pool, b) &&
    word(pool, a + 1) === word(pool, b + 1) &&
    word(pool, a + 2) === word(pool, b + 2) &&
    ((word(pool, a + 3) ^ word(pool, b + 3)) & POSITION_MASK) === 0 &&
    hitsOf(pool, one) === hitsOf(pool, two)
  );
};

/** A copy that says only where the checkers stand. */
export const bareCopyOf = (pool: Pool, packed: Packed): Packed => {
  const copy = copyOf(pool, packed);
  const at = copy * WORDS;
  pool.words[at + 3] = word(pool, at + 3) & POSITION_MASK;
  setExtras(pool, copy, hitsOf(pool, packed), 0, BARE);
  return copy;
};

/** Enters a position into the table; returns the equal one that was there before, or itself. */
const enter = (pool: Pool, packed: Packed): Packed => {
  const { table, start } = pool;
  let slot = slotOf(pool, packed);
  let found = table[slot] ?? -1;
  while (found >= start) {
    if (same(pool, found, packed)) return found;
    slot = (slot + 1) & (table.length - 1);
    found = table[slot] ?? -1;
  }
  table[slot] = packed;
  return packed;
};

/** Keeps the last position of the pool if it is new; otherwise drops it and returns its equal. */
export const known = (pool: Pool, packed: Packed): Packed => {
  const found = enter(pool, packed);
  if (found !== packed) pool.size--;
  return found;
};
