import { begin, type Roll, type Turn } from "../../../rules/turn.ts";
import type { Move, Position, Ruleset } from "../../../rules/types.ts";
import { keyOf, turnTo } from "./ends.ts";
import { lossOfEnd } from "./squares.ts";
import { SEVEN_RULESETS, type SevenDecision, type SevenGame, type SevenTheme } from "./types.ts";

/** An end of a puzzle by its key (`seven/rules/ends.ts`), and its loss in hundredths of a point. */
export type PuzzleEnd = { readonly key: string; readonly loss: number };

/** A position as the mover sees it and a roll, with its best turn. */
export type Puzzle = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly roll: Roll;
  readonly theme: SevenTheme;
  readonly best: readonly Move[];
  /** The ends judged so far; for a decision of a seven, all ends. */
  readonly ends: readonly PuzzleEnd[];
};

/** The turn to play, before its first move. */
export const puzzleTurn = ({ ruleset, position, roll }: Puzzle): Turn =>
  begin({ ruleset, position }, roll);

/** Makes a decision of a seven a puzzle. */
export const puzzleOfDecision = (game: SevenGame, decision: SevenDecision): Puzzle => {
  const { position, dice, ownTurn, theme, ends } = decision;
  return {
    ruleset: SEVEN_RULESETS[game],
    position,
    roll: { dice, ownTurn },
    theme,
    best: turnTo(game, decision, ends[0]?.key ?? "")?.moves ?? [],
    ends: ends.map((end) => ({ key: end.key, loss: lossOfEnd(decision, end) })),
  };
};

/** The loss of a turn with this end; undefined if the end has not been judged yet. */
export const knownLoss = ({ position, ends }: Puzzle, end: Position): number | undefined => {
  const key = keyOf(position, end);
  return ends.find((one) => one.key === key)?.loss;
};

/** The puzzle with one more judged end. */
export const withJudged = (puzzle: Puzzle, end: Position, loss: number): Puzzle =>
  knownLoss(puzzle, end) === undefined
    ? { ...puzzle, ends: [...puzzle.ends, { key: keyOf(puzzle.position, end), loss }] }
    : puzzle;
