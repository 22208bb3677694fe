import { z } from "zod";
import { COLOUR, OUTCOME } from "../../../game/stored.ts";
import type { CubeEvent, House } from "./types.ts";

export const CHOUETTE_PLAYERS = { least: 3, most: 6 } as const;

/** The values of each house rule; the default comes first. */
export const HOUSE_RULES = {
  advice: ["playing", "team", "cubed", "nobody"],
  loneTaker: ["free", "beavers"],
  boxTakes: ["any", "half", "all"],
  seats: [6, 5, 4, 3],
} as const satisfies { readonly [Rule in keyof House]: readonly House[Rule][] };

export const USUAL_HOUSE: House = {
  advice: HOUSE_RULES.advice[0],
  loneTaker: HOUSE_RULES.loneTaker[0],
  boxTakes: HOUSE_RULES.boxTakes[0],
  seats: HOUSE_RULES.seats[0],
};

/** House rules as stored JSON, checked on reading. */
export const storedHouse = z.object({
  advice: z.enum(HOUSE_RULES.advice),
  loneTaker: z.enum(HOUSE_RULES.loneTaker),
  boxTakes: z.enum(HOUSE_RULES.boxTakes),
  // Older chouettes have none.
  seats: z.int().default(HOUSE_RULES.seats[0]),
}) satisfies z.ZodType<House>;

const seat = z.int().min(0);
const seats = z.array(seat);

/** Cube events as stored JSON, checked on reading. */
export const storedCubeEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("offered"), by: COLOUR, seats }),
  z.object({ type: z.literal("taken"), seats }),
  z.object({ type: z.literal("dropped"), seats }),
  z.object({ type: z.literal("beavered"), seat }),
  z.object({
    type: z.literal("left"),
    seat,
    outcome: OUTCOME,
    ending: z.enum(["resigned", "claimed"]),
  }),
  z.object({ type: z.literal("stepped-back"), seat }),
]) satisfies z.ZodType<CubeEvent>;
