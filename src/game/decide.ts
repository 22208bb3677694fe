import { legalMoves } from "../rules/legal.ts";
import { possibleOutcomes } from "../rules/outcome.ts";
import type { Outcome } from "../rules/types.ts";
import { positionFor } from "./apply.ts";
import { opponent } from "./colours.ts";
import { doubleRefusal } from "./cube.ts";
import { Steps } from "./steps.ts";
import type {
  AutomationOf,
  Colour,
  Command,
  Decision,
  DiceSource,
  Game,
  GameEvent,
  Refusal,
} from "./types.ts";

/** How a player is asked by default: only where he has something to choose. */
export const AUTOMATIC: AutomationOf = () => ({ roll: true, forced: true, done: false });

/**
 * What a command does to a game: the events that happen and the game after them, or the code of
 * the refusal. Pure; the dice come in as `dice`. Everything that needs no decision of a player –
 * rolls, turns without a choice, turns without a move, the end – happens in the same step.
 */
export const decide = (
  game: Game,
  command: Command,
  dice: DiceSource,
  automation: AutomationOf = AUTOMATIC,
): Decision => {
  const first = eventsOf(game, command, dice);
  if (typeof first === "string") return { ok: false, code: first };
  const steps = new Steps(game, dice, automation);
  steps.add(...first);
  steps.proceed();
  return { ok: true, events: steps.events, game: steps.game };
};

const eventsOf = (
  game: Game,
  command: Command,
  dice: DiceSource,
): readonly GameEvent[] | Refusal => {
  if (game.phase.kind === "over") return "game-over";
  switch (command.type) {
    case "open":
      return opening(game, command.first, dice);
    case "roll":
      if (game.phase.kind === "doubled") return "double-pending";
      if (command.by !== game.toMove) return "not-your-turn";
      if (game.phase.kind !== "rolling") return "not-rolling";
      if (game.resignation) return "resignation-pending";
      return [{ type: "rolled", dice: dice(game.thrown) }];
    case "move":
    case "undo":
    case "done":
      return turnEvents(game, command);
    case "resign":
      return resigning(game, command.by, command.outcome);
    case "accept-resignation":
    case "decline-resignation":
      return answering(game, command);
    case "double":
      if (game.resignation) return "resignation-pending";
      return doubleRefusal(game, command.by) ?? [{ type: "doubled" }];
    case "take":
    case "drop":
    case "beaver":
      return answeringDouble(game, command);
    case "claim":
      if (game.resignation?.by === command.by) return "resignation-pending";
      return [claimed(game, command.by)];
  }
};

const opening = (
  game: Game,
  first: Colour | undefined,
  dice: DiceSource,
): readonly GameEvent[] | Refusal => {
  if (game.phase.kind !== "opening") return "already-open";
  if (first !== undefined) return [{ type: "began", first }];
  const events: GameEvent[] = [];
  for (let n = game.thrown; ; n++) {
    const [white, black] = dice(n);
    events.push({ type: "thrown", throw: { white, black } });
    if (white === black) continue;
    events.push({ type: "began", first: white > black ? "white" : "black" });
    if (game.ruleset.switches.family === "short") events.push({ type: "opening-kept" });
    return events;
  }
};

const turnEvents = (
  game: Game,
  command: Extract<Command, { type: "move" | "undo" | "done" }>,
): readonly GameEvent[] | Refusal => {
  if (command.by !== game.toMove) return "not-your-turn";
  if (game.phase.kind !== "moving") return "not-moving";
  if (game.resignation) return "resignation-pending";
  const { turn, before } = game.phase;
  switch (command.type) {
    case "move": {
      const { from, die } = command;
      const legal = legalMoves(turn).some((move) => move.from === from && move.die === die);
      return legal ? [{ type: "moved", from, die }] : "illegal-move";
    }
    case "undo":
      return before.length === 0 ? "nothing-to-undo" : [{ type: "undone" }];
    case "done":
      return legalMoves(turn).length > 0 ? "dice-left" : [{ type: "turn-ended", end: "played" }];
  }
};

/** 001 §27: the highest outcome that is still possible ends the game at once, a lower one is offered. */
const resigning = (game: Game, by: Colour, outcome: Outcome): readonly GameEvent[] | Refusal => {
  if (game.resignation) return "resignation-pending";
  if (game.phase.kind === "doubled") return "double-pending";
  const possible = possibleOutcomes(game.ruleset, positionFor(game, by));
  if (!possible.includes(outcome)) return "outcome-impossible";
  if (outcome === possible.at(-1)) return [resigned(by, outcome)];
  return [{ type: "resignation-offered", by, outcome }];
};

/** Only the opponent may accept; declining by the player who offered takes the offer back. */
const answering = (
  game: Game,
  command: Extract<Command, { type: "accept-resignation" | "decline-resignation" }>,
): readonly GameEvent[] | Refusal => {
  const offer = game.resignation;
  if (!offer) return "no-resignation";
  if (command.type === "decline-resignation") return [{ type: "resignation-declined" }];
  return command.by === offer.by ? "not-your-turn" : [resigned(offer.by, offer.outcome)];
};

/** 000, даве, бивер: a refusal pays what stood before the offer. */
const answeringDouble = (
  game: Game,
  command: Extract<Command, { type: "take" | "drop" | "beaver" }>,
): readonly GameEvent[] | Refusal => {
  const { phase } = game;
  if (phase.kind !== "doubled") return "no-double";
  if (command.by === phase.by) return "own-double";
  switch (command.type) {
    case "take":
      return [{ type: "taken" }];
    case "drop":
      return [{ type: "ended", winner: phase.by, outcome: "oin", ending: "dropped" }];
    case "beaver":
      return phase.beaver || !game.ruleset.switches.beaver ? "beaver-off" : [{ type: "beavered" }];
  }
};

const resigned = (by: Colour, outcome: Outcome): GameEvent => ({
  type: "ended",
  winner: opponent(by),
  outcome,
  ending: "resigned",
});

/**
 * A game that its loser did not play on: lost at the highest outcome that is still possible, as in a
 * resignation without consent; a double that he did not answer is refused.
 */
const claimed = (game: Game, by: Colour): GameEvent => {
  const unanswered = game.phase.kind === "doubled" && game.phase.by === by;
  const possible = possibleOutcomes(game.ruleset, positionFor(game, opponent(by)));
  const outcome = unanswered ? "oin" : (possible.at(-1) ?? "oin");
  return { type: "ended", winner: by, outcome, ending: "claimed" };
};
