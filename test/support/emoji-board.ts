import type { Colour } from "../../src/game/types.ts";

/** The emoji board read back, as a person reads it: what stands where, by the numbers beside it. */
export type SeenBoard = {
  /** By the written number of a point. */
  readonly points: ReadonlyMap<number, Checkers>;
  readonly bar: Readonly<Record<Colour, number>>;
  readonly off: Readonly<Record<Colour, number>>;
  /** Pips as written beside the names. */
  readonly pips: Readonly<Record<Colour, number>>;
};

export type Checkers = { readonly colour: Colour; readonly count: number };

const CELL = /⚪|🔴|🟫|🟨|🟦|⬛|➕|🔟|\d\uFE0F\u20E3/gu;
const DEPTH = 4;

const COLOURS = new Map<string, Colour>([
  ["⚪", "white"],
  ["🔴", "black"],
]);

const numberOn = (cell: string): number => (cell === "🔟" ? 10 : Number.parseInt(cell, 10));

/** The checkers in the cells of one point, rim first; `stacks` are the counts at the line's end. */
const checkersIn = (cells: readonly string[], stacks: string[]): Checkers | undefined => {
  const colour = COLOURS.get(cells[0] ?? "");
  if (colour === undefined) return undefined;
  const innermost = cells.at(-1) ?? "";
  if (innermost === "➕") return { colour, count: Number(stacks.shift()) };
  if (/\d|🔟/u.test(innermost)) return { colour, count: numberOn(innermost) };
  return { colour, count: cells.filter((cell) => COLOURS.has(cell)).length };
};

/** Reads a line of two points (or of the bar) with what is written at its end. */
const readLine = (line: string) => {
  const cells = line.match(CELL) ?? [];
  const stacks = [...line.matchAll(/×(\d+)/g)].map(([, count = ""]) => count);
  return {
    left: checkersIn(cells.slice(0, DEPTH), stacks),
    right: checkersIn(cells.slice(DEPTH + 1).reverse(), stacks),
    numbers: /(\d+)·(\d+)/.exec(line.replaceAll(CELL, ""))?.slice(1).map(Number),
  };
};

const isBoardLine = (line: string): boolean => (line.match(CELL) ?? []).length === 2 * DEPTH + 1;

/** Reads a table whose board is made of emoji. */
export const readBoard = (text: string): SeenBoard => {
  const lines = text.replaceAll("\u200E", "").split("\n");
  const points = new Map<number, Checkers>();
  const bar = { white: 0, black: 0 };
  for (const { left, right, numbers } of lines.filter(isBoardLine).map(readLine)) {
    const [first, second] = numbers ?? [];
    for (const [number, spot] of [[first, left] as const, [second, right] as const]) {
      if (spot && number !== undefined) points.set(number, spot);
      else if (spot) bar[spot.colour] += spot.count;
    }
  }
  const [off, pips] = [
    { white: 0, black: 0 },
    { white: 0, black: 0 },
  ];
  for (const line of lines) {
    const counts = /👣(\d+)(?: 🏁(\d+))?/u.exec(line);
    const colour = COLOURS.get(/⚪|🔴/u.exec(line)?.[0] ?? "");
    if (!counts || !colour) continue;
    pips[colour] = Number(counts[1]);
    off[colour] = Number(counts[2] ?? 0);
  }
  return { points, bar, off, pips };
};
