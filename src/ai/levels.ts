/** How strong a player is. Weaker ones are early checkpoints of the same training, not random. */
export type Level = "beginner" | "easy" | "middle" | "hard" | "best";

export const LEVELS: readonly Level[] = ["beginner", "easy", "middle", "hard", "best"];

/** How far a player looks ahead: not at all, over the rolls that follow, or for close ends over two of them. */
export type Plies = 0 | 1 | 2;

export const PLIES: Readonly<Record<Level, Plies>> = {
  beginner: 0,
  easy: 0,
  middle: 0,
  hard: 0,
  best: 2,
};
