import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";

/** Marks that change the text's direction. Telegram removes them (tdlib, `clean_input_string`). */
const REMOVED = /[\r\u2028-\u202e]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const SPACED = /[\u0000-\u0009\u000b-\u001f]/;

/** Text with only these characters is empty to Telegram. */
const INVISIBLE =
  /^[\s\u00ad\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200f\u2060-\u206f\u3164\ufeff]*$/u;

export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

type Piece = { readonly from: number; readonly text: string };

const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(/./gsu)].flatMap(({ 0: char, index }) =>
    REMOVED.test(char) ? [] : [{ from: index, text: SPACED.test(char) ? " " : char }],
  );

const EDGE = /^[ \n]|^$|[ \n]$/;

const isEdge = ({ text }: Piece): boolean => text === " " || text === "\n";

/** Text as Telegram stores it: cleaned and trimmed, with its entities moved along. */
export const cleaned = ({ text, entities }: FormattedText): FormattedText => {
  // Nearly all texts are clean, and it takes long to take one apart.
  if (!REMOVED.test(text) && !SPACED.test(text) && !EDGE.test(text)) {
    return { text, entities: entities.filter(({ length }) => length > 0) };
  }
  const all = piecesOf(text);
  const first = all.findIndex((piece) => !isEdge(piece));
  if (first < 0) return { text: "", entities: [] };
  const pieces = all.slice(first, all.findLastIndex((piece) => !isEdge(piece)) + 1);

  let length = 0;
  const starts = pieces.map((piece) => {
    const start = length;
    length += piece.text.length;
    return start;
  });
  const moved = (offset: number): number => {
    const at = pieces.findIndex(({ from }) => from >= offset);
    return at < 0 ? length : (starts[at] ?? length);
  };
  return {
    text: pieces.map((piece) => piece.text).join(""),
    entities: entities.flatMap((entity): MessageEntity[] => {
      const offset = moved(entity.offset);
      const end = moved(entity.offset + entity.length);
      return end > offset ? [{ ...entity, offset, length: end - offset }] : [];
    }),
  };
};
