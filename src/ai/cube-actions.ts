import type { Switches } from "../rules/types.ts";
import type { CubeAdvice } from "./cube.ts";

/** The possible cube actions. Among equals, the first in this order is named. */
export const CUBE_ACTIONS = ["roll", "double", "take", "drop", "beaver"] as const;
export type CubeAction = (typeof CUBE_ACTIONS)[number];

/** What each possible action is worth to the player who decides, in points of the current cube. */
export type CubeWorth = Readonly<Partial<Record<CubeAction, number>>>;

/** The values of doubling and of rolling. */
export const choicesWorth = ({ noDouble, doubleTake }: CubeAdvice): CubeWorth => ({
  roll: noDouble,
  double: Math.min(doubleTake, 1),
});

/** The values of the answers to a double, with a beaver if the switches allow it. */
export const answersWorth = (
  { beaver }: Pick<Switches, "beaver">,
  { answered }: CubeAdvice,
): CubeWorth => ({
  take: -answered.take,
  drop: -1,
  ...(beaver && { beaver: -answered.beaver }),
});

/** The possible actions, the best first; among equals `first` goes first. */
export const rankedActions = (worth: CubeWorth, first?: CubeAction): readonly CubeAction[] =>
  CUBE_ACTIONS.filter((action) => action in worth).sort(
    (one, two) =>
      (worth[two] ?? 0) - (worth[one] ?? 0) || Number(two === first) - Number(one === first),
  );
