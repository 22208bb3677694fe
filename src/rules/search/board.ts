import { heldOf } from "../position.ts";
import { BAR, OFF, type Position, type Side } from "../types.ts";

/*
 * A packed board is 52 counts: the mover's OFF (0), 1–24 and BAR (25), then the other side's. The
 * held checkers are a plane of their own: bit 4 of the count on their point.
 */

export const BOARD = 52;
export const OTHER = 26;
export const QUADS = BOARD / 4;

/** The bits of a packed count, and the one that marks a held checker. */
export const COUNT = 15;
export const HELD_MARK = 16;

/** Boards as bytes, and as groups of four bytes for faster writes (little-endian, as in Node). */
export type Boards = { readonly bytes: Uint8Array; readonly quads: Uint32Array };

/** Memory for packed boards, one after the other. */
export const roomForBoards = (count: number): Boards => {
  const bytes = new Uint8Array(count * BOARD);
  return { bytes, quads: new Uint32Array(bytes.buffer) };
};

/** Marks the checkers of a packed side that are held on these points. */
export const mark = (board: Uint8Array, at: number, held: number): void => {
  for (let set = held; set !== 0; set &= set - 1) {
    const place = at + 31 - Math.clz32(set & -set);
    board[place] = (board[place] ?? 0) | HELD_MARK;
  }
};

/** Packs a position into `board`, starting at `at`. */
export const packBoard = (
  { own, other }: Position,
  board: Uint8Array = new Uint8Array(BOARD),
  at = 0,
): Uint8Array => {
  for (let point = OFF; point <= BAR; point++) {
    board[at + point] = own[point] ?? 0;
    board[at + OTHER + point] = other[point] ?? 0;
  }
  mark(board, at, heldOf(own));
  mark(board, at + OTHER, heldOf(other));
  return board;
};

/** The side in the 26 counts that start at `at`. */
export const sideAt = (board: Uint8Array, at: number): Side => {
  const side: number[] = [];
  let held = 0;
  for (let point = OFF; point <= BAR; point++) {
    const packed = board[at + point] ?? 0;
    if (packed >= HELD_MARK) held |= 1 << point;
    side.push(packed & COUNT);
  }
  if (held !== 0) side.push(held);
  return side;
};

/** The position of the packed board that starts at `at`. */
export const unpackBoard = (board: Uint8Array, at = 0): Position => ({
  own: sideAt(board, at),
  other: sideAt(board, at + OTHER),
});
