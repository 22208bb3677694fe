import type { Colour } from "../game/types.ts";
import type { Cell, Seat, Stand } from "./layout/layout.ts";
import { layOut } from "./layout/layout.ts";
import { lettersOf, plainName, shortened } from "./letters/names.ts";
import type { Scene } from "./scene/scene.ts";

/**
 * The board in emoji, turned by 90°: one line for each column, which fits the narrow text of a
 * phone. It uses emoji-by-default characters only (and keycaps with U+FE0F), and ordinary digits.
 */

const CHECKER = { white: "⚪", black: "🔴" } as const satisfies Record<Colour, string>;
const BAR_CELL = "⬛";
/** The number of cells of a point, so also the number of checkers that it can show one by one. */
const DEPTH = 4;
const COLUMNS = 12;
const BAR_AFTER = 6;
/** The width of a board line in digits; an emoji is two digits wide. */
const LINE_WIDTH = 24;
const SHORTEST_NAME = 6;

const LEFT_TO_RIGHT_MARK = "\u200E";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/** A scene as plain text: a line for each player, with thirteen lines of the board between them. */
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

/** The sign, if the last turn ended on this point. */
const landedAt = ({ landed }: Cell, sign: string): string => (landed > 0 ? sign : "");

/** The bar, followed by the cube while it is centred. */
const barLine = (left: Stand, right: Stand, cube: bigint | undefined): string =>
  [
    boardLine(left, BAR_CELL, right, BAR_CELL),
    ...overflow(left, right),
    ...(cube === undefined ? [] : [cubeText(cube)]),
  ].join(" ");

const shade = ({ dark }: Cell): string => (dark ? "🟫" : "🟨");

/** The place of a checker that left in the last turn. */
const LEFT_CELL = "🟦";

const boardLine = (left: Stand, leftEmpty: string, right: Stand, rightEmpty: string): string =>
  [...cells(left, leftEmpty), BAR_CELL, ...cells(right, rightEmpty).reverse()].join("");

/** Cells from the rim inwards. The innermost cell shows the count of a stack that does not fit. */
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

/** A player: turn mark, name, pips, checkers off, and the cube if it is theirs. */
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

/** The rough width of a text in digits. */
const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const WIDE = /\p{Extended_Pictographic}|[\u1100-\u11FF\u2E80-\uD7FF]/u;

const cubeText = (value: bigint): string => `🧊×${value}`;
