import { errorFunction } from "simple-statistics";
import type { Dice, Die } from "../rules/types.ts";

/** A roll regardless of the order of its dice, and how often it fell. */
export type RollCount = { readonly dice: Dice; readonly count: number };

/** How somebody's dice fell, and how likely it is that fair ones fall at least as far off. */
export type Fairness = {
  readonly rolls: number;
  /** How often each number lay on a die, from 1 to 6. */
  readonly faces: readonly { readonly die: Die; readonly count: number }[];
  readonly facesExpected: number;
  /** Chi-squared test over the six numbers. */
  readonly facesChance: number;
  readonly doubles: number;
  readonly doublesExpected: number;
  /** Test of the number of doubles against one in six. */
  readonly doublesChance: number;
};

const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** What the counts of somebody's rolls say of his dice; chances of 1 where there were no rolls. */
export const fairnessOf = (counts: readonly RollCount[]): Fairness => {
  const total = (of: (dice: Dice) => number): number =>
    counts.reduce((sum, { dice, count }) => sum + of(dice) * count, 0);
  const rolls = total(() => 1);
  const faces = DICE.map((die) => ({
    die,
    count: total((dice) => dice.filter((one) => one === die).length),
  }));
  const facesExpected = rolls / 3;
  const doubles = total(([first, second]) => (first === second ? 1 : 0));
  const doublesExpected = rolls / 6;
  const deviation = (doubles - doublesExpected) / Math.sqrt((rolls * 5) / 36);
  return {
    rolls,
    faces,
    facesExpected,
    facesChance:
      rolls === 0
        ? 1
        : chanceAbove5(
            faces.reduce((sum, { count }) => sum + (count - facesExpected) ** 2 / facesExpected, 0),
          ),
    doubles,
    doublesExpected,
    doublesChance: rolls === 0 ? 1 : 1 - errorFunction(Math.abs(deviation) / Math.SQRT2),
  };
};

/** The chance of a chi-squared value at least as high with five degrees of freedom. */
const chanceAbove5 = (value: number): number =>
  1 -
  errorFunction(Math.sqrt(value / 2)) +
  Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2) * (1 + value / 3);
