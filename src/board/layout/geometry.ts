import type { BoardRow, Slot } from "./layout.ts";

/** Sizes of the picture in pixels. A phone shows it about 390 wide, 2.3 times smaller. */

export type Pixel = { readonly x: number; readonly y: number };

export type Rect = Pixel & {
  readonly width: number;
  readonly height: number;
};

const FRAME = 9;
/** The width of a point, and of the bar. */
export const PITCH = 56;
export const RADIUS = 26;
export const BAND = 31;
export const DEPTH = 179;
/** The gap between the points of the upper and the lower row. */
const GAP = 34;
const PANEL = 154;
const SEAT = 165;

const HALF = 6 * PITCH;
const BOARD = FRAME + 2 * HALF + PITCH;
export const WIDTH = BOARD + FRAME + PANEL;
export const HEIGHT = 2 * (BAND + DEPTH) + GAP;

const GAP_TOP = BAND + DEPTH;
const PANEL_LEFT = WIDTH - PANEL;

/** The rectangle of a point and its number. */
export const pointRect = ({ row, column }: Slot): Rect => ({
  x: FRAME + column * PITCH + (column < 6 ? 0 : PITCH),
  ...span(row),
  width: PITCH,
});

/** The bar beside the points of a row. */
export const barRect = (row: BoardRow): Rect => ({ x: FRAME + HALF, ...span(row), width: PITCH });

/** The middle of the board, with the width of the longest cube. */
export const MIDDLE: Rect = {
  x: FRAME + HALF - PITCH,
  y: GAP_TOP,
  width: 3 * PITCH,
  height: GAP,
};

/** The rectangle of the player who sits at a row. */
export const seatRect = (row: BoardRow): Rect => ({
  x: PANEL_LEFT,
  y: row === "top" ? 0 : HEIGHT - SEAT,
  width: PANEL,
  height: SEAT,
});

export const TRAY_OF_DICE: Rect = {
  x: PANEL_LEFT,
  y: SEAT,
  width: PANEL,
  height: HEIGHT - 2 * SEAT,
};

/** The two halves of the field, without the numbers. */
export const FIELDS = {
  left: { x: FRAME, y: BAND, width: HALF, height: 2 * DEPTH + GAP },
  right: { x: FRAME + HALF + PITCH, y: BAND, width: HALF, height: 2 * DEPTH + GAP },
} as const satisfies Record<"left" | "right", Rect>;

const span = (row: BoardRow): { y: number; height: number } => ({
  y: row === "top" ? 0 : GAP_TOP + GAP,
  height: BAND + DEPTH,
});

/** The `y` in a rectangle of a row at this distance from the rim. */
export const fromRim = (row: BoardRow, height: number, distance: number): number =>
  row === "top" ? distance : height - distance;
