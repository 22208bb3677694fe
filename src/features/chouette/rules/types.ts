import type { Colour, Cube, Ending, GameResult } from "../../../game/types.ts";
import type { Outcome, Switches } from "../../../rules/types.ts";

/**
 * A chouette: several players together play one game against one, the box, who has White. Each of
 * them has a cube of their own with the box. The captain moves: the first of the line who still
 * plays.
 */

/** Rules that differ between clubs. */
export type House = {
  /**
   * Who in the team may advise the captain: all, those still playing, or those whose cube was
   * turned.
   */
  readonly advice: "team" | "playing" | "cubed" | "nobody";
  /** Whether the only member to take a double of the box must beaver it, or else drop after all. */
  readonly loneTaker: "beavers" | "free";
  /** How many cubes offered together the box must take, if it takes any. */
  readonly boxTakes: "any" | "half" | "all";
  /** The most players at the table, the box counted. */
  readonly seats: number;
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

/** Events between the members and the box, beside those of the game. */
export type CubeEvent =
  | { readonly type: "offered"; readonly by: Colour; readonly seats: readonly TeamSeat[] }
  | { readonly type: "taken"; readonly seats: readonly TeamSeat[] }
  | { readonly type: "dropped"; readonly seats: readonly TeamSeat[] }
  | { readonly type: "beavered"; readonly seat: TeamSeat }
  /** A member resigns or is absent. */
  | {
      readonly type: "left";
      readonly seat: TeamSeat;
      readonly outcome: Outcome;
      readonly ending: Extract<Ending, "resigned" | "claimed">;
    }
  /** The captain is absent: the next in the line leads. */
  | { readonly type: "stepped-back"; readonly seat: TeamSeat };

/** A cube command of one side. The box names the cubes that it means; a member names their own. */
export type CubeCommand = {
  readonly type: "double" | "take" | "drop" | "beaver";
  readonly by: Colour;
  readonly seats: readonly TeamSeat[];
};
