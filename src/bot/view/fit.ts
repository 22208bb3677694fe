import { lettersOf } from "../../board/letters/names.ts";
import { once } from "../../rules/once.ts";
import { unmarked } from "../text/direction.ts";
import { unbroken } from "../text/html.ts";

/** Telegram's limit for a caption under a picture, without tags. */
export const MOST_UNITS = 1024;
/** More lines push the buttons off a small phone. */
export const MOST_LINES = 5;

/** The width of a caption on a phone of 360 pixels; in a group it stands beside an avatar. */
const WIDE = { group: 283, private: 324 } as const;
/** The time of the message stands after its last words. */
const TIME = "\u00a0".repeat(8);

/**
 * The first of these captions that fits under a board, else the one with the fewest lines.
 * @param most the lines that there is room for
 */
export const fitCaption = (
  captions: readonly (() => readonly string[])[],
  where: keyof typeof WIDE,
  most = MOST_LINES,
): string => {
  let shortest = { html: "", lines: Number.POSITIVE_INFINITY };
  for (const caption of captions) {
    const html = unbroken(caption().join("\n"));
    const lines = linesTaken(html, where);
    if (lines <= most && plain(html).length <= MOST_UNITS) return html;
    if (lines < shortest.lines) shortest = { html, lines };
  }
  return shortest.html;
};

/** Estimates the lines of a text on a phone from the widths of letters at 15 pixels. */
export const linesTaken = (html: string, where: keyof typeof WIDE): number =>
  `${plain(html)}${TIME}`.split("\n").reduce((sum, line) => sum + linesOf(line, WIDE[where]), 0);

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/&\w+;/g, "&");

const linesOf = once(
  (line, room: number) => {
    let [lines, taken] = [1, 0];
    for (const word of line.split(" ")) {
      const width = wordWidth(word);
      if (taken > 0 && taken + SPACE + width > room) [lines, taken] = [lines + 1, width];
      else taken += (taken > 0 ? SPACE : 0) + width;
      // A word that is wider than a line goes on in the next ones.
      if (taken > room) lines += Math.floor(seenWidth(word) / room);
    }
    return lines;
  },
  (line, room) => `${room} ${line}`,
);

const SPACE = 3.7;

/** Widths in pixels; the first pattern that fits a character counts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Cf}\p{Variation_Selector}]/u, 0],
  [/[\p{Extended_Pictographic}\p{Emoji_Presentation}]/u, 19],
  [/[/()]/u, 5.7],
  [/[ \u00a0.,:;'’|·!il]/u, 4.2],
  [/[\p{Lu}шщжмюыфmw—№]/u, 10.4],
  [/./u, 8.3],
];

const letterWidth = once((letter) =>
  /\d/.test(letter) ? 8.4 : (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0),
);

const wordWidth = (word: string): number =>
  [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Of what is seen as one letter, such as a family, nothing but its first part counts. */
const seenWidth = (word: string): number =>
  lettersOf(word).reduce((sum, [first = ""]) => sum + letterWidth(first), 0);

/** For each width of a label, how many fit in a row in a group on a phone of 360 pixels. */
const ACROSS: readonly (readonly [width: number, across: number])[] = [
  [4.6, 6],
  [5.8, 5],
  [7.5, 4],
  [10.3, 3],
  [16, 2],
];

export const seenLetters = (label: string): number => lettersOf(unmarked(label)).length;

/** The width of a label, roughly, in digits. */
export const widthOf = once((label) =>
  lettersOf(unmarked(label)).reduce(
    (sum, letter) => sum + (letter === " " ? 0.5 : isWidest(letter) ? 2 : isWide(letter) ? 1.5 : 1),
    0,
  ),
);

const isWidest = (letter: string): boolean => /[سشصض]/u.test(letter);

const isWide = (letter: string): boolean => /[→✶↩×]|\p{Extended_Pictographic}/u.test(letter);

/** How many buttons fit in a row when the widest of them has one of these labels. */
export const across = (labels: readonly string[]): number => {
  const width = Math.max(...labels.map(widthOf));
  return ACROSS.find(([most]) => width <= most)?.[1] ?? 1;
};

export const roomBeside = (row: readonly { readonly text: string }[]): number =>
  across(row.map(({ text }) => text)) - row.length;
