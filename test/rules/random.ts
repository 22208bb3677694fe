import type { Dice, Die } from "../../src/rules/types.ts";

/** A source of chance that is the same for the same seed (mulberry32). */
export type Random = {
  /** A whole number from 0 up to, but not, `limit`. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
  readonly die: () => Die;
  readonly dice: () => Dice;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const seeded = (seed: number): Random => {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]): T => {
    for (const item of items.slice(below(items.length))) return item;
    throw new Error("There is nothing to pick from.");
  };
  const die = (): Die => pick(FACES);
  return {
    below,
    chance: (probability) => next() < probability,
    pick,
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((one, two) => one.key - two.key)
        .map(({ item }) => item),
    die,
    dice: () => [die(), die()],
  };
};
