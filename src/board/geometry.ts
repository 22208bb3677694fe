import type { Place, Row } from "./layout.ts";

/** Sizes of the picture in pixels. On a phone it is shown about 390 wide, 2.7 times smaller. */

export type Rect = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const FRAME = 26;
/** The width of a point; that of the bar is the same. */
export const PITCH = 76;
export const RADIUS = 35;
/** The strip with a player's name, and the band with the numbers of the points. */
export const STRIP = 78;
export const BAND = 42;
export const DEPTH = 306;
const GAP = 112;

const HALF = 6 * PITCH;
export const WIDTH = 2 * FRAME + 2 * HALF + PITCH;
export const HEIGHT = 2 * (STRIP + BAND + DEPTH) + GAP;

const PLAYED_TOP = STRIP + BAND;
const GAP_TOP = PLAYED_TOP + DEPTH;

/** A point with its number. */
export const pointRect = ({ row, column }: Place): Rect => ({
  x: FRAME + column * PITCH + (column < 6 ? 0 : PITCH),
  ...span(row),
  width: PITCH,
});

/** The part of the bar beside the points of a row. */
export const barRect = (row: Row): Rect => ({ x: FRAME + HALF, ...span(row), width: PITCH });

/** The middle of the bar, where the cube lies. */
export const MIDDLE: Rect = { x: FRAME + HALF, y: GAP_TOP, width: PITCH, height: GAP };

/** Between the points of the upper and the lower row: one hall in each half of the board. */
export const HALLS = {
  left: { x: FRAME, y: GAP_TOP, width: HALF, height: GAP },
  right: { x: FRAME + HALF + PITCH, y: GAP_TOP, width: HALF, height: GAP },
} as const satisfies Record<"left" | "right", Rect>;

/** The strip with the name of the player who sits at a row. */
export const stripRect = (row: Row): Rect => ({
  x: 0,
  y: row === "top" ? 0 : HEIGHT - STRIP,
  width: WIDTH,
  height: STRIP,
});

/** The two halves of the field, without the numbers. */
export const FIELDS: readonly Rect[] = [HALLS.left, HALLS.right].map(({ x, width }) => ({
  x,
  y: PLAYED_TOP,
  width,
  height: 2 * DEPTH + GAP,
}));

const span = (row: Row): { y: number; height: number } => ({
  y: row === "top" ? STRIP : GAP_TOP + GAP,
  height: BAND + DEPTH,
});

/** A distance from the rim of a row, as `y` within a rectangle of that row. */
export const fromRim = (row: Row, height: number, distance: number): number =>
  row === "top" ? distance : height - distance;
