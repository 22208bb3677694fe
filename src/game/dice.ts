import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Dice, Die } from "../rules/types.ts";
import type { DiceSource } from "./types.ts";

/** The faces of a die; a byte below 252 falls on each of them equally often. */
const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];
const FAIR_BYTES = 252;

/** A new secret for the dice of one game: 32 random bytes, never to be used again. */
export const newSecret = (): Uint8Array => randomBytes(32);

/** What is published before a game: the SHA-256 of its secret, in hexadecimal. */
export const commitment = (secret: Uint8Array): string =>
  createHash("sha256").update(secret).digest("hex");

/**
 * The dice of a game, from its secret alone. Throw `n` (0, 1, 2 …) is read from
 * HMAC-SHA-256(secret, "n"): bytes from the left, those of 252 and above skipped, the others
 * modulo 6 plus 1. Should all 32 bytes be skipped, reading goes on in HMAC(secret, "n:1") and so on.
 * Of an opening throw the first die is White's.
 */
export const diceOf = (secret: Uint8Array): DiceSource =>
  diceFrom((label) => createHmac("sha256", secret).update(label).digest());

/** Dice read in this way from any blocks of bytes: "n" and, once it is used up, "n:1", "n:2" … */
export const diceFrom =
  (blockOf: (label: string) => Iterable<number>): DiceSource =>
  (n) => {
    const found: Die[] = [];
    for (let block = 0; ; block++) {
      for (const byte of blockOf(block === 0 ? String(n) : `${n}:${block}`)) {
        const face = byte < FAIR_BYTES ? FACES[byte % FACES.length] : undefined;
        if (face !== undefined) found.push(face);
        const [first, second] = found;
        if (first !== undefined && second !== undefined) return [first, second] satisfies Dice;
      }
    }
  };
