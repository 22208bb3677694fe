/** How strong a player is. Weaker ones are early checkpoints of the same training, not random. */
export type Level = "beginner" | "easy" | "middle" | "hard" | "best";

export const LEVELS: readonly Level[] = ["beginner", "easy", "middle", "hard", "best"];

/** How far a player looks ahead: not at all, or over the rolls that follow. */
export type Plies = 0 | 1;

export const PLIES: Readonly<Record<Level, Plies>> = {
  beginner: 0,
  easy: 0,
  middle: 0,
  hard: 0,
  best: 1,
};
