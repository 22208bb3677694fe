import { COLOURS } from "./colours.ts";
import type { Colour, Game, Phase } from "./types.ts";

/** A game in which a player has had fewer turns than this shows little of their play. */
const FEWEST_TURNS = 5;

/** Whether the board has ended the game, or nothing has. */
const isPlayedOut = (phase: Phase): boolean => {
  if (phase.kind !== "over" || phase.result.winner === undefined) return true;
  const { ending } = phase.result;
  return ending === "borne-off" || ending === "mother";
};

/** Whether a finished game was not played out, and one player had had fewer than five turns. */
export const endedEarly = ({ phase, history }: Game): boolean => {
  const turnsOf = (colour: Colour): number =>
    history.filter(({ by, part }) => by === colour && part === "roll").length;
  return !isPlayedOut(phase) && COLOURS.some((colour) => turnsOf(colour) < FEWEST_TURNS);
};

/**
 * Whether the loser left the game so early that it counts nowhere. A refused double is no such way
 * out (rules/README.md, section 6).
 */
export const wasLeftEarly = (game: Game): boolean =>
  endedEarly(game) && game.phase.kind === "over" && game.phase.result.ending !== "dropped";
