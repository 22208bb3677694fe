import type { Switches } from "../rules/types.ts";
import type { CubeAdvice } from "./cube.ts";

/** What can be done about the cube, in the order in which equals are told. */
export const CUBE_ACTIONS = ["roll", "double", "take", "drop", "beaver"] as const;
export type CubeAction = (typeof CUBE_ACTIONS)[number];

/** What can be done, and what it is worth to who does it, in points of the cube as it stands. */
export type CubeWorth = Readonly<Partial<Record<CubeAction, number>>>;

/** To double or to roll. */
export const choicesWorth = ({ noDouble, doubleTake }: CubeAdvice): CubeWorth => ({
  roll: noDouble,
  double: Math.min(doubleTake, 1),
});

/** The answers to a double, where a beaver is one by the switches. */
export const answersWorth = (
  { beaver }: Pick<Switches, "beaver">,
  { answered }: CubeAdvice,
): CubeWorth => ({
  take: -answered.take,
  drop: -1,
  ...(beaver && { beaver: -answered.beaver }),
});

/** What can be done, the best first; `first` is put before what is worth the same. */
export const rankedActions = (worth: CubeWorth, first?: CubeAction): readonly CubeAction[] =>
  CUBE_ACTIONS.filter((action) => action in worth).sort(
    (one, two) =>
      (worth[two] ?? 0) - (worth[one] ?? 0) || Number(two === first) - Number(one === first),
  );
