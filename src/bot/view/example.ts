import type { Diagram, DiagramStep } from "../../board/pictures/diagram.ts";
import { drawnDice } from "../../board/scene/game-scene.ts";
import type { Scene } from "../../board/scene/scene.ts";
import { movesOf } from "../../game/moves.ts";
import type { TurnPart } from "../../game/types.ts";
import { parseTurnText, turnText } from "../../rules/notation.ts";
import { legalMoves, playMove } from "../../rules/search/search.ts";
import { beginLeftovers, beginTurn, type Turn } from "../../rules/turn.ts";
import type { Dice, Position, Ruleset } from "../../rules/types.ts";

/**
 * A worked example. Its `legal` lines are whole turns; only the last move of an `illegal` one is
 * wrong.
 */
export type Example = {
  readonly turn: Turn;
  /** The source of the dice: the reader's own roll, or the opponent's leftovers. */
  readonly part: TurnPart;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
};

export const example = (
  turn: Turn,
  legal: readonly string[],
  illegal: readonly string[] = [],
): Example => ({ turn, part: "roll", legal, illegal });

export const leftoverExample = (
  turn: Turn,
  legal: readonly string[],
  illegal: readonly string[] = [],
): Example => ({ turn, part: "leftovers", legal, illegal });

/** By this turn a player has surely left the opening. */
const LATER = 9;

/** A roll and the moves that it allows; `ownTurn` is 1 on the player's first turn. */
export const rolled = (
  ruleset: Ruleset,
  position: Position,
  dice: Dice,
  ownTurn: number = LATER,
): Turn =>
  beginTurn({
    ruleset,
    position,
    dice,
    ownTurn: ownTurn === LATER ? Math.max(LATER, ruleset.switches.ascendingFromTurn) : ownTurn,
  });

/** The turn after the moves of a line, which must be legal. */
export const played = (turn: Turn, line: string): Turn =>
  stepsOf(line).reduce((before, { from, to }) => {
    const move = legalMoves(before).find((one) => one.from === from && one.to === to);
    const after = move && playMove(before, move);
    if (after === undefined) throw new Error(`${from}/${to} of ${line} is not legal`);
    return after;
  }, turn);

/** The turn played to its end: the line first, then the first legal move each time. */
export const completed = (turn: Turn, line = ""): Turn => {
  let now = played(turn, line);
  for (;;) {
    const [move] = legalMoves(now);
    const next = move && playMove(now, move);
    if (next === undefined) return now;
    now = next;
  }
};

export const wholeLine = (turn: Turn, line = ""): string => turnText(completed(turn, line).moves);

/** The turn that the opponent's leftovers give the reader. */
export const leftBy = (ended: Turn): Turn =>
  beginLeftovers({
    ruleset: ended.ruleset,
    position: { own: ended.position.other, other: ended.position.own },
    pending: ended.rest,
  });

const stepsOf = (line: string): readonly DiagramStep[] => {
  const steps = parseTurnText(line);
  if (steps === undefined) throw new Error(`${line} is no notation`);
  return steps;
};

export const boardOf = ({ turn }: Example): Diagram => ({
  scene: sceneOf(turn.ruleset, turn.position, turn),
  may: [],
  mayNot: [],
  ways: false,
});

/** More moves would cover the board with arrows. */
const MOST_ARROWS = 6;

/** The diagram of an example; the reader is White, at the bottom. */
export const diagramOf = (example: Example): Diagram => ({
  ...boardOf(example),
  may: example.legal.map(stepsOf).filter(({ length }) => length <= MOST_ARROWS),
  mayNot: example.illegal.map(stepsOf),
});

/** A board as the reader sees it; with a turn, the reader moves. */
export const sceneOf = (
  { switches }: Ruleset,
  { own, other }: Position,
  turn: Turn | undefined,
): Scene => ({
  way: switches.way,
  sides: { white: own, black: other },
  bottom: "white",
  numbering: "white",
  names: { white: "", black: "" },
  pipsWord: "",
  toMove: turn && "white",
  dice: turn && { of: "white", dice: drawnDice(turn) },
  cube: undefined,
  lastTurn: undefined,
  movable: [],
});

/** The reader's turn so far; before its first move the opponent's last turn is marked. */
export const turnScene = (turn: Turn, lastTurn: Scene["lastTurn"]): Scene => ({
  ...sceneOf(turn.ruleset, turn.position, turn),
  lastTurn: turn.moves.length > 0 ? { of: "white", moves: turn.moves } : lastTurn,
  movable: [...new Set(movesOf(turn).map(({ from }) => from))],
});
