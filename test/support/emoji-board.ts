import type { Colour } from "../../src/game/types.ts";

/** The emoji board read back, as a person reads it: what stands where, by the numbers beside it. */
export type SeenBoard = {
  /** The uppermost checkers, by the written number of their point. */
  readonly points: ReadonlyMap<number, Checkers>;
  readonly bar: Readonly<Record<Colour, number>>;
  readonly off: Readonly<Record<Colour, number>>;
  /** Pips as written beside the names. */
  readonly pips: Readonly<Record<Colour, number>>;
};

export type Checkers = {
  readonly colour: Colour;
  readonly count: number;
  /** One of the other colour is held beneath. */
  readonly holds?: true;
};

const COLOURS = new Map<string, Colour>([
  ["⚪", "white"],
  ["🔴", "black"],
]);

const POINT = "(?:[⚪🔴](?:🔒|(?:🔟|(?:\\d\uFE0F\u20E3)+)🔒?)|[🟫🟨🟦]+)";
/** Two points across from each other, with their numbers outside. */
const PAIR = new RegExp(`(\\d+)›?(${POINT})(${POINT})‹?(\\d+)(?!\\uFE0F)`, "gu");

const stackOf = (text: string): Checkers | undefined => {
  const [sign = ""] = text;
  const colour = COLOURS.get(sign);
  const count = text.includes("🔟") ? 10 : Number(text.replaceAll(/\D/gu, "") || 1);
  return colour && { colour, count, ...(text.endsWith("🔒") && { holds: true }) };
};

/** How many checkers of a colour are seen on a point, a held one among them. */
export const seenAt = ({ points }: SeenBoard, colour: Colour, number: number): number => {
  const spot = points.get(number);
  if (!spot) return 0;
  return spot.colour === colour ? spot.count : spot.holds ? 1 : 0;
};

/** Reads a table whose board is made of emoji. */
export const readBoard = (text: string): SeenBoard => {
  const lines = text.replaceAll("\u200E", "").split("\n");
  const points = new Map<number, Checkers>();
  const bar = { white: 0, black: 0 };
  for (const line of lines) {
    for (const [, first, left = "", right = "", second] of line.matchAll(PAIR)) {
      for (const [number, text] of [[first, left] as const, [second, right] as const]) {
        const stack = stackOf(text);
        if (stack) points.set(Number(number), stack);
      }
    }
    if (!line.startsWith("⬛")) continue;
    for (const [text] of line.matchAll(/[⚪🔴](?:🔟|(?:\d\uFE0F\u20E3)+)/gu)) {
      const stack = stackOf(text);
      if (stack) bar[stack.colour] += stack.count;
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
