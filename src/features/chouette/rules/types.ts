import type { Colour, Cube, Ending, GameResult } from "../../../game/types.ts";
import type { Outcome, Switches } from "../../../rules/types.ts";

/**
 * A chouette: several play one game together against one, the box, who has White; each of them has a cube of
 * their own with the box. The captain, the first of them who still plays, moves.
 */

/** What clubs settle differently. */
export type House = {
  /** Who of the team may advise the captain: all, whoever still plays, whose cube was turned, or nobody. */
  readonly advice: "team" | "playing" | "cubed" | "nobody";
  /** Whether the only one to take a double of the box has to beaver it, or to drop after all. */
  readonly loneTaker: "beavers" | "free";
  /** How many of the cubes offered together the box has to take to play on against any of them. */
  readonly boxTakes: "any" | "half" | "all";
};

export type Rules = { readonly switches: Switches; readonly house: House };

/** The place of a member in the line as the game began, from 0. */
export type TeamSeat = number;

export type CubeOffer = {
  readonly by: Colour;
  readonly beaver: boolean;
  /** All others have dropped, and the one who took is asked again: beaver or drop. */
  readonly isAlone: boolean;
  /** It counts as soon as the others have answered, too. */
  readonly isTaken: boolean;
};

/** What one of the team has with the box. */
export type Member = {
  readonly cube: Cube;
  /** What waits for an answer. */
  readonly offer: CubeOffer | undefined;
  /** How it ended for them; until then they play. */
  readonly result: GameResult | undefined;
};

/** Doubles that one side has offered together, and that are not all answered. */
export type Round = {
  readonly by: Colour;
  readonly offered: number;
  readonly beavered: number;
};

export type Team = {
  readonly members: readonly Member[];
  /** All seats, in the order in which they lead. */
  readonly line: readonly TeamSeat[];
  /** Who has led so far, the first first. */
  readonly led: readonly TeamSeat[];
  /** Who has stepped back: a second time they leave. */
  readonly steppedBack: readonly TeamSeat[];
  readonly round: Round | undefined;
};

/** What happens between the members and the box, beside the game. */
export type CubeEvent =
  | { readonly type: "offered"; readonly by: Colour; readonly seats: readonly TeamSeat[] }
  | { readonly type: "taken"; readonly seats: readonly TeamSeat[] }
  | { readonly type: "dropped"; readonly seats: readonly TeamSeat[] }
  | { readonly type: "beavered"; readonly seat: TeamSeat }
  /** A member gives up, or is not there any more. */
  | {
      readonly type: "left";
      readonly seat: TeamSeat;
      readonly outcome: Outcome;
      readonly ending: Extract<Ending, "resigned" | "claimed">;
    }
  /** The captain is not there: the next one leads. */
  | { readonly type: "stepped-back"; readonly seat: TeamSeat };

/** What one side does with cubes; the box means whom it names, a member their own. */
export type CubeCommand = {
  readonly type: "double" | "take" | "drop" | "beaver";
  readonly by: Colour;
  readonly seats: readonly TeamSeat[];
};
