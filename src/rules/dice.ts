import type { Dice, Die } from "./types.ts";

export const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** Whether a value from outside is a die's number, 1–6. */
export const isDie = (value: unknown): value is Die =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;

export const isDouble = ([first, second]: Dice): boolean => first === second;
