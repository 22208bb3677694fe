import type { Colour } from "../../game/types.ts";
import type { Move } from "../../rules/types.ts";

/** One turn of a game as the best player sees it. Points count without the cube, for who played it. */
export type JudgedTurn = {
  readonly by: Colour;
  readonly white: number;
  /** By how many points the roll was better than the mean of all rolls; 0 of leftovers. */
  readonly luck: number;
  readonly loss: number;
  readonly chosen: boolean;
  /** The best turn where that is another one, in the player's own points. */
  readonly best: readonly Move[];
  /** What the cube showed: how often each point counts. */
  readonly cube: number;
};

/** What can be done by who may double, or is asked to take a double. */
export type CubeAction = "roll" | "double" | "take" | "drop" | "beaver";

export type JudgedCube = {
  readonly by: Colour;
  readonly did: CubeAction;
  /** What was right; the same as what was done where nothing is lost. */
  readonly right: CubeAction;
  readonly after: number;
  /** What was lost against the right decision, in points of the cube as it stood. */
  readonly loss: number;
  readonly cube: number;
};

/** A finished game as the best player sees it; a plain value, to be stored as JSON. */
export type Analysis = {
  readonly white: number;
  readonly turns: readonly JudgedTurn[];
  readonly cubes: readonly JudgedCube[];
};
