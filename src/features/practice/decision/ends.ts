import { BAR, type Position, type Side } from "../../../rules/types.ts";

/*
 * The key of an end is its difference from the position before it. "xx>rt*e" means: two checkers
 * leave point 24, one comes to 18 and one to 20, and the other side's checker on its point 5 is
 * hit. Points are letters: "a" for off, "b" to "y" for 1 to 24, "z" for the bar. Each side has its
 * own.
 */

const FIRST_LETTER = "a".charCodeAt(0);

const letters = (point: number, count: number): string =>
  String.fromCharCode(FIRST_LETTER + point).repeat(Math.max(0, count));

const pointOf = (letter: string): number => letter.charCodeAt(0) - FIRST_LETTER;

const lessThan = (one: Side, two: Side): string =>
  two.map((count, point) => letters(point, count - (one[point] ?? 0))).join("");

/** The key of an end among all ends of a position, both as the mover sees them. */
export const keyOf = (before: Position, after: Position): string => {
  const hit = lessThan(after.other, before.other);
  const moved = `${lessThan(after.own, before.own)}>${lessThan(before.own, after.own)}`;
  return hit === "" ? moved : `${moved}*${hit}`;
};

const changeSide = (side: Side, less: string, more: string): Side => {
  const counts = Array.from(side);
  for (const letter of less) counts[pointOf(letter)] = (counts[pointOf(letter)] ?? 0) - 1;
  for (const letter of more) counts[pointOf(letter)] = (counts[pointOf(letter)] ?? 0) + 1;
  return counts;
};

export const endOf = ({ own, other }: Position, key: string): Position => {
  const [moved = "", hit = ""] = key.split("*");
  const [from = "", to = ""] = moved.split(">");
  return {
    own: changeSide(own, from, to),
    other: changeSide(other, hit, letters(BAR, hit.length)),
  };
};

/** How many checkers stand elsewhere in the other position. */
export const distanceOf = (one: Position, two: Position): number =>
  lessThan(one.own, two.own).length + lessThan(one.other, two.other).length;
