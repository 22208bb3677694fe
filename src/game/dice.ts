import { createHash, createHmac } from "node:crypto";
import { DICE } from "../rules/dice.ts";
import type { Dice, Die } from "../rules/types.ts";
import type { DiceSource, GameEvent } from "./types.ts";

/** Bytes below this fall on each face equally often. */
const FAIR_BYTES = 252;

/** The promise published before a game: the SHA-256 of its secret, in hexadecimal. */
export const commitment = (secret: Uint8Array): string =>
  createHash("sha256").update(secret).digest("hex");

/**
 * The dice of a game from its secret and nonce. The players bring the nonce after the secret's hash
 * is published. Throw `n` (from 0) is read from HMAC-SHA-256(secret, "nonce:n"): bytes from the
 * left, 252 and above skipped, modulo 6 plus 1; then from "nonce:n:1" … An opening's first die is
 * White's. Games older than nonces (null) are read from "n".
 */
export const diceOf = (secret: Uint8Array, nonce: string | null = null): DiceSource =>
  namedDice({ secret, nonce }, "");

const namedDice = ({ secret, nonce }: DiceOrigin, name: string): DiceSource => {
  const prefix = nonce === null ? name : `${nonce}:${name}`;
  return diceFrom((label) => createHmac("sha256", secret).update(`${prefix}${label}`).digest());
};

/**
 * The dice that people throw for their seats before a game: die `n` (from 0) is the first of throw
 * `n` of the game's dice, with "seats:" before its label.
 */
export const seatDice = (origin: DiceOrigin): ((n: number) => Die) => {
  const source = namedDice(origin, "seats:");
  return (n) => source(n)[0];
};

/** Dice read in this way from any source of blocks: "n" and, where that ends, "n:1", "n:2" … */
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
  readonly hash: string;
  /** The first throw, counted from 1, that does not follow from the secret; undefined if all do. */
  readonly wrong: number | undefined;
};

export type DiceOrigin = { readonly secret: Uint8Array; readonly nonce: string | null };

/** Recomputes every throw of a game from its secret and nonce. */
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
