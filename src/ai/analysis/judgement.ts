import { z } from "zod";
import { COLOUR, MOVE } from "../../game/stored.ts";
import { CUBE_ACTIONS } from "../cube-worth.ts";

const cubeAction = z.enum(CUBE_ACTIONS);

/** What the cube showed: how often each point counts. */
const count = z.int().min(0);

/** One turn of a game as the best player sees it. Points count without the cube, for who played it. */
const judgedTurn = z.object({
  by: COLOUR,
  white: z.number(),
  /** By how many points the roll was better than the mean of all rolls; 0 of leftovers. */
  luck: z.number(),
  loss: z.number(),
  chosen: z.boolean(),
  /** The best turn where that is another one, in the player's own points. */
  best: z.array(MOVE).readonly(),
  cube: count,
});

const judgedCube = z.object({
  by: COLOUR,
  did: cubeAction,
  /** What was right; the same as what was done where nothing is lost. */
  right: cubeAction,
  /** After how many turns. */
  after: count,
  /** What was lost against the right decision, in points of the cube as it stood. */
  loss: z.number(),
  cube: count,
});

/** A finished game as the best player sees it, as stored; what older versions wrote beside it goes. */
export const ANALYSIS = z.object({
  white: z.number(),
  turns: z.array(judgedTurn).readonly(),
  cubes: z.array(judgedCube).readonly(),
});

export type JudgedTurn = Readonly<z.infer<typeof judgedTurn>>;
export type JudgedCube = Readonly<z.infer<typeof judgedCube>>;
export type Analysis = Readonly<z.infer<typeof ANALYSIS>>;
