/**
 * The moves of a turn before Done, outside of a game. A press counts on any keyboard since the last
 * undo.
 */
export type KeptTurn = {
  /** Checker moves, a word for each press. */
  readonly presses: string;
  /** Counts presses and undos. */
  readonly step: number;
  /** The step of the last undo. */
  readonly undone: number;
};
