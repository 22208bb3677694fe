import { DICE } from "../rules/dice.ts";
import type { Dice, Die, Ruleset } from "../rules/types.ts";
import { apply } from "./apply.ts";
import { newGame } from "./game.ts";
import type { Colour, GameEvent } from "./types.ts";

/** Every roll with its player, without the opening: it is never a double and would distort sums. */
export const rollsIn = (
  ruleset: Ruleset,
  events: readonly GameEvent[],
): readonly { readonly by: Colour; readonly dice: Dice }[] => {
  let game = newGame(ruleset);
  return events.flatMap((event) => {
    const by = game.toMove;
    game = apply(game, event);
    return event.type === "rolled" ? [{ by, dice: event.dice }] : [];
  });
};

export type RollCount = { readonly dice: Dice; readonly count: number };

/** Statistics of a player's dice, with the chance that fair dice deviate at least as much. */
export type Fairness = {
  readonly rolls: number;
  readonly faces: readonly { readonly die: Die; readonly count: number }[];
  readonly facesExpected: number;
  /** Chi-squared test; undefined if there are too few rolls. */
  readonly facesChance: number | undefined;
  readonly doubles: number;
  readonly doublesExpected: number;
  /** Exact test against one in six; undefined if there are too few rolls. */
  readonly doublesChance: number | undefined;
};

/** With this many rolls each number is expected five times, the least for a chi-squared test. */
const FEWEST_ROLLS = 15;

/** Tests the counts of a player's rolls. */
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
  const enough = rolls >= FEWEST_ROLLS;
  const squares = faces.reduce((sum, { count }) => sum + (count - facesExpected) ** 2, 0);
  return {
    rolls,
    faces,
    facesExpected,
    facesChance: enough ? chanceAbove5(squares / facesExpected) : undefined,
    doubles,
    doublesExpected: rolls / 6,
    doublesChance: enough ? chanceAsFarOff(doubles, rolls) : undefined,
  };
};

/** Γ(7/2). */
const GAMMA = (15 / 8) * Math.sqrt(Math.PI);

/** The chance of a chi-squared value so high with 5 degrees of freedom: 1 − P(5/2, x/2). */
const chanceAbove5 = (value: number): number => {
  const half = value / 2;
  let term = Math.exp(2.5 * Math.log(half) - half) / GAMMA;
  let below = 0;
  for (let n = 1; below + term !== below || n < half; n++) {
    below += term;
    term *= half / (2.5 + n);
  }
  return Math.max(0, 1 - below);
};

const chanceAsFarOff = (doubles: number, rolls: number): number => {
  const distance = (count: number): number => Math.abs(6 * count - rolls);
  let chance = 0;
  // As logarithms: in thousands of rolls the chance of no double is too small for a float.
  let logarithm = rolls * Math.log(5 / 6);
  for (let count = 0; count <= rolls; count++) {
    if (distance(count) >= distance(doubles)) chance += Math.exp(logarithm);
    logarithm += Math.log((rolls - count) / (count + 1) / 5);
  }
  return Math.min(1, chance);
};
