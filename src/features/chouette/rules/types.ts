import { z } from "zod";
import { COLOUR, OUTCOME } from "../../../game/stored.ts";
import type { Colour, Cube, GameResult } from "../../../game/types.ts";
import type { Switches } from "../../../rules/types.ts";

/**
 * A chouette: several players together play one game against one, the box, who has White. Each of
 * them has a cube of their own with the box. The captain moves: the first of the line who still
 * plays.
 */

export const CHOUETTE_PLAYERS = { least: 3, most: 6 } as const;

/** The values of each house rule; the default comes first. */
export const HOUSE_RULES = {
  advice: ["playing", "team", "cubed", "nobody"],
  loneTaker: ["free", "beavers"],
  boxTakes: ["any", "half", "all"],
  seats: [6, 5, 4, 3],
} as const;

/** Rules that differ between clubs, checked where they were stored as JSON. */
export const HOUSE = z
  .object({
    /**
     * Who in the team may advise the captain: all, those still playing, or those whose cube was
     * turned.
     */
    advice: z.enum(HOUSE_RULES.advice),
    /** Whether the only member to take a double of the box must beaver it, or else drop it. */
    loneTaker: z.enum(HOUSE_RULES.loneTaker),
    /** How many cubes offered together the box must take, if it takes any. */
    boxTakes: z.enum(HOUSE_RULES.boxTakes),
    /** The most players at the table, the box counted. Older chouettes have none. */
    seats: z.int().default(HOUSE_RULES.seats[0]),
  })
  .readonly();

export type House = z.infer<typeof HOUSE>;

export const USUAL_HOUSE: House = {
  advice: HOUSE_RULES.advice[0],
  loneTaker: HOUSE_RULES.loneTaker[0],
  boxTakes: HOUSE_RULES.boxTakes[0],
  seats: HOUSE_RULES.seats[0],
};

export type Rules = { readonly switches: Switches; readonly house: House };

/** A member's place in the line at the start of the game, from 0. */
export type TeamSeat = number;

export type CubeOffer = {
  readonly by: Colour;
  readonly beaver: boolean;
  /** All others have dropped, and the lone taker is asked again: beaver or drop. */
  readonly isAlone: boolean;
  /** Taken, but it counts only when the others have answered too. */
  readonly isTaken: boolean;
};

/** The state between one member and the box. */
export type Member = {
  readonly cube: Cube;
  readonly offer: CubeOffer | undefined;
  /** How the game ended for this member; undefined while they play. */
  readonly result: GameResult | undefined;
};

/** Doubles that one side offered together, while some are unanswered. */
export type Round = {
  readonly by: Colour;
  readonly offered: number;
  readonly beavered: number;
};

export type Team = {
  readonly members: readonly Member[];
  /** All seats in the order of leading. */
  readonly line: readonly TeamSeat[];
  /** The seats that have led so far, in order. */
  readonly led: readonly TeamSeat[];
  /** The seats that have stepped back once; the next time they leave. */
  readonly steppedBack: readonly TeamSeat[];
  readonly round: Round | undefined;
};

const SEAT = z.int().min(0);
const SEATS = z.array(SEAT).readonly();

/** Events between the members and the box, beside those of the game; stored as JSON. */
export const CUBE_EVENT = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("offered"), by: COLOUR, seats: SEATS }),
    z.object({ type: z.literal("taken"), seats: SEATS }),
    z.object({ type: z.literal("dropped"), seats: SEATS }),
    z.object({ type: z.literal("beavered"), seat: SEAT }),
    /** A member resigns or is absent. */
    z.object({
      type: z.literal("left"),
      seat: SEAT,
      outcome: OUTCOME,
      ending: z.enum(["resigned", "claimed"]),
    }),
    /** The captain is absent: the next in the line leads. */
    z.object({ type: z.literal("stepped-back"), seat: SEAT }),
  ])
  .readonly();

export type CubeEvent = z.infer<typeof CUBE_EVENT>;

/** A cube command of one side. The box names the cubes that it means; a member names their own. */
export type CubeCommand = {
  readonly type: "double" | "take" | "drop" | "beaver";
  readonly by: Colour;
  readonly seats: readonly TeamSeat[];
};
