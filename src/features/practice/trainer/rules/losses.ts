import type { Family } from "../../../../rules/types.ts";
import { type DecisionTheme, squareOf } from "../../decision/decision.ts";

export type PuzzleTheme = DecisionTheme | "cube";

/** A player's losses in positions of one theme, in a month by UTC ("2026-11"). */
export type ThemeLoss = {
  readonly family: Family;
  readonly month: string;
  readonly theme: PuzzleTheme;
  readonly attempts: number;
  /** The sum, in hundredths of a point. */
  readonly loss: number;
};

export type Attempted = {
  readonly family: Family;
  readonly theme: PuzzleTheme;
  readonly loss: number;
  readonly at: number;
};

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Sums first attempts by family, month and theme; the newest first, then the greatest mean. */
export const lossByTheme = (attempts: readonly Attempted[]): readonly ThemeLoss[] => {
  const sums = new Map<string, ThemeLoss>();
  for (const { family, theme, loss, at } of attempts) {
    const month = monthOf(at);
    const key = `${family} ${month} ${theme}`;
    const sum = sums.get(key) ?? { family, month, theme, attempts: 0, loss: 0 };
    sums.set(key, { ...sum, attempts: sum.attempts + 1, loss: sum.loss + loss });
  }
  return [...sums.values()].toSorted(
    (one, two) => two.month.localeCompare(one.month) || meanLoss(two) - meanLoss(one),
  );
};

/** In hundredths of a point. */
const meanLoss = ({ attempts, loss }: Pick<ThemeLoss, "attempts" | "loss">): number =>
  loss / Math.max(1, attempts);

/** With fewer a mean says nothing, and with a smaller loss there is no weakness to show. */
const FEWEST_ATTEMPTS = 5;
const FEWEST_THEMES = 2;
const LEAST_MEAN = 2;

/** The theme of a month with the greatest mean loss, if that is high and others are known. */
export const weakestTheme = (
  losses: readonly ThemeLoss[],
  family: Family,
  at: number,
): ThemeLoss | undefined => {
  const told = losses.filter(
    (one) => one.family === family && one.month === monthOf(at) && one.attempts >= FEWEST_ATTEMPTS,
  );
  const [worst] = told.toSorted((one, two) => meanLoss(two) - meanLoss(one));
  return told.length >= FEWEST_THEMES && worst && meanLoss(worst) >= LEAST_MEAN ? worst : undefined;
};

export type ThemeShare = {
  readonly theme: DecisionTheme;
  readonly tries: number;
  readonly right: number;
};

/**
 * The shares of these themes, the weakest first. Themes with few tries count as half right at
 * first, so that one wrong answer is not yet the greatest weakness.
 */
export const sharesOf = (
  themes: readonly DecisionTheme[],
  attempts: readonly { readonly theme: string; readonly loss: number }[],
): readonly ThemeShare[] =>
  themes
    .map((theme) => {
      const own = attempts.filter((one) => one.theme === theme);
      const right = own.filter(({ loss }) => squareOf(loss) === "best").length;
      return { theme, tries: own.length, right };
    })
    .toSorted((one, two) => guessOf(one) - guessOf(two) || two.tries - one.tries);

const guessOf = ({ tries, right }: ThemeShare): number => (right + 1) / (tries + 2);
