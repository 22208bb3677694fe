import type { Group, Play } from "./turn-offers.ts";

/**
 * A row of a turn's keyboard: the dice at its head, and its places, some of them empty. Other
 * buttons may take a row without places, so that the rows above it do not slide.
 */
export type TurnLine = {
  readonly dice: readonly number[];
  readonly places: readonly (Play | undefined)[];
};

/** How many buttons of these plays fit in a row after their dice. */
export type Holds = (dice: readonly number[], plays: readonly Play[]) => number;

export const playsIn = ({ places }: TurnLine): readonly Play[] =>
  places.flatMap((play) => (play && play.length > 0 ? [play] : []));

export const isLive = (line: TurnLine): boolean => playsIn(line).length > 0;

/** As few rows as the labels allow, about equally long, each with the dice at its head. */
export const linesOf = (
  { dice, plays }: Group,
  holds: Holds,
  most = Infinity,
): readonly TurnLine[] => {
  const rows: Play[][] = [];
  for (const play of plays) {
    const row = rows.at(-1);
    const fits = row && row.length < Math.min(most, holds(dice, [...row, play]));
    if (fits) row.push(play);
    else rows.push([play]);
  }
  const even = evenly(plays, rows.length);
  const isReadable = even.every((row) => row.length <= holds(dice, row));
  return (isReadable ? even : rows).map((places) => ({ dice, places }));
};

const evenly = (plays: readonly Play[], rows: number): Play[][] =>
  Array.from({ length: rows }, (_, row) =>
    plays.slice(
      Math.ceil((row * plays.length) / rows),
      Math.ceil(((row + 1) * plays.length) / rows),
    ),
  );
