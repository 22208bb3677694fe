import type { Group, Play } from "./turn-offers.ts";

/** A row of a turn's keyboard. */
export type TurnLine =
  /** What stands at its head, and what its places play; undefined: nothing now. */
  | {
      readonly kind: "plays";
      readonly dice: readonly number[];
      readonly places: readonly (Play | undefined)[];
    }
  /** Its die has just been played; it stays so that what stands above it does not slide. */
  | { readonly kind: "played"; readonly die: number }
  /** Nothing of it is left, and it stays for the same reason. */
  | { readonly kind: "gone" };

export type PlaysLine = Extract<TurnLine, { kind: "plays" }>;

/** How many buttons of these plays stand side by side with their dice before them. */
export type Holds = (dice: readonly number[], plays: readonly Play[]) => number;

/** What can be played in a row now. */
export const playsIn = (line: TurnLine): readonly Play[] =>
  line.kind === "plays" ? line.places.flatMap((play) => (play ? [play] : [])) : [];

export const isLive = (line: TurnLine): boolean => playsIn(line).length > 0;

/** As few rows as their labels allow, all about as long, the dice at the head of each. */
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
