import type { CubeAdvice, CubeState } from "../../../ai/cube.ts";
import {
  answersWorth,
  type CubeAction,
  type CubeWorth,
  choicesWorth,
  rankedActions,
} from "../../../ai/cube-worth.ts";
import type { Position, Ruleset } from "../../../rules/types.ts";

/** Double or roll; take or pass. */
export type CubeAsked = "choice" | "answer";

/** What can be done about the cube, and what it loses in points of a hundred games. */
export type CubeOption = { readonly action: CubeAction; readonly loss: number };

/** A decision about a cube in the middle: the position is that of the side about to roll. */
export type CubePuzzle = {
  readonly position: Position;
  readonly asked: CubeAsked;
  /** The best first. */
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

/** The cube of such a decision: in the middle, for one stake and without a match. */
export const cubeOf = (asked: CubeAsked): CubeState => ({
  value: 1n,
  owner: "centre",
  offered: asked === "answer",
});

/** The decision in a position by what is advised there. */
export const cubePuzzle = (
  { switches }: Ruleset,
  position: Position,
  asked: CubeAsked,
  advice: CubeAdvice,
): CubePuzzle => {
  const worth = asked === "choice" ? choicesWorth(advice) : answersWorth(switches, advice);
  return { position, asked, options: optionsOf(worth) };
};

/** The formula of the cube is sure of no less; what loses more nobody has to be asked. */
const [LEAST_GAP, MOST_GAP] = [5, 40];

/** Whether a decision is worth asking: one is right, and that is not plain. */
export const isWorthAsking = ({ options }: CubePuzzle): boolean => {
  const gap = options[1]?.loss ?? 0;
  return gap >= LEAST_GAP && gap <= MOST_GAP;
};
