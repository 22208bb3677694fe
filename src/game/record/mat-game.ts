import { DICE } from "../../rules/dice.ts";
import type { Dice, Outcome, Ruleset } from "../../rules/types.ts";
import { opponent, perColour } from "../colours.ts";
import { mayDouble } from "../cube.ts";
import { newGame } from "../game.ts";
import { playOn } from "../play-on.ts";
import type { Colour, Game, GameEvent } from "../types.ts";
import type { MatSaid } from "./mat-text.ts";
import { beginningTold, turnTold } from "./mat-turn.ts";

/** Why a game of a match file cannot be played over. */
export type MatFault =
  /** A word that says nothing of a game. */
  | "word"
  /** It is not this player's turn, or not now: the cube too. */
  | "order"
  /** No legal turn ends like this. */
  | "illegal"
  /** The file ends before the game does. */
  | "cut-off"
  /** Another player won than the file says. */
  | "result";

export type MatPlayed =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly game: Game }
  | { readonly ok: false; readonly code: MatFault; readonly at: MatSaid | undefined };

type MatSoFar = { readonly events: readonly GameEvent[]; readonly game: Game };

const NO_DICE = (): Dice => {
  throw new Error("the dice of a match file stand in it");
};

/** Files leave out a pass, and the end of a turn and of a game. */
const SILENT = () => ({ roll: false, forced: false, done: true });

const then = ({ events, game }: MatSoFar, ...more: readonly GameEvent[]): MatSoFar => {
  const played = playOn(game, more, NO_DICE, SILENT);
  return { events: [...events, ...played.events], game: played.game };
};

const ROLL = /^([1-6])\s*([1-6])\s*:\s*(.*)$/s;

type MatRoll = { readonly dice: Dice; readonly text: string; readonly saysNone: boolean };

const rollIn = (said: string): MatRoll | undefined => {
  const [, one, two, rest = ""] = ROLL.exec(said) ?? [];
  const [first, second] = [one, two].map((digit) => DICE[Number(digit) - 1]);
  if (first === undefined || second === undefined) return undefined;
  const text = rest.replaceAll("?", "").trim();
  const saysNone = /^(?:cannot|can't|no) move/i.test(text);
  return { dice: [first, second], text: saysNone ? "" : text, saysNone };
};

type MatStep = MatSoFar | MatFault;
type MatDoes = (played: MatSoFar, by: Colour, text: string, isLast: boolean) => MatStep;

/**
 * A game of a match file as events, by the rules of its ruleset; `won` is who won it and how many
 * points by the score of the next game, if there is one.
 */
export const playMat = (
  ruleset: Ruleset,
  said: readonly MatSaid[],
  won: { readonly by: Colour; readonly points: number } | undefined,
): MatPlayed => {
  let played: MatSoFar = { events: [], game: newGame(ruleset) };
  const last = said.findLast(({ text }) => ROLL.test(text));
  for (const cell of said) {
    const [, does] = CELLS.find(([word]) => word.test(cell.text)) ?? [];
    const step = does?.(played, cell.by, cell.text, cell === last) ?? "word";
    if (typeof step === "string") return { ok: false, code: step, at: cell };
    played = step;
  }
  if (played.game.phase.kind !== "over" && won) played = givenUp(played, won.by, won.points);
  const { phase } = played.game;
  const at = said.at(-1);
  if (phase.kind !== "over") return { ok: false, code: "cut-off", at };
  const isTheirs = won === undefined || phase.result.winner === won.by;
  return isTheirs ? { ok: true, ...played } : { ok: false, code: "result", at };
};

/** Some programs go without the word that a beaver is taken. */
const rolls: MatDoes = (played, by, text, isLast) => {
  const roll = rollIn(text);
  if (roll === undefined) return "word";
  const { phase } = played.game;
  const isTaken = phase.kind === "doubled" && phase.beaver && phase.by !== by;
  const rolled = rolledBy(isTaken ? then(played, { type: "taken" }) : played, by, roll.dice);
  if (typeof rolled === "string") return rolled;
  const { game } = rolled;
  if (game.phase.kind !== "moving") return roll.text === "" ? rolled : "illegal";
  // A player who resigns after the roll has no move in the file.
  if (roll.text === "") return roll.saysNone ? "illegal" : rolled;
  const { turn } = game.phase;
  const moves = turnTold(turn, roll.text) ?? (isLast ? beginningTold(turn, roll.text) : undefined);
  if (moves === undefined) return "illegal";
  return then(rolled, ...moves.map(({ from, die }): GameEvent => ({ type: "moved", from, die })));
};

const rolledBy = (played: MatSoFar, by: Colour, dice: Dice): MatStep => {
  const { phase, toMove } = played.game;
  if (phase.kind === "opening") return openedBy(played, by, dice);
  const isTheirs = phase.kind === "rolling" && toMove === by;
  return isTheirs ? then(played, { type: "rolled", dice }) : "order";
};

/** The first roll is that of the opening, unless it is a double. */
const openedBy = (played: MatSoFar, by: Colour, [one, two]: Dice): MatSoFar => {
  const began: GameEvent = { type: "began", first: by };
  if (one === two) return then(then(played, began), { type: "rolled", dice: [one, two] });
  const [high, low] = one > two ? [one, two] : [two, one];
  const thrown: GameEvent = { type: "thrown", throw: perColour(by, high, low) };
  return then(played, thrown, began, { type: "opening-kept" });
};

const doubles: MatDoes = (played, by) => {
  const { phase } = played.game;
  const begun = phase.kind === "opening" ? then(played, { type: "began", first: by }) : played;
  return mayDouble(begun.game, by).ok ? then(begun, { type: "doubled" }) : "order";
};

const answers =
  (event: Extract<GameEvent, { readonly type: "taken" | "beavered" }>): MatDoes =>
  (played, by) => {
    const { phase, ruleset } = played.game;
    if (phase.kind !== "doubled" || phase.by === by) return "order";
    const may = event.type === "taken" || (!phase.beaver && ruleset.switches.beaver);
    return may ? then(played, event) : "order";
  };

const drops = (played: MatSoFar, by: Colour): MatStep => {
  const { phase } = played.game;
  return phase.kind === "doubled" && phase.by !== by ? dropped(played, phase.by) : "order";
};

const dropped = (played: MatSoFar, winner: Colour): MatSoFar =>
  then(played, { type: "ended", winner, outcome: "oin", ending: "dropped" });

/** A player passes a double, or says with it that there is no move. */
const passes: MatDoes = (played, by) =>
  played.game.phase.kind === "doubled" ? drops(played, by) : played;

const wins: MatDoes = (played, by, text) => {
  const { phase } = played.game;
  if (phase.kind === "over") return phase.result.winner === by ? played : "result";
  return givenUp(played, by, Number(/\d+/.exec(text)?.[0] ?? 1));
};

/** A game that ends without its last move: a double was refused, or the loser resigned. */
const givenUp = (played: MatSoFar, winner: Colour, points: number): MatSoFar => {
  const { phase, cube, ruleset } = played.game;
  if (phase.kind === "doubled" && phase.by === winner) return dropped(played, winner);
  const begun =
    phase.kind === "opening" ? then(played, { type: "began", first: opponent(winner) }) : played;
  const worth = Math.ceil(points / Number(cube.value));
  const most: Outcome = ruleset.switches.koks === "off" ? "mars" : "koks";
  const outcome: Outcome = worth <= 1 ? "oin" : worth === 2 ? "mars" : most;
  return then(begun, { type: "ended", winner, outcome, ending: "resigned" });
};

/** What can stand in a file, by its beginning. What a loser loses stands beside it as a win. */
const CELLS: readonly (readonly [RegExp, MatDoes])[] = [
  [/^[1-6]\s*[1-6]\s*:/, rolls],
  [/^(?:re)?double/i, doubles],
  [/^beaver/i, answers({ type: "beavered" })],
  [/^take/i, answers({ type: "taken" })],
  [/^drop/i, drops],
  [/^pass/i, passes],
  [/^win/i, wins],
  [/^(?:resign|loss)/i, (played) => played],
];
