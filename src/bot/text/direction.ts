/** What keeps texts in order that are read from the right, as UAX #9 has it. */
import { isFromRight } from "../../board/letters/names.ts";

/** An isolate of moves or figures around another one that was put there by itself. */
const TWICE = /\u2066\u2068([^\u2066-\u2069\n]*)\u2069\u2069/gu;

/**
 * The tags at the beginning of a line, and what is read first; letters of Arabic and Hebrew need
 * nothing, but their digits have no direction.
 */
const LINE_FROM_LEFT =
  /^((?:[ \t]|<[^>\n]*>)*)(?=[^\s<\u200f])(?!(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}])/gmu;

/** The sign before a command or a name of Telegram, which has no direction of its own. */
const SIGN_OF_NAME = /(?<![\w/:<"\u200e])(?=[/@][a-z])/gu;

/** What is kept from the left already, and moves that a text says by itself, "8→5 6→off". */
const MOVES =
  /\u2066[^\u2069]*\u2069|[\p{L}\d]+(?:→[\p{L}\d]+✶?)+(?:×\d)?(?: \d+(?:→[\p{L}\d]+✶?)+(?:×\d)?)*/gu;

/** A word among moves: digits and arrows after its letters would be read from the right with it. */
const WORD_OF_MOVES = /(?:(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}])+(?!\p{L}|\u200e)/gu;

/** The moves from the left, whatever letters are in them. */
const movesFromLeft = (moves: string): string => {
  const said = moves.replaceAll(WORD_OF_MOVES, "$&\u200e");
  return said.startsWith("\u2066") ? said : `\u2066${said}\u2069`;
};

/** Ends of a key that are no letters read from the right, nor the mark that stands for one. */
const OPEN_END =
  /^(?!\u200f|(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}])|(?<!\u200f|(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}])$/gu;

/**
 * The label of a key, from the right as a whole if its words are: clients that begin every key
 * from the left would put its last sign, or the number after its words, at the wrong end.
 */
export const keyInOrder = (label: string): string =>
  isFromRight(label) ? label.replaceAll(OPEN_END, "\u200f") : label;

/** Text that people type or copy as it stands: no mark may come with it. */
const CODE = /<code>([^<]*)<\/code>/gu;
const MARKS = /[\u200e\u200f\u2066-\u2069]/gu;

/** A text as it is read: without the marks and isolates that only order it. */
export const unmarked = (text: string): string => text.replaceAll(MARKS, "");

/**
 * The text with each line begun from the right: clients go by the first letter of a line, and some
 * by its first sign, so that a name, a number or an emoji there would turn the line around. Within
 * it commands and moves stay from the left.
 */
export const fromRight = (text: string): string =>
  text
    .replaceAll(TWICE, "\u2066$1\u2069")
    .replaceAll(SIGN_OF_NAME, "\u200e")
    .replaceAll(MOVES, movesFromLeft)
    .replaceAll(CODE, (_, said: string) => `\u200e<code>${unmarked(said)}</code>`)
    .replaceAll(LINE_FROM_LEFT, "$1\u200f");

/** Lines that code has put together of names, figures and signs, in the order of their language. */
export const linesInOrder = (
  text: string,
  { isRightToLeft }: { readonly isRightToLeft?: true },
): string => (isRightToLeft ? fromRight(text) : text);

const ISOLATE = "\u2068";
const FROM_LEFT = /^\u200f?\u2066/u;

/** A value with a name in it is read from the right as a whole: the disc first, then the name. */
export const valueFromRight = (value: string): string =>
  value.includes(ISOLATE) && !FROM_LEFT.test(value) ? `\u200f${value}` : value;
