import { OFF } from "../../rules/types.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";

const BYTES = 10;

/** GNU Backgammon's name of a position of short nardy (its manual, "position ID"). */
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
