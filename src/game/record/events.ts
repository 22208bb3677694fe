import { pointText } from "../../rules/notation.ts";
import { isHeld } from "../../rules/position.ts";
import { BAR, type Side } from "../../rules/types.ts";
import { opponent } from "../colours.ts";
import { raised } from "../cube.ts";
import type { Colour, Game, GameEvent, PerColour } from "../types.ts";
import type { RecordEvent } from "./format.ts";

/** An event in the record's form, from the games before and after it. */
export const recordEvent = (before: Game, event: GameEvent, after: Game): RecordEvent => {
  const by = before.toMove;
  switch (event.type) {
    case "thrown": {
      const { white, black } = event.throw;
      return { type: "thrown", n: before.thrown, dice: [white, black] };
    }
    case "rolled":
      return { type: "rolled", n: before.thrown, by, dice: event.dice };
    case "opening-kept":
      return { type: "opening-kept", by };
    case "moved": {
      const { from, to, die, hit } = lastMove(after);
      return { type: "moved", by, from, to, die, hit, after: positionText(after.sides) };
    }
    case "undone":
      return { type: "undone", by, after: positionText(after.sides) };
    case "turn-ended":
      return { type: "turn-ended", by, end: event.end, rest: lastTurn(after).rest };
    case "take-back-asked":
      return { type: event.type, by: turnIn(before, event.turn).by, turn: event.turn };
    case "taken-back":
      return {
        type: event.type,
        by: after.toMove,
        turn: event.turn,
        after: positionText(after.sides),
      };
    case "doubled":
      return { type: "doubled", by, value: String(nextValue(before)) };
    case "beavered":
      return { type: "beavered", by: answering(before), value: String(nextValue(after)) };
    case "taken":
      return { type: "taken", by: answering(before), value: String(after.cube.value) };
    default:
      return event;
  }
};

/** The game event that a record's event stands for. */
export const eventOf = (recorded: RecordEvent): GameEvent => {
  switch (recorded.type) {
    case "thrown": {
      const [white, black] = recorded.dice;
      return { type: "thrown", throw: { white, black } };
    }
    case "rolled":
      return { type: "rolled", dice: recorded.dice };
    case "moved":
      return { type: "moved", from: recorded.from, die: recorded.die };
    case "turn-ended":
      return { type: "turn-ended", end: recorded.end };
    case "take-back-asked":
    case "taken-back":
      return { type: recorded.type, turn: recorded.turn };
    case "opening-kept":
    case "undone":
    case "doubled":
    case "beavered":
    case "taken":
      return { type: recorded.type };
    default:
      return recorded;
  }
};

const sideText = (side: Side): string =>
  side
    .slice(0, BAR + 1)
    .flatMap((count, point) => {
      const text = isHeld(side, point) ? "held" : String(count);
      return count > 0 ? [`${pointText(point)}:${text}`] : [];
    })
    .reverse()
    .join(" ");

/** All checkers: `24:2 13:5 8:3 6:5 | bar:1 24:1 …`; a lone one that is held is `24:held`. */
export const positionText = ({ white, black }: PerColour<Side>): string =>
  `${sideText(white)} | ${sideText(black)}`;

const answering = ({ phase, toMove }: Game): Colour =>
  opponent(phase.kind === "doubled" ? phase.by : toMove);

const nextValue = ({ ruleset, cube }: Game): bigint => raised(ruleset.switches, cube.value);

const lastMove = ({ phase }: Game) => {
  const move = phase.kind === "moving" ? phase.turn.moves.at(-1) : undefined;
  if (move === undefined) throw new Error("a moved event without its move");
  return move;
};

const lastTurn = (game: Game) => turnIn(game, game.history.length - 1);

const turnIn = ({ history }: Game, number: number) => {
  const turn = history[number];
  if (turn === undefined) throw new Error("an event of a turn that is not there");
  return turn;
};
