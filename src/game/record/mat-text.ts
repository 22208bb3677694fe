import type { Colour, PerColour } from "../types.ts";

/** One thing that a player of a match file did, in the words of the file. */
export type MatSaid = {
  readonly by: Colour;
  /** The number of its row, which players call the move. */
  readonly move: number;
  readonly text: string;
};

type MatNames = { readonly players: PerColour<string>; readonly score: PerColour<number> };

export type MatGameText = {
  readonly number: number;
  /** Undefined: the file does not say it. */
  readonly names: MatNames | undefined;
  /** Where its checkers begin, if the file says it. */
  readonly start: string | undefined;
  readonly said: readonly MatSaid[];
};

export type MatText = {
  /** What stands in `; [Tag "value"]`, by the tag in small letters. */
  readonly tags: ReadonlyMap<string, string>;
  /** The lengths of its matches, of which there should be one; 0 for money. */
  readonly lengths: readonly number[];
  readonly games: readonly MatGameText[];
};

const COMMENT = /^\s*[;#]/;
const TAG = /^\s*[;#]\s*\[([^"\]]+?)\s+"([^"]*)"/;
const START = /^;\s*Set Pos=/i;
const LENGTH = /^\s*(\d{1,4})\s+points?\s+match\b/i;
const MONEY = /^\s*(?:unlimited|money)\s+(?:game|match|session)\b/i;
const GAME = /^\s*game\s+(\d{1,4})\b/i;
const NAMES = /^\s*(.*?)\s*:\s*(\d{1,4})\s+(.*?)\s*:\s*(\d{1,4})\s*$/;
const ROW = /^\s*(\d{1,4})[).]/;

/** Each beginning of what a player did. */
const CELL =
  /[1-6]\s*[1-6]\s*:|\b(?:(?:re)?doubles?|beavers?|raccoons?|takes?|drops?|pass(?:es)?|resigns?|wins?|loss(?:es)?)\b/gi;

/** Words that begin before this column are the left player's, as other programs read it. */
const RIGHT_FROM = 15;
const TAB = 8;
const MOST_NAME = 40;

const untabbed = (line: string): string =>
  line
    .split("\t")
    .reduce((text, part) => text.padEnd((Math.floor(text.length / TAB) + 1) * TAB) + part);

/** A match file in its parts, without any rule of the game; it leaves out what it does not know. */
export const scanMat = (text: string): MatText => {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map(untabbed)
    .filter((line) => line.trim() !== "");
  const told = lines.filter((line) => !COMMENT.test(line) || START.test(line));
  const begins = told.flatMap((line, at) => (GAME.test(line) ? [at] : []));
  return {
    tags: new Map(lines.flatMap(tagIn)),
    lengths: told.flatMap(lengthIn),
    games: begins.map((from, at) => gameIn(told.slice(from, begins[at + 1]))),
  };
};

const tagIn = (line: string): readonly (readonly [string, string])[] => {
  const [, tag, value] = TAG.exec(line) ?? [];
  return tag === undefined || value === undefined ? [] : [[tag.toLowerCase(), value]];
};

const lengthIn = (line: string): readonly number[] => {
  const length = LENGTH.exec(line)?.[1] ?? (MONEY.test(line) ? "0" : undefined);
  return length === undefined ? [] : [Number(length)];
};

const gameIn = ([title = "", ...lines]: readonly string[]): MatGameText => {
  const [names = "", ...rows] = lines.filter((line) => !COMMENT.test(line));
  let move = 0;
  const said = rows
    .filter((row) => lengthIn(row).length === 0)
    .flatMap((row) => {
      move = Number(ROW.exec(row)?.[1] ?? move);
      return cellsOf(row, move);
    });
  const start = lines.find((line) => START.test(line))?.trim();
  return { number: Number(GAME.exec(title)?.[1]), names: namesIn(names), start, said };
};

const namesIn = (line: string): MatNames | undefined => {
  const [, white, own, black, other] = NAMES.exec(line) ?? [];
  if (white === undefined || black === undefined) return undefined;
  return {
    players: { white: nameOf(white), black: nameOf(black) },
    score: { white: Number(own), black: Number(other) },
  };
};

/** GamesGrid writes a rating behind the name. */
const nameOf = (text: string): string => text.replace(/,\d+$/, "").trim().slice(0, MOST_NAME);

/** Words before the first beginning are the left player's: nobody will understand them. */
const cellsOf = (row: string, move: number): readonly MatSaid[] => {
  const line = row.replace(ROW, (number) => " ".repeat(number.length));
  const begins = [...line.matchAll(CELL)].map(({ index }) => index);
  const odd = line.slice(0, begins[0]).trim();
  return [
    ...(odd === "" ? [] : [{ by: "white", move, text: odd } as const]),
    ...begins.map((from, at) => ({
      by: from < RIGHT_FROM ? ("white" as const) : ("black" as const),
      move,
      text: line.slice(from, begins[at + 1]).trim(),
    })),
  ];
};
