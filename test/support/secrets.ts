import { createHash } from "node:crypto";
import { diceOf, seatDice } from "../../src/game/dice.ts";
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

/** A secret by which people at a chouette get their seats in the order in which they came. */
export const secretSeating = (people: number, ...wished: readonly Dice[]): Uint8Array => {
  for (let n = 0; n < MOST_TRIES; n++) {
    const secret = seededSecret("seating", n);
    const dieAt = seatDice({ secret, nonce: null });
    const faces = Array.from({ length: people }, (_, at) => dieAt(at));
    const dice = diceOf(secret);
    const isInOrder = faces.every((face, at) => at === 0 || face < (faces[at - 1] ?? 0));
    if (isInOrder && wished.every((two, at) => two.join() === dice(at).join())) return secret;
  }
  throw new Error("no secret seats these people in order");
};

const USUAL = diceOf(seededSecret(1));

/** People at a chouette sit as they came, and the first throws are those of any other test. */
export const SEATED: readonly Uint8Array[] = [secretSeating(3, USUAL(0), USUAL(1))];
