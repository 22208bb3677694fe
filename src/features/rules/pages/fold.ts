import { quoted } from "../../../bot/text/html.ts";

/** The letters in a line under a picture, on a phone of 360×640. */
const LETTERS = 37;
/** The lines of a page there, its title among them, with so many rows of buttons below. */
const MOST_LINES = { 1: 13, 2: 11 } as const;
/** The lines of a folded text that are seen before it is unfolded. */
const SEEN_LINES = 3;
/** The room around a folded text. */
const GAP_LINES = 1;
/** A line of dice below the folded text, and the gap above it. */
const DICE_LINES = 2;

type Rows = keyof typeof MOST_LINES;

/** The lines that a paragraph breaks into, word by word. */
const linesOf = (html: string): number =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .split("\n")
    .reduce((sum, line) => sum + linesOfWords(line.split(" ")), 0);

const linesOfWords = (words: readonly string[]): number => {
  let count = 1;
  let room = LETTERS;
  for (const word of words) {
    const { length } = [...word];
    if (length > room && room < LETTERS) {
      count++;
      room = LETTERS;
    }
    room -= length + 1;
  }
  return count;
};

/** The lines of paragraphs with gaps between them, by the lines of each. */
const heightOf = (lines: readonly number[]): number =>
  lines.reduce((sum, count) => sum + count + 1, -1);

/** The lines that are left below a title, and the gap after it. */
const roomBelow = (title: string, rows: Rows): number => MOST_LINES[rows] - linesOf(title) - 1;

/**
 * The page of a game that has only one: what it is, what the diagram shows, and the rest. If they
 * are too long for a small phone, the beginning stays open, and the fold begins with the words
 * about the diagram.
 */
export const foldAbout = (title: string, paragraphs: readonly string[]): string => {
  const room = roomBelow(title, 2);
  if (heightOf(paragraphs.map(linesOf)) <= room) return foldPage(title, paragraphs);
  const [about = "", diagram = "", ...others] = paragraphs;
  const [beginning, rest] = splitBeginning(about, room - SEEN_LINES - DICE_LINES);
  return foldPage(title, [beginning, diagram, rest, ...others].filter(Boolean));
};

/** As many points of a list, or sentences, as there is room for, one at least; and the others. */
const splitBeginning = (html: string, lines: number): readonly [string, string] => {
  const parts = html.split(html.includes("\n") ? /(?<=\n)/u : /(?<=\. )/u);
  const upTo = (count: number): string => parts.slice(0, count).join("").trimEnd();
  let count = 1;
  while (count < parts.length && linesOf(upTo(count + 1)) <= lines) count++;
  return [upTo(count), parts.slice(count).join("")];
};

/**
 * A page: if it is too long for a small phone, some paragraphs after the first are folded, and of
 * a long first one all but its beginning.
 */
export const foldPage = (title: string, paragraphs: readonly string[], rows: Rows = 2): string => {
  const room = roomBelow(title, rows);
  if (heightOf(paragraphs.map(linesOf)) <= room) return [title, ...paragraphs].join("\n\n");
  const [beginning, end] = splitBeginning(paragraphs[0] ?? "", room - SEEN_LINES - GAP_LINES);
  const others = [end, ...paragraphs.slice(1)].filter(Boolean);
  const top = linesOf(beginning);
  const below = others.map(linesOf);
  const count = below.findIndex(
    (_, at) => heightOf([top, ...below.slice(at + 1)]) + SEEN_LINES <= room,
  );
  const hidden = count < 0 ? others : others.slice(0, count + 1);
  // A quote keeps its distance by itself.
  const folded = [quoted(hidden.join("\n\n")), others.slice(hidden.length).join("\n\n")];
  return `${title}\n\n${[beginning, ...folded].filter(Boolean).join("\n")}`;
};
