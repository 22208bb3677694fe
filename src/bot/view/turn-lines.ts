import type { Group, Play } from "./turn-offers.ts";

/** A row of a turn's keyboard. */
export type TurnLine =
  /** The dice at its head and the plays of its places; undefined: an empty place. */
  | {
      readonly kind: "plays";
      readonly dice: readonly number[];
      readonly places: readonly (Play | undefined)[];
    }
  /** Nothing is left in it. Other buttons may take it, so that the rows above do not slide. */
  | { readonly kind: "free" };

export type PlaysLine = Extract<TurnLine, { kind: "plays" }>;

/** How many buttons of these plays fit in a row after their dice. */
export type Holds = (dice: readonly number[], plays: readonly Play[]) => number;

/** The plays that a row still offers. */
export const playsIn = (line: TurnLine): readonly Play[] =>
  line.kind === "plays" ? line.places.flatMap((play) => (play ? [play] : [])) : [];

export const isLive = (line: TurnLine): boolean => playsIn(line).length > 0;

/** As few rows as the labels allow, about equally long, each with the dice at its head. */
export const linesOf = (
  { dice, plays }: Group,
  holds: Holds,
  most = Infinity,
): readonly PlaysLine[] => {
  const rows: Play[][] = [];
  for (const play of plays) {
    const row = rows.at(-1);
    const fits = row && row.length < Math.min(most, holds(dice, [...row, play]));
    if (fits) row.push(play);
    else rows.push([play]);
  }
  const even = evenly(plays, rows.length);
  const isReadable = even.every((row) => row.length <= holds(dice, row));
  return (isReadable ? even : rows).map((places) => ({ kind: "plays", dice, places }));
};

const evenly = (plays: readonly Play[], rows: number): Play[][] =>
  Array.from({ length: rows }, (_, row) =>
    plays.slice(
      Math.ceil((row * plays.length) / rows),
      Math.ceil(((row + 1) * plays.length) / rows),
    ),
  );
