import type { Colour } from "../game/types.ts";
import type { Cell, Seat, Spot } from "./layout.ts";
import { layOut } from "./layout.ts";
import { lettersOf, plainName, shortened } from "./names.ts";
import type { DrawnDie, Scene } from "./scene.ts";

/**
 * The board in emoji, turned by 90°: one line for each column of the layout, its top row at the
 * left and its bottom row at the right, so that it fits the narrow text of a phone. Only
 * characters that are emoji by default (keycaps with U+FE0F), and ordinary digits.
 */

const CHECKER = { white: "⚪", black: "🔴" } as const satisfies Record<Colour, string>;
const BAR_CELL = "⬛";
/** How many cells a point has, and so how many checkers it can show one by one. */
const DEPTH = 4;
const COLUMNS = 12;
const BAR_AFTER = 6;
const NAME_LENGTH = 20;

const LEFT_TO_RIGHT_MARK = "\u200E";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/**
 * The whole message text for a scene: the player at the top, the thirteen lines of the board, the
 * player at the bottom, the cube while it is nobody's, the dice. Plain text: whoever sends it as
 * HTML escapes it first (names are shown as given).
 */
export const drawEmoji = (scene: Scene): string => {
  const { points, bar, seats, cube } = layOut(scene);
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    pairLine(points.top[column], points.bottom[column]),
  );
  return [
    nameLine(seats.top),
    countsLine(seats.top),
    ...columns.slice(0, BAR_AFTER),
    barLine(bar.top, bar.bottom),
    ...columns.slice(BAR_AFTER),
    nameLine(seats.bottom),
    countsLine(seats.bottom),
    ...(cube === undefined ? [] : [cubeText(cube)]),
    ...[seats.top, seats.bottom].filter(({ dice }) => dice.length > 0).map(diceLine),
  ]
    .map((line) => LEFT_TO_RIGHT_MARK + line + LEFT_TO_RIGHT_MARK)
    .join("\n");
};

const pairLine = (left: Cell | undefined, right: Cell | undefined): string => {
  if (left === undefined || right === undefined) throw new Error("A row has twelve points");
  const label = `${left.number}·${right.number}`;
  return [boardLine(left, shade(left), right, shade(right)), label, ...overflow(left, right)].join(
    " ",
  );
};

const barLine = (left: Spot, right: Spot): string =>
  [boardLine(left, BAR_CELL, right, BAR_CELL), ...overflow(left, right)].join(" ");

const shade = ({ dark }: Cell): string => (dark ? "🟫" : "🟨");

const boardLine = (left: Spot, leftEmpty: string, right: Spot, rightEmpty: string): string =>
  [...cells(left, leftEmpty), BAR_CELL, ...cells(right, rightEmpty).reverse()].join("");

/** From the rim inwards. A stack that does not fit says its whole count on the innermost cell. */
const cells = ({ colour, count }: Spot, empty: string): string[] =>
  Array.from({ length: DEPTH }, (_, index) => {
    if (index === DEPTH - 1 && count > DEPTH) return keycap(count);
    return index < count ? CHECKER[colour] : empty;
  });

const keycap = (count: number): string => {
  if (count > 10) return "➕";
  return count === 10 ? "🔟" : `${count}\uFE0F\u20E3`;
};

/** The counts that have no keycap, left before right. */
const overflow = (...spots: readonly Spot[]): string[] => {
  const counts = spots.filter(({ count }) => count > 10).map(({ count }) => `×${count}`);
  return counts.length === 0 ? [] : [counts.join("·")];
};

const nameLine = ({ colour, name, toMove }: Seat): string => {
  const short = shortened(plainName(name), (text) => lettersOf(text).length <= NAME_LENGTH);
  const turn = toMove ? "👉" : "";
  return `${turn}${CHECKER[colour]} ${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE}`;
};

/** Steps left to go, checkers borne off, the cube if it is his. */
const countsLine = ({ pips, off, cube }: Seat): string =>
  [
    `👣${pips}`,
    ...(off.count > 0 ? [`🏁${off.count}`] : []),
    ...(cube === undefined ? [] : [cubeText(cube)]),
  ].join(" ");

const cubeText = (value: bigint): string => `🧊×${value}`;

/** Dice to be played now are keycaps; those that wait and those played are plain digits. */
const diceLine = ({ colour, dice }: Seat): string => {
  const values = (state: DrawnDie["state"]) =>
    dice.filter((die) => die.state === state).map(({ value }) => value);
  const [ready, waiting, played] = [values("ready"), values("waiting"), values("played")];
  return [
    `${CHECKER[colour]}🎲${ready.map(keycap).join("")}`,
    ...(waiting.length > 0 ? [`⏳${runs(waiting)}`] : []),
    ...(played.length > 0 ? [`✅${runs(played)}`] : []),
  ].join(" ");
};

/** `3 3 4 4`; three or more of a number are written `3×4`. */
const runs = (values: readonly number[]): string =>
  [...new Set(values)]
    .map((value) => values.filter((one) => one === value))
    .map((same) => (same.length > 2 ? `${same[0]}×${same.length}` : same.join(" ")))
    .join(" ");
