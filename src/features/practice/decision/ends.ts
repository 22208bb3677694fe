import { heldOf, pointsIn, setOf } from "../../../rules/position.ts";
import { BAR, HELD, type Position, type Side } from "../../../rules/types.ts";

/*
 * The key of an end is its difference from the position before it. "xx>rt*e" means: two checkers
 * leave point 24, one comes to 18 and one to 20, and the other side's checker on its point 5 is
 * hit. Points are letters: "a" for off, "b" to "y" for 1 to 24, "z" for the bar. Each side has its
 * own. Where checkers are held, "^yu^f" follows: after it the own ones on 24 and 20 are, and the
 * other side's on its point 5.
 */

const FIRST_LETTER = "a".charCodeAt(0);

const letters = (point: number, count: number): string =>
  String.fromCharCode(FIRST_LETTER + point).repeat(Math.max(0, count));

const pointOf = (letter: string): number => letter.charCodeAt(0) - FIRST_LETTER;

const countsIn = (side: Side): readonly number[] => side.slice(0, HELD);

const lessThan = (one: Side, two: Side): string =>
  countsIn(two)
    .map((count, point) => letters(point, count - (one[point] ?? 0)))
    .join("");

const heldText = (side: Side): string =>
  pointsIn(heldOf(side))
    .map((point) => letters(point, 1))
    .join("");

/** The key of an end among all ends of a position, both as the mover sees them. */
export const keyOf = (before: Position, after: Position): string => {
  const hit = lessThan(after.other, before.other);
  const moved = `${lessThan(after.own, before.own)}>${lessThan(before.own, after.own)}`;
  const isHolding = [before, after].some(({ own, other }) => heldOf(own) + heldOf(other) > 0);
  const held = isHolding ? `^${heldText(after.own)}^${heldText(after.other)}` : "";
  return `${moved}${hit === "" ? "" : `*${hit}`}${held}`;
};

const changeSide = (side: Side, less: string, more: string, held: string): Side => {
  const counts = [...countsIn(side)];
  for (const letter of less) counts[pointOf(letter)] = (counts[pointOf(letter)] ?? 0) - 1;
  for (const letter of more) counts[pointOf(letter)] = (counts[pointOf(letter)] ?? 0) + 1;
  return held === "" ? counts : [...counts, setOf([...held].map(pointOf))];
};

export const endOf = ({ own, other }: Position, key: string): Position => {
  const [turn = "", ownHeld = "", otherHeld = ""] = key.split("^");
  const [moved = "", hit = ""] = turn.split("*");
  const [from = "", to = ""] = moved.split(">");
  return {
    own: changeSide(own, from, to, ownHeld),
    other: changeSide(other, hit, letters(BAR, hit.length), otherHeld),
  };
};

/** How many checkers stand elsewhere in the other position. */
export const distanceOf = (one: Position, two: Position): number =>
  lessThan(one.own, two.own).length + lessThan(one.other, two.other).length;
