import { createHash, createHmac, randomBytes } from "node:crypto";
import { DICE } from "../rules/dice.ts";
import type { Dice, Die } from "../rules/types.ts";
import type { DiceSource, GameEvent } from "./types.ts";

/** A byte below this falls on each face equally often. */
const FAIR_BYTES = 252;

/** A new secret for the dice of one game: 32 random bytes, never to be used again. */
export const newSecret = (): Uint8Array => randomBytes(32);

/** What is published before a game: the SHA-256 of its secret, in hexadecimal. */
export const commitment = (secret: Uint8Array): string =>
  createHash("sha256").update(secret).digest("hex");

/**
 * The dice of a game from its secret and its nonce, which the players brought after the secret's hash was
 * published: throw `n` (from 0) is read from HMAC-SHA-256(secret, "nonce:n"), bytes from the left, 252 and
 * above skipped, modulo 6 plus 1; then from "nonce:n:1" … An opening's first die is White's. Games from
 * before there were nonces (null) are read from "n".
 */
export const diceOf = (secret: Uint8Array, nonce: string | null = null): DiceSource => {
  const prefix = nonce === null ? "" : `${nonce}:`;
  return diceFrom((label) => createHmac("sha256", secret).update(`${prefix}${label}`).digest());
};

/** Dice read in this way from any blocks of bytes: "n" and, once it is used up, "n:1", "n:2" … */
export const diceFrom =
  (blockOf: (label: string) => Iterable<number>): DiceSource =>
  (n) => {
    const found: Die[] = [];
    for (let block = 0; ; block++) {
      for (const byte of blockOf(block === 0 ? String(n) : `${n}:${block}`)) {
        const face = byte < FAIR_BYTES ? DICE[byte % DICE.length] : undefined;
        if (face !== undefined) found.push(face);
        const [first, second] = found;
        if (first !== undefined && second !== undefined) return [first, second] satisfies Dice;
      }
    }
  };

export type DiceCheck = {
  readonly throws: number;
  /** SHA-256 of the secret in hexadecimal. */
  readonly hash: string;
  /** The first throw that does not follow from the secret, counted from 1; undefined: all do. */
  readonly wrong: number | undefined;
};

/** What the dice of a game are read from. */
export type DiceOrigin = { readonly secret: Uint8Array; readonly nonce: string | null };

/** Recomputes every throw in the events of a game from its secret and its nonce. */
export const checkDice = (
  { secret, nonce }: DiceOrigin,
  events: readonly GameEvent[],
): DiceCheck => {
  const throws = events.flatMap((event): Dice[] => {
    if (event.type === "rolled") return [event.dice];
    return event.type === "thrown" ? [[event.throw.white, event.throw.black]] : [];
  });
  const dice = diceOf(secret, nonce);
  const wrong = throws.findIndex(([first, second], n) => {
    const [one, other] = dice(n);
    return first !== one || second !== other;
  });
  return {
    throws: throws.length,
    hash: commitment(secret),
    wrong: wrong < 0 ? undefined : wrong + 1,
  };
};
