import { createHash } from "node:crypto";
import type { Chance } from "../../src/machine/chance.ts";
import { seeded } from "../rules/random.ts";

/** Chance that is the same for the same seed. */
export const seededChance = (seed: number | string): Chance => {
  const random = seeded(createHash("sha256").update(String(seed)).digest().readInt32LE());
  return {
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => random.below(256))),
    number: () => random.below(2 ** 30) / 2 ** 30,
  };
};
