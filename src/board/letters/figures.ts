/** Numbers and signs alone, "5:1", "1/17"; moves keep the digits of the board. */
const FIGURES = /^[^\p{L}<→\u2068]*$/u;

/** A digit that is no keycap. */
const DIGIT = /\d(?!\ufe0f?\u20e3)/gu;

/** The sign that goes with digits that are not those of Europe. */
const PERCENT = "٪";

/** Where a language has digits of its own, it says every number with them. */
export type Digits = {
  /** From zero on. */
  readonly digits?: string;
};

/** Figures as a language writes them; anything else stays as it is. */
export const figures = (text: string, { digits }: Digits): string =>
  digits === undefined || !FIGURES.test(text)
    ? text
    : text.replaceAll(DIGIT, (digit) => digits.charAt(Number(digit))).replaceAll("%", PERCENT);
