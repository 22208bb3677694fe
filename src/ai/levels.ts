/** The strength of a player. Weaker ones are early checkpoints. */
export const LEVELS = ["beginner", "easy", "middle", "hard", "best"] as const;
export type Level = (typeof LEVELS)[number];

/** How far a player looks: not ahead, over the next rolls, or over two rolls for close ends. */
export type Plies = 0 | 1 | 2;

export const PLIES: Readonly<Record<Level, Plies>> = {
  beginner: 0,
  easy: 0,
  middle: 0,
  hard: 0,
  best: 2,
};
