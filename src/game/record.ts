import { BAR, OFF, type Point, type Side } from "../rules/types.ts";
import { apply, newGame } from "./apply.ts";
import { opponent } from "./colours.ts";
import { raised } from "./cube.ts";
import {
  FORMAT,
  type GameRecord,
  type RecordEvent,
  type RecordResult,
  VERSION,
} from "./record-format.ts";
import { pointsOf, type Terms } from "./series.ts";
import type { Colour, Game, GameEvent, PerColour } from "./types.ts";

/** A game as it is stored, with what is known around it. */
type Recordable = {
  readonly game: number;
  /** The ruleset with the switches as they hold in this game. */
  readonly ruleset: GameRecord["ruleset"];
  readonly players: PerColour<string>;
  readonly terms: Pick<Terms, "stake" | "match">;
  readonly crawford: boolean;
  /** The points of the series before this game. */
  readonly score: PerColour<bigint>;
  readonly began: Date;
  readonly ended: Date | undefined;
  readonly hash: string;
  /** Undefined while the game runs. */
  readonly secret: Uint8Array | undefined;
  readonly events: readonly GameEvent[];
};

/** The record of a game: all that somebody needs who wants to read it, or to check it. */
export const recordOf = (played: Recordable): GameRecord => {
  const { ruleset, terms, score, ended, secret } = played;
  let game = newGame(ruleset);
  const events = played.events.map((event): RecordEvent => {
    const before = game;
    game = apply(game, event);
    return recordEvent(before, event, game);
  });
  return {
    format: FORMAT,
    version: VERSION,
    game: played.game,
    ruleset,
    players: played.players,
    stake: terms.stake,
    match: terms.match === undefined ? null : { to: terms.match, crawford: played.crawford },
    score: { white: String(score.white), black: String(score.black) },
    began: played.began.toISOString(),
    ended: ended?.toISOString() ?? null,
    dice: { hash: played.hash, secret: secret ? Buffer.from(secret).toString("hex") : null },
    events,
    result: recordResult(terms, game),
  };
};

/** A record as a file: JSON with each event on a line of its own. */
export const recordText = ({ events, ...others }: GameRecord): string => {
  const fields = Object.entries(others).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`);
  const lines = events.map((event) => `  ${quoted(event)}`);
  return `{\n ${fields.join(",\n ")},\n "events": [\n${lines.join(",\n")}\n ]\n}\n`;
};

const quoted = (value: unknown): string => JSON.stringify(value);

/** How a game ended as its record says it; null while it runs. */
export const recordResult = (terms: Pick<Terms, "stake">, { phase }: Game): RecordResult | null => {
  if (phase.kind !== "over") return null;
  const { winner, outcome, ending, cube, multiplier } = phase.result;
  const points = pointsOf(terms, phase.result);
  return { winner, outcome, ending, cube: String(cube), multiplier, points: String(points) };
};

/** An event as the record says it, between the game before and after it. */
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
    case "doubled":
      return { type: "doubled", by, value: String(nextValue(before)) };
    case "beavered":
      return { type: "beavered", by: answering(before), value: String(nextValue(after)) };
    case "taken":
      return { type: "taken", by: answering(before), value: String(after.cube.value) };
    case "began":
    case "resignation-offered":
    case "resignation-declined":
    case "ended":
      return event;
  }
};

/** The event of a game that a record's event stands for. */
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
    case "opening-kept":
    case "undone":
    case "doubled":
    case "beavered":
    case "taken":
      return { type: recorded.type };
    case "began":
    case "resignation-offered":
    case "resignation-declined":
    case "ended":
      return recorded;
  }
};

/** The points that a record's game is played for, as far as they matter for its result. */
export const termsOf = ({ ruleset, stake, match }: GameRecord): Terms => ({
  ruleset,
  stake,
  ...(match && { match: match.to }),
});

const pointName = (point: Point): string => {
  if (point === BAR) return "bar";
  return point === OFF ? "off" : String(point);
};

const sideText = (side: Side): string =>
  side
    .flatMap((count, point) => (count > 0 ? [`${pointName(point)}:${count}`] : []))
    .reverse()
    .join(" ");

/**
 * Where all checkers stand: White's own points with their checkers, from the bar over 24 down to
 * those that are off, a bar, and Black's: `24:2 13:5 8:3 6:5 | bar:1 24:1 13:5 8:3 6:5`.
 */
export const positionText = ({ white, black }: PerColour<Side>): string =>
  `${sideText(white)} | ${sideText(black)}`;

const answering = ({ phase, toMove }: Game): Colour =>
  opponent(phase.kind === "doubled" ? phase.by : toMove);

/** What the cube comes to if the next raise is accepted. */
const nextValue = ({ ruleset, cube }: Game): bigint => raised(ruleset.switches, cube.value);

const lastMove = ({ phase }: Game) => {
  const move = phase.kind === "moving" ? phase.turn.moves.at(-1) : undefined;
  if (move === undefined) throw new Error("a moved event without its move");
  return move;
};

const lastTurn = ({ history }: Game) => {
  const turn = history.at(-1);
  if (turn === undefined) throw new Error("a turn-ended event without its turn");
  return turn;
};
