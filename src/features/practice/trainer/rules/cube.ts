import {
  answersWorth,
  type CubeAction,
  type CubeAdvice,
  type CubeState,
  type CubeWorth,
  choicesWorth,
  rankedActions,
} from "../../../../ai/cube.ts";
import type { Position, Ruleset } from "../../../../rules/types.ts";

/** The question: double or roll, or take or pass. */
export type CubeAsked = "choice" | "answer";

export type CubeOption = { readonly action: CubeAction; readonly loss: number };

/** A decision about a centred cube. The position is that of the side about to roll. */
export type CubePuzzle = {
  readonly position: Position;
  readonly asked: CubeAsked;
  /** The best option first. */
  readonly options: readonly CubeOption[];
};

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

/** The decision in a position, from the advice there. */
export const cubePuzzle = (
  { switches }: Ruleset,
  position: Position,
  asked: CubeAsked,
  advice: CubeAdvice,
): CubePuzzle => {
  const worth = asked === "choice" ? choicesWorth(advice) : answersWorth(switches, advice);
  return { position, asked, options: optionsOf(worth) };
};

/**
 * In hundredths of a point: below the least gap the cube formula is not certain; above the most the
 * decision is obvious.
 */
const [LEAST_GAP, MOST_GAP] = [5, 40];

/** Whether a decision makes a good question: one option is right, but not obviously. */
export const isWorthAsking = ({ options }: CubePuzzle): boolean => {
  const gap = options[1]?.loss ?? 0;
  return gap >= LEAST_GAP && gap <= MOST_GAP;
};
