import { type Result, refused } from "../rules/result.ts";
import { COLOURS } from "./colours.ts";
import { isAskedBack } from "./game.ts";
import type { Colour, Game, Refusal } from "./types.ts";

type TakenBack = Result<{ readonly turn: number }, Refusal>;

/** The player who asks, now, to take a turn back; undefined while nobody does. */
export const askedBackBy = (game: Game): Colour | undefined =>
  game.askedBack && isAskedBack(game) ? game.history[game.askedBack.turn]?.by : undefined;

/**
 * The last turn, counted from 0, in which a player chose their moves, if the cube and the clock
 * let them take it back without asking.
 */
export const mayTakeBack = (game: Game, by: Colour): TakenBack => {
  const { phase, history, resignation, timeOuts, doubledAt = -1 } = game;
  if (phase.kind === "over") return refused("game-over");
  if (resignation) return refused("resignation-pending");
  const turn = history.findLastIndex(
    (one) => one.by === by && one.end === "played" && one.moves.length > 0,
  );
  if (turn < 0 || COLOURS.some((colour) => (timeOuts[colour] ?? -1) >= turn))
    return refused("nothing-to-take-back");
  return doubledAt >= turn ? refused("cube-turned") : { ok: true, turn };
};

/** The same by asking: once a turn, and only while no checker has been moved since. */
export const mayAskBack = (game: Game, by: Colour): TakenBack => {
  const { phase, history, askedBack } = game;
  const may = mayTakeBack(game, by);
  if (!may.ok) return may;
  const { turn } = may;
  const isMoving = phase.kind === "moving" && phase.turn.moves.length > 0;
  if (isMoving || history.slice(turn + 1).some(({ moves }) => moves.length > 0))
    return refused("moved-on");
  return askedBack?.turn === turn ? refused("asked-before") : may;
};

type PlayedEvent = { readonly type: string; readonly turn?: number };

/** Events of a game, or of its record, without all that was taken back and what was said of it. */
export const asPlayed = <Event extends PlayedEvent>(events: readonly Event[]): readonly Event[] => {
  let kept: Event[] = [];
  for (const event of events) {
    if (event.type === "taken-back") kept = kept.slice(0, firstMoveOf(kept, event.turn ?? 0));
    else if (!event.type.startsWith("take-back-")) kept.push(event);
  }
  return kept;
};

/** Where the moves of a turn begin among events. */
const firstMoveOf = (events: readonly PlayedEvent[], turn: number): number => {
  let ended = 0;
  return events.findIndex(({ type }) => {
    if (type === "turn-ended") ended++;
    return ended === turn && type === "moved";
  });
};
