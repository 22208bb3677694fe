import {
  asSeenBy,
  byColour,
  type MatchSoFar,
  ownerOf,
  ownerSeenBy,
  type Problem,
  type SeenCube,
} from "../../game/problem.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import type { Roll } from "../../rules/turn.ts";
import type { Position, Ruleset } from "../../rules/types.ts";

/** The players as the protocol names them. */
export const PLAYERS: ReadonlyMap<string, Colour> = new Map([
  ["p0", "white"],
  ["p1", "black"],
]);

/** What has been told of the game since it began. */
export type Context = {
  /** As the player on roll sees it. */
  readonly position: Position | undefined;
  readonly roll: Roll | undefined;
  readonly turn: Colour;
  /** Undefined: played without it. */
  readonly cube: (Pick<SeenCube, "value"> & { readonly owner: Colour | undefined }) | undefined;
  readonly jacoby: boolean;
  /** Undefined: each game counts for itself. */
  readonly match: Pick<MatchSoFar, "to" | "isCrawford"> | undefined;
  readonly score: PerColour<number>;
};

export const NEW_GAME: Context = {
  ...{ position: undefined, roll: undefined, turn: "white" },
  ...{ cube: { value: 1n, owner: undefined }, jacoby: false },
  ...{ match: undefined, score: { white: 0, black: 0 } },
};

/** What an ID that knows all tells of its game. */
export const contextIn = (problem: Problem): Partial<Context> => {
  const { position, by, asked, cube, match, ruleset } = problem;
  const { own = 0, other = 0 } = match ?? {};
  return {
    ...{ position, turn: by, match, jacoby: ruleset.switches.jacoby },
    ...(asked.kind === "turn" && { roll: asked.roll }),
    cube: cube && { value: cube.value, owner: ownerOf(problem) },
    score: byColour(by, { own, other }),
  };
};

/** The game as its player on roll sees it, about to roll; it may not fit together yet. */
export const problemIn = (
  { turn, cube, match, score }: Context,
  ruleset: Ruleset,
  position: Position,
): Problem => ({
  ...{ ruleset, position, by: turn, asked: { kind: "roll" } },
  cube: cube && { value: cube.value, owner: ownerSeenBy(turn, cube.owner) },
  match: match && { ...match, ...asSeenBy(turn, score) },
});
