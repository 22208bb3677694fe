/** What is played of a turn before Done, outside of a game: a press counts on any keyboard since the last undo. */
export type KeptTurn = {
  /** Checker moves, a word for each press. */
  readonly presses: string;
  /** Counts presses and what was taken back. */
  readonly step: number;
  /** The step of the last undo. */
  readonly undone: number;
};
