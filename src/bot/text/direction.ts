/** What keeps texts in order that are read from the right, as UAX #9 has it. */

/** An isolate of moves or figures around another one that was put there by itself. */
const TWICE = /\u2066\u2068([^\u2066-\u2069\n]*)\u2069\u2069/gu;

/** The tags at the beginning of a line, and what is read first; Arabic and Hebrew need nothing. */
const LINE_FROM_LEFT =
  /^((?:[ \t]|<[^>\n]*>)*)(?=[^\s<\u200f\p{Script=Arabic}\p{Script=Hebrew}])/gmu;

/**
 * The text with each line begun from the right: clients go by the first letter of a line, and some
 * by its first sign, so that a name, a number or an emoji there would turn the line around.
 */
export const fromRight = (text: string): string =>
  text.replaceAll(TWICE, "\u2066$1\u2069").replaceAll(LINE_FROM_LEFT, "$1\u200f");
