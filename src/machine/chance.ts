import { randomBytes } from "node:crypto";

/** Where everything comes from that nobody can foresee; a run with a seed brings its own. */
export type Chance = {
  readonly bytes: (count: number) => Buffer;
  /** From 0 up to 1, which it never is. */
  readonly number: () => number;
};

/** The chance of this machine. */
export const realChance: Chance = { bytes: (count) => randomBytes(count), number: Math.random };

/** Bytes as a word for links and buttons. */
export const newWord = (chance: Chance, bytes: number): string =>
  chance.bytes(bytes).toString("base64url");
