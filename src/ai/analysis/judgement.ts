import { z } from "zod";
import { COLOUR, MOVE } from "../../game/stored.ts";
import { CUBE_ACTIONS } from "../cube-actions.ts";

const cubeAction = z.enum(CUBE_ACTIONS);

/** The value of the cube. */
const count = z.int().min(0);

/** One turn as the best player judges it. Points are without the cube, from the mover's side. */
const judgedTurn = z.object({
  by: COLOUR,
  white: z.number(),
  /** How many points the roll was better than the mean of all rolls; 0 for leftovers. */
  luck: z.number(),
  loss: z.number(),
  chosen: z.boolean(),
  /** The best turn, if another one was played, in the player's own points. */
  best: z.array(MOVE).readonly(),
  cube: count,
});

const judgedCube = z.object({
  by: COLOUR,
  did: cubeAction,
  /** The right decision; the same as the one taken if nothing was lost. */
  right: cubeAction,
  /** The number of turns before the decision. */
  after: count,
  /** The loss against the right decision, in points of the cube before it. */
  loss: z.number(),
  cube: count,
});

/** A finished game as the best player judges it. Extra fields of older versions are dropped. */
export const ANALYSIS = z.object({
  white: z.number(),
  turns: z.array(judgedTurn).readonly(),
  cubes: z.array(judgedCube).readonly(),
});

export type JudgedTurn = Readonly<z.infer<typeof judgedTurn>>;
export type JudgedCube = Readonly<z.infer<typeof judgedCube>>;
export type Analysis = Readonly<z.infer<typeof ANALYSIS>>;
