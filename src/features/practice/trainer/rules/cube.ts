import type { CubeAdvice, CubeState } from "../../../../ai/cube.ts";
import {
  answersWorth,
  type CubeAction,
  type CubeWorth,
  choicesWorth,
  rankedActions,
} from "../../../../ai/cube-actions.ts";
import type { Ruleset } from "../../../../rules/types.ts";

/** The question: double or roll, or take or pass. */
export type CubeAsked = "choice" | "answer";

export type CubeOption = { readonly action: CubeAction; readonly loss: number };

const optionsOf = (worth: CubeWorth): readonly CubeOption[] => {
  const ranked = rankedActions(worth);
  const best = worth[ranked[0] ?? "roll"] ?? 0;
  return ranked.map((action) => ({
    action,
    loss: Math.round(100 * (best - (worth[action] ?? best))),
  }));
};

/** The cube of such a decision: centred, for one stake and without a match. */
export const cubeOf = (asked: CubeAsked): CubeState => ({
  value: 1n,
  owner: "centre",
  offered: asked === "answer",
});

/** The options of a decision, the best first, from the advice in its position. */
export const cubeOptions = (
  { switches }: Ruleset,
  asked: CubeAsked,
  advice: CubeAdvice,
): readonly CubeOption[] =>
  optionsOf(asked === "choice" ? choicesWorth(advice) : answersWorth(switches, advice));

/** In hundredths of a point: less is not certain by the formula, and more is obvious. */
const [LEAST_GAP, MOST_GAP] = [5, 40];

/** Whether a decision makes a good question: one option is right, but not obviously. */
export const isWorthAsking = (options: readonly CubeOption[]): boolean => {
  const gap = options[1]?.loss ?? 0;
  return gap >= LEAST_GAP && gap <= MOST_GAP;
};
