export type Square = "best" | "small" | "large";

/**
 * The greatest loss for each square, in hundredths of a point; `best` is what rollouts cannot tell
 * apart.
 */
const MOST: Readonly<Record<"best" | "small", number>> = { best: 1, small: 11 };

export const squareOf = (loss: number): Square => {
  if (loss <= MOST.best) return "best";
  return loss <= MOST.small ? "small" : "large";
};
