import { OFF } from "../../rules/types.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";

/** 80 bits, ten bytes, fourteen characters. */
const BYTES = 10;

/**
 * A position of short nardy as GNU Backgammon names it: of the side that has moved, then of the one
 * to roll, for each point up to the bar a 1 for each checker, then a 0; low bits first, as base64.
 */
export const positionIdOf = (board: Board): string => {
  const bytes = new Uint8Array(BYTES);
  let bit = 0;
  for (const side of [board.subarray(SIDE, BOARD), board.subarray(0, SIDE)])
    for (const count of side.subarray(OFF + 1)) {
      for (let checker = 0; checker < count; checker++, bit++)
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
      bit++;
    }
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
};
