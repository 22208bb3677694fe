import { startPosition } from "../rules/position.ts";
import type { Position, Ruleset } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import { NEW_CUBE } from "./cube.ts";
import type { Colour, Command, Game } from "./types.ts";

/** A game before its opening throw. */
export const newGame = (ruleset: Ruleset): Game => {
  const { own, other } = startPosition(ruleset);
  return {
    ruleset,
    from: undefined,
    version: 0,
    sides: { white: own, black: other },
    openingThrows: [],
    thrown: 0,
    first: undefined,
    toMove: "white",
    turnsBegun: { white: 0, black: 0 },
    cube: NEW_CUBE,
    phase: { kind: "opening" },
    resignation: undefined,
    answered: undefined,
    history: [],
    timeOuts: { white: undefined, black: undefined },
    askedBack: undefined,
    doubledAt: undefined,
  };
};

/** The position as `colour` sees it. */
export const positionFor = (game: Game, colour: Colour): Position => ({
  own: game.sides[colour],
  other: game.sides[opponent(colour)],
});

/** The player whose decision the game waits for; undefined before the opening and after the end. */
export const playerToAct = ({ phase, resignation, toMove }: Game): Colour | undefined => {
  if (phase.kind === "opening" || phase.kind === "over") return undefined;
  if (resignation) return opponent(resignation.by);
  return phase.kind === "doubled" ? opponent(phase.by) : toMove;
};

/** Whether the game waits for the answer to an offer, and not for a move. */
export const waitsForAnswer = ({ phase, resignation }: Game): boolean =>
  resignation !== undefined || phase.kind === "doubled";

/** Whether the opponent is asked, now, to let a player take a turn back. */
export const isAskedBack = ({ askedBack, version }: Game): boolean =>
  askedBack?.version === version;

/**
 * Whether a press of version `seen` still counts. Within a turn, moves, undo and Done count from
 * any keyboard that was made since the last undo. A question to take a turn back stops no press.
 */
export const isTimely = (game: Game, seen: number, type: Command["type"]): boolean => {
  const { phase, version } = game;
  const isOfTurn = type === "move" || type === "undo" || type === "done";
  const newest = isAskedBack(game) ? version - 1 : version;
  const oldest = isOfTurn && phase.kind === "moving" ? phase.since : newest;
  return oldest <= seen && seen <= version;
};
