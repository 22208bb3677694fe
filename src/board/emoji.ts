import type { Colour } from "../game/types.ts";
import type { Cell, Layout, Seat, Stand } from "./layout/layout.ts";
import { layOut } from "./layout/layout.ts";
import { type Digits, figures } from "./letters/figures.ts";
import { lettersOf, plainName, shorten } from "./letters/names.ts";
import type { Scene } from "./scene/scene.ts";

/**
 * The board in emoji: its two halves side by side, each turned by 90°, so that it fits a narrow and
 * a low phone. All characters are emoji by default, or keycaps with U+FE0F.
 */

const CHECKER = { white: "⚪", black: "🔴" } as const satisfies Record<Colour, string>;
const BAR_SIGN = "⬛";
/** Beside a stack that holds a checker of the other colour. */
const HOLDS_ONE = "🔒";
/** The place of a checker that left in the last turn. */
const LEFT_CELL = "🟦";
const HALF = 6;
const BETWEEN = "|";
/** The width of a player's line in digits; an emoji is two digits wide. */
const LINE_WIDTH = 24;
const SHORTEST_NAME = 12;

const LEFT_TO_RIGHT_MARK = "\u200E";
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";
/** As wide as a digit. */
const FIGURE_SPACE = "\u2007";

/** A scene as plain text: a line for each player, with the lines of the board between them. */
export const drawEmoji = (scene: Scene): string => {
  const { points, bar, seats, cube } = layOut(scene);
  const pairs = points.top.map((left, column) => pairText(left, points.bottom[column]));
  const board = pairs
    .slice(0, HALF)
    .map((outer, line) => `${outer}${BETWEEN}${pairs[line + HALF]}`.trimEnd());
  return [
    seatLine(seats.top, scene),
    ...board,
    ...barLine(bar, cube),
    seatLine(seats.bottom, scene),
  ]
    .map((line) => LEFT_TO_RIGHT_MARK + line + LEFT_TO_RIGHT_MARK)
    .join("\n");
};

/** Two points across from each other, with their numbers outside. */
const pairText = (left: Cell, right: Cell | undefined): string => {
  if (right === undefined) throw new Error("A row has twelve points");
  return [
    `${left.number}`.padStart(2, FIGURE_SPACE),
    landedAt(left, "›"),
    ...cellsOf(left, roomBeside(right)),
    ...cellsOf(right, roomBeside(left)),
    landedAt(right, "‹"),
    `${right.number}`.padEnd(2, FIGURE_SPACE),
  ].join("");
};

/** The sign, if the last turn ended on this point. */
const landedAt = ({ landed }: Cell, sign: string): string => (landed > 0 ? sign : "");

/** An empty point is narrower across from a stack that takes three cells. */
const roomBeside = ({ count, holds }: Stand): number =>
  count > 10 || (holds && count > 1) ? 1 : 2;

/** A checker and its count, or an empty point. */
const cellsOf = (cell: Cell, room: number): readonly string[] => {
  const { count, left, dark } = cell;
  if (count > 0) return [stackOf(cell)];
  const shade = dark ? "🟫" : "🟨";
  return Array.from({ length: room }, (_, index) => (left && index === 0 ? LEFT_CELL : shade));
};

/** Where the lock stands, one checker is not counted: it mostly holds alone. */
const stackOf = ({ colour, count, holds }: Stand): string =>
  [CHECKER[colour], ...(holds && count === 1 ? [] : [keycaps(count)]), holds ? HOLDS_ONE : ""].join(
    "",
  );

const keycaps = (count: number): string =>
  count === 10 ? "🔟" : [...`${count}`].map((digit) => `${digit}\uFE0F\u20E3`).join("");

/** The checkers on the bar and the cube that nobody has; no line without them. */
const barLine = (bar: Layout["bar"], cube: bigint | undefined): readonly string[] => {
  const parts = [
    ...[bar.top, bar.bottom].flatMap((spot) => (spot.count > 0 ? stackOf(spot) : [])),
    ...(cube === undefined ? [] : [cubeText(cube)]),
  ];
  return parts.length === 0 ? [] : [[BAR_SIGN, ...parts].join(" ")];
};

/** A player: turn mark, name, pips, checkers off, and the cube if it is theirs. */
const seatLine = (seat: Seat, digits: Digits): string => {
  const { colour, name, toMove, pips, off, cube, offered } = seat;
  const turn = toMove ? "👉" : "";
  const counted = [
    `👣${pips}`,
    ...(off.count > 0 ? [`🏁${off.count}`] : []),
    ...(cube === undefined ? [] : [cubeText(cube)]),
    ...(offered === undefined ? [] : [`${cubeText(offered)}❓`]),
  ].join(" ");
  const counts = figures(counted, digits);
  const room = LINE_WIDTH - widthOf(`${turn}${CHECKER[colour]}  ${counts}`);
  const short = shorten(plainName(name), (text) => widthOf(text) <= Math.max(SHORTEST_NAME, room));
  return `${turn}${CHECKER[colour]} ${FIRST_STRONG_ISOLATE}${short}${POP_ISOLATE} ${counts}`;
};

/** The rough width of a text in digits. */
const widthOf = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

const WIDE = /\p{Extended_Pictographic}|[\u1100-\u11FF\u2E80-\uD7FF]/u;

const cubeText = (value: bigint): string => `🧊×${value}`;
