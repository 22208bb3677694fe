import { createHash } from "node:crypto";
import { diceOf } from "../../src/game/dice.ts";
import type { Dice } from "../../src/rules/types.ts";

/** The secret of the `n`th game under a seed: always the same. */
export const seededSecret = (seed: number | string, n = 0): Uint8Array =>
  createHash("sha256").update(`${seed} ${n}`).digest();

const MOST_TRIES = 5_000_000;

/** A secret whose first throws are these; the one of the opening is White's die, Black's die. */
export const secretThrowing = (...wished: readonly Dice[]): Uint8Array => {
  for (let n = 0; n < MOST_TRIES; n++) {
    const secret = seededSecret("throwing", n);
    const dice = diceOf(secret);
    const fits = wished.every(([first, second], index) => {
      const [one, two] = dice(index);
      return one === first && two === second;
    });
    if (fits) return secret;
  }
  throw new Error("no secret throws all of these dice");
};
