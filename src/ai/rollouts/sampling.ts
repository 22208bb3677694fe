import { DICE } from "../../rules/dice.ts";
import type { Dice, Die } from "../../rules/types.ts";

/** Pseudo-random numbers from a seed. */
export type Random = {
  readonly next: () => number;
  readonly below: (count: number) => number;
  readonly dice: () => Dice;
};

/** A separate stream for each seed and index (sfc32). */
export const createRandom = (seed: number, index: number): Random => {
  let [a, b, c, counter] = [seed | 0, index | 0, 0x9e3779b9 | 0, 1];
  const word = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) word();
  const next = (): number => word() / 2 ** 32;
  const below = (count: number): number => Math.floor(next() * count);
  const die = (): Die => DICE[below(6)] ?? 1;
  return { next, below, dice: () => [die(), die()] };
};

export type Mean = { readonly mean: number; readonly error: number; readonly count: number };

export const meanOf = (numbers: readonly number[]): Mean => {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
};

export const showMean = ({ mean, error }: Mean, places = 3): string =>
  `${mean.toFixed(places)} ± ${error.toFixed(places)}`;
