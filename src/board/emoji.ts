import type { Colour } from "../game/types.ts";
import type { Cell, Seat, Stand } from "./layout.ts";
import { layOut } from "./layout.ts";
import { lettersOf, plainName, shortened } from "./names.ts";
import type { Scene } from "./scene.ts";

/**
 * The board in emoji, turned by 90°: one line for each column, which fits the narrow text of a phone.
 * Only emoji by default (keycaps with U+FE0F), and ordinary digits.
 */

const CHECKER = { white: "⚪", black: "🔴" } as const satisfies Record<Colour, string>;
const BAR_CELL = "⬛";
/** How many cells a point has, and so how many checkers it can show one by one. */
const DEPTH = 4;
const COLUMNS = 12;
const BAR_AFTER = 6;
/** What a line of the board takes, in digits; an emoji is two of them wide. */
const LINE_WIDTH = 24;
const SHORTEST_NAME = 6;

const LEFT_TO_RIGHT_MARK = "\u200E";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A scene as plain text: a line for each player, between them thirteen of the board. */
export const drawEmoji = (scene: Scene): string => {
  const { points, bar, seats, cube } = layOut(scene);
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    pairLine(points.top[column], points.bottom[column]),
  );
  return [
    seatLine(seats.top),
    ...columns.slice(0, BAR_AFTER),
    barLine(bar.top, bar.bottom, cube),
    ...columns.slice(BAR_AFTER),
    seatLine(seats.bottom),
  ]
    .map((line) => LEFT_TO_RIGHT_MARK + line + LEFT_TO_RIGHT_MARK)
    .join("\n");
};

const pairLine = (left: Cell | undefined, right: Cell | undefined): string => {
  if (left === undefined || right === undefined) throw new Error("A row has twelve points");
  const label = `${landedAt(left, "›")}${left.number}·${right.number}${landedAt(right, "‹")}`;
  return [boardLine(left, shade(left), right, shade(right)), label, ...overflow(left, right)].join(
    " ",
  );
};

/** The last turn ended on the point whose number it stands at. */
const landedAt = ({ landed }: Cell, sign: string): string => (landed > 0 ? sign : "");

/** The bar, and behind it the cube while it is nobody's. */
const barLine = (left: Stand, right: Stand, cube: bigint | undefined): string =>
  [
    boardLine(left, BAR_CELL, right, BAR_CELL),
    ...overflow(left, right),
    ...(cube === undefined ? [] : [cubeText(cube)]),
  ].join(" ");

const shade = ({ dark }: Cell): string => (dark ? "🟫" : "🟨");

/** Where a checker stood that the last turn took away. */
const LEFT_CELL = "🟦";

const boardLine = (left: Stand, leftEmpty: string, right: Stand, rightEmpty: string): string =>
  [...cells(left, leftEmpty), BAR_CELL, ...cells(right, rightEmpty).reverse()].join("");

/** From the rim inwards. A stack that does not fit says its whole count on the innermost cell. */
const cells = ({ colour, count, left }: Stand, empty: string): string[] =>
  Array.from({ length: DEPTH }, (_, index) => {
    if (index === DEPTH - 1 && count > DEPTH) return keycap(count);
    if (index < count) return CHECKER[colour];
    return left && index === count ? LEFT_CELL : empty;
  });

const keycap = (count: number): string => {
  if (count > 10) return "➕";
  return count === 10 ? "🔟" : `${count}\uFE0F\u20E3`;
};

const overflow = (...spots: readonly Stand[]): string[] => {
  const counts = spots.filter(({ count }) => count > 10).map(({ count }) => `×${count}`);
  return counts.length === 0 ? [] : [counts.join("·")];
};

/** Whose turn it is, the name, the pips left to go, the checkers borne off, the cube if it is theirs. */
const seatLine = ({ colour, name, toMove, pips, off, cube, offered }: Seat): string => {
  const turn = toMove ? "👉" : "";
  const counts = [
    `👣${pips}`,
    ...(off.count > 0 ? [`🏁${off.count}`] : []),
    ...(cube === undefined ? [] : [cubeText(cube)]),
    ...(offered === undefined ? [] : [`${cubeText(offered)}❓`]),
  ].join(" ");
  const room = LINE_WIDTH - widthOf(`${turn}${CHECKER[colour]}  ${counts}`);
  const short = shortened(
    plainName(name),
    (text) => widthOf(text) <= Math.max(SHORTEST_NAME, room),
  );
  return `${turn}${CHECKER[colour]} ${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE} ${counts}`;
};

/** About how wide a text is, in digits. */
const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const WIDE = /\p{Extended_Pictographic}|[\u1100-\u11FF\u2E80-\uD7FF]/u;

const cubeText = (value: bigint): string => `🧊×${value}`;
