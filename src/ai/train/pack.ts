import { BOARD, type Board } from "../inputs/inputs.ts";

/** The size of a board in a file: two counts share a byte. */
export const PACKED_BOARD = BOARD / 2;

/** Packs the board that begins at `at`. */
export const packCounts = (boards: Board, at: number, to: Uint8Array, toAt: number): void => {
  for (let pair = 0; pair < PACKED_BOARD; pair++)
    to[toAt + pair] = (boards[at + 2 * pair] ?? 0) | ((boards[at + 2 * pair + 1] ?? 0) << 4);
};

export const unpackCounts = (bytes: Uint8Array, at: number, to: Board, toAt: number): void => {
  for (let pair = 0; pair < PACKED_BOARD; pair++) {
    const both = bytes[at + pair] ?? 0;
    to[toAt + 2 * pair] = both & 15;
    to[toAt + 2 * pair + 1] = both >> 4;
  }
};
