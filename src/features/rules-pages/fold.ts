import { lettersOf } from "../../board/letters/names.ts";
import { quoted } from "../../bot/text/html.ts";

/** The letters in a line under a picture, and the lines of a page, on a phone of 360×640. */
const LETTERS = 37;
const MOST_LINES = 11;
/** The lines of a folded text that are seen before it is unfolded. */
const SEEN_LINES = 3;

const linesOf = (html: string): number =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(lettersOf(line).length / LETTERS)), 0);

const heightOf = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, html) => sum + linesOf(html) + 1, -1);

/**
 * The paragraphs of a page: if they are too long for a small phone, some after the first are
 * folded.
 */
export const folded = (paragraphs: readonly string[]): string => {
  if (heightOf(paragraphs) <= MOST_LINES) return paragraphs.join("\n\n");
  const [first = "", ...others] = paragraphs;
  const count = others.findIndex(
    (_, at) => heightOf([first, ...others.slice(at + 1)]) + SEEN_LINES <= MOST_LINES,
  );
  const hidden = count < 0 ? others : others.slice(0, count + 1);
  // A quote keeps its distance by itself.
  const rest = others.slice(hidden.length).join("\n\n");
  return [first, quoted(hidden.join("\n\n")), rest].filter((part) => part !== "").join("\n");
};
