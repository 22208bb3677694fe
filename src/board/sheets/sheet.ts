import { createCanvas } from "@napi-rs/canvas";
import { engrave } from "../colours/png.ts";
import { type ThemeName, themeOf } from "../colours/theme.ts";
import { WIDTH } from "../layout/geometry.ts";
import type { Digits } from "../letters/figures.ts";
import { fitSize } from "../letters/font.ts";
import { type Box, type Brush, box, inset, label, rhombus } from "../paint/brush.ts";

/** A sheet is shown as small as a board: letters below this size are not readable. */
export const SMALL = 24;
export const LARGE = 30;
const MARGIN = 12;
const CORNER = 12;
const TITLE = 58;
export const HEADING = 58;
const DIAMONDS = 112;

/** A part of a sheet: its height, and its painter, which gets the room below the heading. */
export type Panel = {
  readonly height: number;
  readonly heading?: string;
  readonly paint: (brush: Brush, inside: Box) => void;
};

/** How a sheet is drawn, and with which digits its figures are. */
export type SheetLook = Digits & { readonly theme: ThemeName };

/** Rows of panels below a title, as a PNG. */
export const drawSheet = (
  title: string,
  rows: readonly (readonly Panel[])[],
  { theme: name, ...digits }: SheetLook,
): Uint8Array => {
  const heights = rows.map((panels) => Math.max(...panels.map(({ height }) => height)));
  const height = TITLE + heights.reduce((sum, one) => sum + one + MARGIN, 0);
  const theme = themeOf(name);
  const brush = { canvas: createCanvas(WIDTH, height).getContext("2d"), theme, ...digits };
  box(brush, { x: 0, y: 0, width: WIDTH, height, corner: 0 }, theme.frame.wood);
  paintTitle(brush, title);
  let y = TITLE;
  for (const [row, panels] of rows.entries()) {
    const tall = heights[row] ?? 0;
    const width = (WIDTH - MARGIN * (panels.length + 1)) / panels.length;
    for (const [column, { heading, paint }] of panels.entries()) {
      const at = { x: MARGIN + column * (width + MARGIN), y, width, height: tall, corner: CORNER };
      paint(brush, paintPlate(brush, at, heading));
    }
    y += tall + MARGIN;
  }
  return engrave(brush.canvas, theme);
};

const paintTitle = (brush: Brush, title: string): void => {
  const { frame } = brush.theme;
  const y = TITLE / 2;
  const size = fitSize(title, LARGE + 2, WIDTH - 2 * DIAMONDS);
  label(brush, title, { x: WIDTH / 2, y, align: "center" }, size, frame.ink);
  for (let at = 0; at < 4; at++) {
    for (const x of [MARGIN + 14 + at * 22, WIDTH - MARGIN - 14 - at * 22]) {
      rhombus(brush, { x, y }, 8, 5, frame.light);
    }
  }
};

/** The sunken ground of a panel, with its heading; returns the room below. */
const paintPlate = (brush: Brush, at: Box, heading: string | undefined): Box => {
  const { frame, field } = brush.theme;
  box(brush, inset(at, -3), frame.dark);
  box(brush, at, field.floor);
  const inside = inset(at, 16);
  if (!heading) return inside;
  const size = fitSize(heading, SMALL, inside.width);
  label(brush, heading, { x: inside.x, y: at.y + 26, align: "left" }, size, field.ink);
  return { ...inside, y: at.y + HEADING, height: at.height - HEADING - 16 };
};
