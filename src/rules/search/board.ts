import { BAR, OFF, type Position, type Side } from "../types.ts";

/* A packed board is 52 counts: the mover's OFF (0), 1–24 and BAR (25), then the other side's. */

export const BOARD = 52;
export const OTHER = 26;
export const QUADS = BOARD / 4;

/** Boards as bytes, and as groups of four bytes for faster writes (little-endian, as in Node). */
export type Boards = { readonly bytes: Uint8Array; readonly quads: Uint32Array };

/** Memory for packed boards, one after the other. */
export const roomForBoards = (count: number): Boards => {
  const bytes = new Uint8Array(count * BOARD);
  return { bytes, quads: new Uint32Array(bytes.buffer) };
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
  return board;
};

/** The side in the 26 counts that start at `at`. */
export const sideAt = (board: Uint8Array, at: number): Side => {
  const side: number[] = [];
  for (let point = OFF; point <= BAR; point++) side.push(board[at + point] ?? 0);
  return side;
};

/** The position of the packed board that starts at `at`. */
export const unpackBoard = (board: Uint8Array, at = 0): Position => ({
  own: sideAt(board, at),
  other: sideAt(board, at + OTHER),
});
