import { waysToWin } from "../rules/outcome.ts";
import { type Result, refused } from "../rules/result.ts";
import type { Outcome } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import { mayDouble } from "./cube.ts";
import { playerToAct } from "./game.ts";
import { costOfLeaving, costOfTimeOut, waysToResign } from "./leaving.ts";
import { isPlayable, movesOf } from "./moves.ts";
import { placedBy } from "./placed.ts";
import { isPlayedOut, playOn } from "./play-on.ts";
import { askedBackBy, mayAskBack, mayTakeBack } from "./take-back.ts";
import type {
  AutomationOf,
  CheckerMove,
  Colour,
  Command,
  Decision,
  DiceSource,
  Game,
  GameEvent,
  Refusal,
} from "./types.ts";

/** The default automation: players are asked only when they have a choice. */
export const AUTOMATIC: AutomationOf = () => ({ roll: true, forced: true, done: false });

/** The events of a command and the game after them, or a refusal. Pure: `dice` come in. */
export const decide = (
  game: Game,
  command: Command,
  dice: DiceSource,
  automation: AutomationOf = AUTOMATIC,
): Decision => {
  const asked = eventsOf(game, command, dice);
  return asked.ok ? { ok: true, ...playOn(game, asked.events, dice, automation) } : asked;
};

type CommandEvents = Result<{ readonly events: readonly GameEvent[] }, Refusal>;

const happens = (...events: readonly GameEvent[]): CommandEvents => ({ ok: true, events });

const eventsOf = (game: Game, command: Command, dice: DiceSource): CommandEvents => {
  if (game.phase.kind === "over") return refused("game-over");
  switch (command.type) {
    case "open":
      return open(game, command, dice);
    case "roll":
      if (game.phase.kind === "doubled") return refused("double-pending");
      if (command.by !== game.toMove) return refused("not-your-turn");
      if (game.phase.kind !== "rolling") return refused("not-rolling");
      if (game.resignation) return refused("resignation-pending");
      return happens({ type: "rolled", dice: dice(game.thrown) });
    case "move":
    case "undo":
    case "done":
      return turnEvents(game, command);
    case "resign":
      return resign(game, command.by, command.outcome);
    case "accept-resignation":
    case "decline-resignation":
      return answerResignation(game, command);
    case "double":
      return offerDouble(game, command.by);
    case "take":
    case "drop":
    case "beaver":
      return answerDouble(game, command);
    case "claim":
      return claim(game, command);
    case "time-out":
      return timeOut(game, command.by);
    case "ask-back":
    case "take-back":
      return takeBack(game, command);
    case "allow-back":
    case "refuse-back":
      return answerTakeBack(game, command);
    case "report":
      return report(game, command);
  }
};

/** A game on a wooden board has no events but its end. */
const report = (
  { phase, ruleset }: Game,
  { by, outcome }: Extract<Command, { type: "report" }>,
): CommandEvents => {
  if (phase.kind !== "opening") return refused("already-open");
  return waysToWin(ruleset).includes(outcome)
    ? happens({ type: "ended", winner: by, outcome, ending: "wood" })
    : refused("outcome-impossible");
};

const open = (
  game: Game,
  { first, from }: Extract<Command, { type: "open" }>,
  dice: DiceSource,
): CommandEvents => {
  if (game.phase.kind !== "opening") return refused("already-open");
  if (from !== undefined) return happens({ type: "placed", ...placedBy(game.ruleset, from) });
  if (first !== undefined) return happens({ type: "began", first });
  const events: GameEvent[] = [];
  for (let n = game.thrown; ; n++) {
    const [white, black] = dice(n);
    events.push({ type: "thrown", throw: { white, black } });
    if (white === black) continue;
    events.push({ type: "began", first: white > black ? "white" : "black" });
    if (game.ruleset.switches.opening === "kept") events.push({ type: "opening-kept" });
    return happens(...events);
  }
};

const offerDouble = (game: Game, by: Colour): CommandEvents => {
  if (game.resignation) return refused("resignation-pending");
  const may = mayDouble(game, by);
  return may.ok ? happens({ type: "doubled" }) : may;
};

const turnEvents = (
  game: Game,
  command: Extract<Command, { type: "move" | "undo" | "done" }>,
): CommandEvents => {
  if (command.by !== game.toMove) return refused("not-your-turn");
  if (game.phase.kind !== "moving") return refused("not-moving");
  if (game.resignation) return refused("resignation-pending");
  const { turn, presses } = game.phase;
  switch (command.type) {
    case "move":
      return isPlayable(turn, command.moves)
        ? happens(...command.moves.map(moved))
        : refused("illegal-move");
    case "undo": {
      const events = Array.from({ length: presses.at(-1) ?? 0 }, (): GameEvent => UNDONE);
      return events.length === 0 ? refused("nothing-to-undo") : happens(...events);
    }
    case "done":
      return movesOf(turn).length > 0
        ? refused("dice-left")
        : happens({ type: "turn-ended", end: "played" });
  }
};

const UNDONE: GameEvent = { type: "undone" };

const moved = ({ from, die }: CheckerMove, index: number): GameEvent => ({
  type: "moved",
  from,
  die,
  ...(index > 0 && { also: true }),
});

/** To resign at the price of leaving ends the game; a lower outcome is an offer (001 §27). */
const resign = (game: Game, by: Colour, outcome: Outcome): CommandEvents => {
  if (game.resignation) return refused("resignation-pending");
  if (game.phase.kind === "doubled") return refused("double-pending");
  if (!waysToResign(game, by).includes(outcome)) return refused("outcome-impossible");
  if (outcome === costOfLeaving(game, by)) return happens(resignation(by, outcome));
  return happens({ type: "resignation-offered", by, outcome });
};

/** Only the opponent may accept. If the player who offered declines, the offer is withdrawn. */
const answerResignation = (
  game: Game,
  command: Extract<Command, { type: "accept-resignation" | "decline-resignation" }>,
): CommandEvents => {
  const offer = game.resignation;
  if (!offer) return refused("no-resignation");
  if (command.type === "decline-resignation") return happens({ type: "resignation-declined" });
  return command.by === offer.by
    ? refused("not-your-turn")
    : happens(resignation(offer.by, offer.outcome));
};

/** A refusal costs the stake before the offer (000, даве, бивер). */
const answerDouble = (
  game: Game,
  command: Extract<Command, { type: "take" | "drop" | "beaver" }>,
): CommandEvents => {
  const { phase } = game;
  if (phase.kind !== "doubled") return refused("no-double");
  if (command.by === phase.by) return refused("own-double");
  switch (command.type) {
    case "take":
      return happens({ type: "taken" });
    case "drop":
      return happens({ type: "ended", winner: phase.by, outcome: "oin", ending: "dropped" });
    case "beaver":
      return phase.beaver || !game.ruleset.switches.beaver
        ? refused("beaver-off")
        : happens({ type: "beavered" });
  }
};

const resignation = (by: Colour, outcome: Outcome): GameEvent => ({
  type: "ended",
  winner: opponent(by),
  outcome,
  ending: "resigned",
});

const claim = (game: Game, { by, outcome }: Extract<Command, { type: "claim" }>): CommandEvents => {
  if (game.resignation?.by === by) return refused("resignation-pending");
  const isPossible = outcome === undefined || waysToResign(game, opponent(by)).includes(outcome);
  return isPossible ? happens(claimOf(game, by, outcome)) : refused("outcome-impossible");
};

const claimOf = (
  game: Game,
  by: Colour,
  outcome = costOfLeaving(game, opponent(by)),
): GameEvent => ({ type: "ended", winner: by, outcome, ending: "claimed" });

/**
 * A turn that only wants to be ended has been played in time. Otherwise the first time-out costs a
 * decision, the second the game; an offer to resign is declined.
 */
const timeOut = (game: Game, by: Colour): CommandEvents => {
  if (playerToAct(game) !== by) return refused("not-your-turn");
  if (game.resignation) return happens({ type: "resignation-declined" });
  if (isPlayedOut(game)) return happens({ type: "turn-ended", end: "played" });
  if (game.timeOuts[by] === undefined) return happens({ type: "timed-out", by });
  return happens(claimOf(game, opponent(by), costOfTimeOut(game, by)));
};

const takeBack = (
  game: Game,
  { type, by }: Extract<Command, { type: "ask-back" | "take-back" }>,
): CommandEvents => {
  const may = type === "ask-back" ? mayAskBack(game, by) : mayTakeBack(game, by);
  if (!may.ok) return may;
  const { turn } = may;
  return happens({ type: type === "ask-back" ? "take-back-asked" : "taken-back", turn });
};

const answerTakeBack = (
  game: Game,
  { type, by }: Extract<Command, { type: "allow-back" | "refuse-back" }>,
): CommandEvents => {
  const asker = askedBackBy(game);
  if (asker === undefined || game.askedBack === undefined) return refused("no-question");
  if (type === "refuse-back") return happens({ type: "take-back-refused" });
  return by === asker
    ? refused("own-question")
    : happens({ type: "taken-back", turn: game.askedBack.turn });
};
