import { lettersOf } from "../../../board/letters/names.ts";
import { quoted } from "../../../bot/text/html.ts";

/** The letters in a line under a picture, and the lines of a page, on a phone of 360×640. */
const LETTERS = 37;
const MOST_LINES = 11;
/** The lines of a folded text that are seen before it is unfolded. */
const SEEN_LINES = 3;
/** The lines that a second row of buttons takes. */
const ROW_LINES = 2;
/** A line of dice below the folded text, and the gap above it. */
const DICE_LINES = 2;

const linesOf = (html: string): number =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(lettersOf(line).length / LETTERS)), 0);

/** The lines of paragraphs with gaps between them, by the lines of each. */
const heightOf = (lines: readonly number[]): number =>
  lines.reduce((sum, count) => sum + count + 1, -1);

/**
 * The page of a game that has only one: what it is, what the diagram shows, and the rest. If they
 * are too long for a small phone, the beginning stays open, and the fold begins with the words
 * about the diagram. Two rows of buttons stand below.
 */
export const foldAbout = (paragraphs: readonly string[]): string => {
  const most = MOST_LINES - ROW_LINES;
  if (heightOf(paragraphs.map(linesOf)) <= most) return foldPage(paragraphs, most);
  const [about = "", diagram = "", ...others] = paragraphs;
  const [beginning, rest] = splitBeginning(about, most - SEEN_LINES - DICE_LINES);
  return foldPage([beginning, diagram, rest, ...others].filter(Boolean), most);
};

/** As many whole sentences as these lines have room for, one at least; and the others. */
const splitBeginning = (html: string, lines: number): readonly [string, string] => {
  const [first = "", ...others] = html.split(/(?<=\.)[ \n]/u);
  let beginning = first;
  let count = 0;
  for (const one of others) {
    const longer = `${beginning} ${one}`;
    if (linesOf(longer) > lines) break;
    beginning = longer;
    count++;
  }
  return [beginning, others.slice(count).join(" ")];
};

/**
 * The paragraphs of a page: if they are too long for a small phone, some after the first are
 * folded.
 */
export const foldPage = (paragraphs: readonly string[], most = MOST_LINES): string => {
  const [top = 0, ...below] = paragraphs.map(linesOf);
  if (heightOf([top, ...below]) <= most) return paragraphs.join("\n\n");
  const [first = "", ...others] = paragraphs;
  const count = below.findIndex(
    (_, at) => heightOf([top, ...below.slice(at + 1)]) + SEEN_LINES <= most,
  );
  const hidden = count < 0 ? others : others.slice(0, count + 1);
  // A quote keeps its distance by itself.
  const rest = others.slice(hidden.length).join("\n\n");
  return [first, quoted(hidden.join("\n\n")), rest].filter((part) => part !== "").join("\n");
};
