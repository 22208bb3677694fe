import { flip } from "../rules/position.ts";
import { replayMove } from "../rules/search/search.ts";
import { beginLeftovers, beginTurn, passedOn, type Turn } from "../rules/turn.ts";
import type { Dice, Ruleset } from "../rules/types.ts";
import { opponent, perColour } from "./colours.ts";
import { afterTaking, afterTie, drawOf, raised, resultOf } from "./cube.ts";
import { newGame, positionFor } from "./game.ts";
import { placedAt } from "./placed.ts";
import type {
  Game,
  GameEvent,
  OpeningThrow,
  Phase,
  PhaseOf,
  TurnEnd,
  TurnPart,
  TurnRecord,
} from "./types.ts";

/** The state after one more event of `decide`. An event that does not fit is a bug and throws. */
export const apply = (game: Game, event: GameEvent): Game => ({
  ...game,
  ...change(game, event),
  version: game.version + 1,
});

/** The state after all these events, in a game that began under `ruleset`. */
export const replay = (ruleset: Ruleset, events: Iterable<GameEvent>): Game => {
  let game = newGame(ruleset);
  for (const event of events) game = apply(game, event);
  return game;
};

/** The game at the beginning of one of its turns, counted from 0, with the dice of that turn. */
export const beforeTurn = (now: Game, turn: number): Game => {
  const { history } = now;
  const before = history.slice(0, turn).reduce(playAgain, begunAs(now));
  const asked = history[turn];
  if (asked === undefined) throw new Error(`a game of ${history.length} turns has no turn ${turn}`);
  return rollAgain(before, asked);
};

const begunAs = ({ ruleset, from, first }: Game): Game => {
  const game = newGame(ruleset);
  return from === undefined
    ? { ...game, first, toMove: first ?? game.toMove, phase: TO_ROLL }
    : { ...game, ...placedAt(game, from) };
};

/** Leftovers are there without a roll, and so are the dice of a position. */
const rollAgain = (game: Game, { dice: [one, other] }: TurnRecord): Game =>
  game.phase.kind === "moving" || one === undefined || other === undefined
    ? game
    : apply(game, { type: "rolled", dice: [one, other] });

const playAgain = (game: Game, turn: TurnRecord): Game => {
  const moved = turn.moves.reduce(
    (so, { from, die }) => apply(so, { type: "moved", from, die }),
    rollAgain(game, turn),
  );
  return apply(moved, { type: "turn-ended", end: turn.end });
};

const TO_ROLL: Phase = { kind: "rolling", again: false };

const change = (game: Game, event: GameEvent): Partial<Game> => {
  switch (event.type) {
    case "placed":
      return placedAt(game, event);
    case "thrown":
      return applyThrow(game, event.throw);
    case "began":
      return { first: event.first, toMove: event.first, phase: TO_ROLL };
    case "opening-kept":
      return applyRoll(game, openingDice(game));
    case "rolled":
      return { ...applyRoll(game, event.dice), thrown: game.thrown + 1 };
    case "moved": {
      const phase = movingPhase(game);
      const { turn, before, presses } = phase;
      const pressed = event.also ? [...presses.slice(0, -1), lastOf(presses) + 1] : [...presses, 1];
      return inTurn(game, {
        ...phase,
        turn: replayMove(turn, event),
        before: [...before, turn],
        presses: pressed,
      });
    }
    case "undone": {
      const phase = movingPhase(game);
      const turn = phase.before.at(-1);
      if (turn === undefined) throw new Error("an undone event with no move before it");
      return inTurn(game, {
        ...phase,
        turn,
        before: phase.before.slice(0, -1),
        presses: [...phase.presses.slice(0, -1), lastOf(phase.presses) - 1].filter(Boolean),
        since: game.version + 1,
      });
    }
    case "turn-ended":
      return endTurn(game, event.end);
    case "resignation-offered":
      return { resignation: { by: event.by, outcome: event.outcome } };
    case "resignation-declined":
      return { resignation: undefined, answered: "resignation-declined" };
    case "doubled":
      return {
        phase: { kind: "doubled", by: game.toMove, beaver: false },
        cube: { ...game.cube, offered: true },
        doubledAt: game.history.length,
      };
    case "beavered": {
      return {
        phase: { kind: "doubled", by: opponent(doubledPhase(game).by), beaver: true },
        cube: { ...game.cube, value: raised(game.ruleset.switches, game.cube.value) },
      };
    }
    case "taken":
      return {
        phase: TO_ROLL,
        cube: afterTaking(game.ruleset.switches, game.cube, doubledPhase(game)),
        answered: doubledPhase(game).beaver ? "beaver-taken" : "taken",
      };
    case "take-back-asked":
      return { askedBack: { turn: event.turn, version: game.version + 1 } };
    case "take-back-refused":
      return { answered: "take-back-refused" };
    case "taken-back":
      return goBack(game, event.turn);
    case "timed-out":
      return { timeOuts: { ...game.timeOuts, [event.by]: game.history.length } };
    case "ended":
      return {
        phase: { kind: "over", result: resultOf(game, event) },
        resignation: undefined,
        ...(event.ending === "dropped" && {
          answered: doubledPhase(game).beaver ? "beaver-dropped" : undefined,
        }),
        history: [...game.history, ...unfinished(game)],
      };
    case "drawn":
      return {
        phase: { kind: "over", result: drawOf(game, event.reason) },
        history: [...game.history, ...unfinished(game)],
      };
  }
};

/** The cube has not been turned since, and throws that were seen meanwhile are spent. */
const goBack = (game: Game, turn: number): Partial<Game> => {
  const { sides, toMove, turnsBegun, history, phase } = beforeTurn(game, turn);
  if (phase.kind !== "moving") throw new Error(`turn ${turn} begins in phase ${phase.kind}`);
  return {
    ...{ sides, toMove, turnsBegun, history },
    phase: { ...phase, since: game.version + 1 },
    answered: "taken-back",
  };
};

const doubledPhase = (game: Game): PhaseOf<"doubled"> => {
  if (game.phase.kind !== "doubled")
    throw new Error(`an answer to a double in phase ${game.phase.kind}`);
  return game.phase;
};

const movingPhase = (game: Game): PhaseOf<"moving"> => {
  if (game.phase.kind !== "moving")
    throw new Error(`an event of a turn in phase ${game.phase.kind}`);
  return game.phase;
};

const lastOf = (presses: readonly number[]): number => presses.at(-1) ?? 0;

const inTurn = (game: Game, phase: PhaseOf<"moving">): Partial<Game> => ({
  phase,
  sides: perColour(game.toMove, phase.turn.position.own, phase.turn.position.other),
});

const applyThrow = (game: Game, one: OpeningThrow): Partial<Game> => ({
  openingThrows: [...game.openingThrows, one],
  thrown: game.thrown + 1,
  // Before the decisive throw there are only ties.
  cube:
    one.white === one.black
      ? afterTie(game.ruleset.switches, game.cube, game.openingThrows.length)
      : game.cube,
});

const openingDice = (game: Game): Dice => {
  const last = game.openingThrows.at(-1);
  if (last === undefined) throw new Error("the dice of an opening that was not thrown");
  return [last[game.toMove], last[opponent(game.toMove)]];
};

const applyRoll = (game: Game, dice: Dice): Partial<Game> => {
  const ownTurn = game.turnsBegun[game.toMove] + 1;
  const { ruleset, toMove } = game;
  const turn = beginTurn({ ruleset, position: positionFor(game, toMove), dice, ownTurn });
  return {
    turnsBegun: { ...game.turnsBegun, [toMove]: ownTurn },
    phase: beginTurnOf(game, "roll", turn),
  };
};

const beginTurnOf = (game: Game, part: TurnPart, turn: Turn): PhaseOf<"moving"> => ({
  kind: "moving",
  part,
  turn,
  before: [],
  presses: [],
  since: game.version + 1,
});

const endTurn = (game: Game, end: TurnEnd): Partial<Game> => {
  const phase = movingPhase(game);
  return {
    history: [...game.history, record(game, phase, end)],
    ...(end === "played" && { answered: undefined }),
    ...afterTurn(game, phase),
  };
};

const record = (game: Game, { part, turn }: PhaseOf<"moving">, end: TurnEnd): TurnRecord => ({
  by: game.toMove,
  part,
  dice: turn.all,
  moves: turn.moves,
  rest: turn.rest,
  end,
});

const unfinished = (game: Game): readonly TurnRecord[] =>
  game.phase.kind === "moving" && game.phase.turn.moves.length > 0
    ? [record(game, game.phase, "played")]
    : [];

/** Who moves next. Leftovers and another roll change the order (000, gulbar and mad gulbar). */
const afterTurn = (
  game: Game,
  { part, turn }: PhaseOf<"moving">,
): Pick<Game, "toMove" | "phase"> => {
  const { doubles } = game.ruleset.switches;
  if (part === "leftovers") return { toMove: game.toMove, phase: TO_ROLL };
  const isDouble = turn.all.length > 2;
  if (doubles === "roll-again" && isDouble && turn.rest.length === 0)
    return { toMove: game.toMove, phase: { kind: "rolling", again: true } };
  const toMove = opponent(game.toMove);
  const pending = passedOn(turn);
  if (pending.length > 0) {
    const position = flip(turn.position);
    const begun = beginLeftovers({ ruleset: game.ruleset, position, pending });
    return { toMove, phase: beginTurnOf(game, "leftovers", begun) };
  }
  return { toMove, phase: TO_ROLL };
};
