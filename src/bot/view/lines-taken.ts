import { once } from "../../rules/once.ts";

/** The width of a caption on a phone of 360 pixels; in a group it stands beside an avatar. */
const WIDE = { group: 283, private: 324 } as const;
/** The time of the message stands after its last words. */
const TIME = "\u00a0".repeat(8);

/** Estimates the lines of a text on a phone from the widths of letters at 15 pixels. */
export const linesTaken = (html: string, where: keyof typeof WIDE): number => {
  const text = html.replaceAll(/<[^>]*>/g, "").replaceAll(/&\w+;/g, "&");
  return `${text}${TIME}`.split("\n").reduce((sum, line) => sum + linesOf(line, WIDE[where]), 0);
};

const linesOf = (line: string, room: number): number => {
  let [lines, taken] = [1, 0];
  for (const word of line.split(" ")) {
    const width = widthOf(word);
    if (taken > 0 && taken + SPACE + width > room) [lines, taken] = [lines + 1, width];
    else taken += (taken > 0 ? SPACE : 0) + width;
  }
  return lines;
};

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

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
