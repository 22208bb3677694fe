import { z } from "zod";
import type { Analysis } from "../ai/analysis/analysis.ts";
import { COLOUR, DIE, POINT } from "../game/stored.ts";

const move = z.object({ from: POINT, to: POINT, die: DIE, hit: z.boolean() });
const cubeAction = z.enum(["roll", "double", "take", "drop", "beaver"]);
const count = z.int().min(0);

/** An analysis as it is stored; what an older version wrote beside it is left out. */
export const ANALYSIS = z.object({
  white: z.number(),
  turns: z.array(
    z.object({
      by: COLOUR,
      white: z.number(),
      luck: z.number(),
      loss: z.number(),
      chosen: z.boolean(),
      best: z.array(move),
      cube: count,
    }),
  ),
  cubes: z.array(
    z.object({
      by: COLOUR,
      did: cubeAction,
      right: cubeAction,
      after: count,
      loss: z.number(),
      cube: count,
    }),
  ),
}) satisfies z.ZodType<Analysis>;
