import { COUNT, HELD_MARK } from "../../rules/search/search.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";

/** The counts of a board in a file: two share a byte. */
const PACKED_COUNTS = BOARD / 2;

/** A board in a file: its counts, then a bit for each held checker. */
export const PACKED_BOARD = PACKED_COUNTS + Math.ceil(BOARD / 8);

/** Packs the board that begins at `at`. */
export const writeBoard = (boards: Board, at: number, to: Uint8Array, toAt: number): void => {
  const countAt = (place: number): number => (boards[at + place] ?? 0) & COUNT;
  to.fill(0, toAt + PACKED_COUNTS, toAt + PACKED_BOARD);
  for (let pair = 0; pair < PACKED_COUNTS; pair++)
    to[toAt + pair] = countAt(2 * pair) | (countAt(2 * pair + 1) << 4);
  for (let place = 0; place < BOARD; place++) {
    if ((boards[at + place] ?? 0) < HELD_MARK) continue;
    const byte = toAt + PACKED_COUNTS + (place >> 3);
    to[byte] = (to[byte] ?? 0) | (1 << (place & 7));
  }
};

/** Unpacks a board. One without held checkers may end after its counts. */
export const readBoard = (bytes: Uint8Array, at: number, to: Board, toAt: number): void => {
  for (let pair = 0; pair < PACKED_COUNTS; pair++) {
    const both = bytes[at + pair] ?? 0;
    to[toAt + 2 * pair] = both & COUNT;
    to[toAt + 2 * pair + 1] = both >> 4;
  }
  for (let place = 0; place < BOARD; place++) {
    const held = (bytes[at + PACKED_COUNTS + (place >> 3)] ?? 0) & (1 << (place & 7));
    if (held !== 0) to[toAt + place] = (to[toAt + place] ?? 0) | HELD_MARK;
  }
};

/** A board as base64, short where no checker is held. */
export const textOf = (board: Board): string => {
  const bytes = new Uint8Array(PACKED_BOARD);
  writeBoard(board, 0, bytes, 0);
  const isMarked = bytes.subarray(PACKED_COUNTS).some((byte) => byte !== 0);
  return Buffer.from(isMarked ? bytes : bytes.subarray(0, PACKED_COUNTS)).toString("base64");
};

/** The board of such a text. */
export const boardOf = (text: string): Board => {
  const board = new Uint8Array(BOARD);
  readBoard(Buffer.from(text, "base64"), 0, board, 0);
  return board;
};
