import type { DecisionTheme } from "../../decision/decision.ts";
import { squareOf } from "../../decision/squares.ts";

/** How often a person was right in puzzles of a theme. */
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
