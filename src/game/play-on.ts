import { endAfterStep, outcomeOf } from "../rules/outcome.ts";
import { onlyTurn } from "../rules/search/search.ts";
import { apply } from "./apply.ts";
import { opponent } from "./colours.ts";
import { mayDouble } from "./cube.ts";
import { positionFor } from "./game.ts";
import { movesOf } from "./moves.ts";
import type {
  Automation,
  AutomationOf,
  Command,
  DiceSource,
  Game,
  GameEvent,
  PhaseOf,
} from "./types.ts";

/** In long nardy two blocks can stop each other for ever: then players roll by hand. */
const MOST_PASSES_IN_A_ROW = 40;

type PlayedOn = { readonly events: readonly GameEvent[]; readonly game: Game };

/** Applies the events, then everything that happens without a choice of a player. */
export const playOn = (
  before: Game,
  begun: readonly GameEvent[],
  dice: DiceSource,
  automationOf: AutomationOf,
): PlayedOn => {
  const events = [...begun];
  let game = begun.reduce(apply, before);
  for (let passes = 0; passes <= MOST_PASSES_IN_A_ROW; ) {
    const next = nextEvents(game, dice, automationOf(game.toMove));
    if (next.length === 0) break;
    events.push(...next);
    game = next.reduce(apply, game);
    const passed = next.some((event) => event.type === "turn-ended" && event.end === "passed");
    const moved = next.some((event) => event.type === "moved");
    passes = moved ? 0 : passes + (passed ? 1 : 0);
  }
  return { events, game };
};

const nextEvents = (game: Game, dice: DiceSource, automation: Automation): readonly GameEvent[] => {
  const { phase } = game;
  if (game.resignation) return [];
  if (isFrozen(game)) return [{ type: "drawn", reason: "frozen" }];
  if (phase.kind === "moving") return nextInTurn(game, phase, automation);
  const rolls = phase.kind === "rolling" && automation.roll && !mayDouble(game, game.toMove).ok;
  return rolls ? [{ type: "rolled", dice: dice(game.thrown) }] : [];
};

/** After so many turns in a row without a move a game has no winner (C20). */
const FROZEN_AFTER = 100;

const isFrozen = ({ ruleset, history, phase }: Game): boolean =>
  ruleset.switches.frozen &&
  phase.kind === "rolling" &&
  history.length >= FROZEN_AFTER &&
  history.slice(-FROZEN_AFTER).every(({ moves }) => moves.length === 0);

const nextInTurn = (
  game: Game,
  { turn }: PhaseOf<"moving">,
  automation: Automation,
): readonly GameEvent[] => {
  const end = endAfterStep(game.ruleset, turn.position);
  if (end === "drawn") return [{ type: "drawn", reason: "mothers" }];
  if (end === "won") return [won(game)];
  const untouched = turn.moves.length === 0;
  if (movesOf(turn).length === 0) {
    if (untouched) return [{ type: "turn-ended", end: "passed" }];
    return automation.done ? [{ type: "turn-ended", end: "played" }] : [];
  }
  const only = untouched && automation.forced ? onlyTurn(turn) : undefined;
  if (only === undefined) return [];
  const moved = only.map(({ from, die }): GameEvent => ({ type: "moved", from, die }));
  const after = moved.reduce(apply, game);
  return endAfterStep(game.ruleset, positionFor(after, after.toMove)) !== undefined
    ? moved
    : [...moved, { type: "turn-ended", end: "forced" }];
};

const won = (game: Game): GameEvent => {
  const loser = opponent(game.toMove);
  const outcome = outcomeOf(game.ruleset, positionFor(game, loser));
  const ending = outcome === "mother" ? "mother" : "borne-off";
  return { type: "ended", winner: game.toMove, outcome, ending };
};

/** Whether the player has played all that they can and only has to end the turn. */
export const isPlayedOut = ({ phase, resignation }: Game): boolean =>
  phase.kind === "moving" &&
  phase.before.length > 0 &&
  movesOf(phase.turn).length === 0 &&
  resignation === undefined;

/** The game with its played-out turn ended, before any automatic step. */
export const handOver = (game: Game): Game => apply(game, { type: "turn-ended", end: "played" });

/** Whether a command begins the next turn while the last one is played out but not ended. */
export const beginsNext = (game: Game, command: Command): boolean => {
  if ((command.type !== "roll" && command.type !== "double") || !isPlayedOut(game)) return false;
  const next = handOver(game);
  if (next.phase.kind !== "rolling" || next.toMove !== command.by) return false;
  return command.type === "roll" || mayDouble(next, command.by).ok;
};
