import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Theme } from "../colours/theme.ts";
import type { Pixel, Rect } from "../layout/geometry.ts";
import { type Digits, figures } from "../letters/figures.ts";
import { baseline, fontOf } from "../letters/font.ts";
import { isFromRight } from "../letters/names.ts";

/** The tools of a painter: a canvas whose origin is that of its rectangle, and the colours. */
export type Brush = Digits & { readonly canvas: SKRSContext2D; readonly theme: Theme };

export const disc = (
  { canvas }: Brush,
  x: number,
  y: number,
  radius: number,
  fill: string,
): void => {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fill();
};

/** A circle's line; half of its width lies outside the radius. */
export const ring = (
  { canvas }: Brush,
  x: number,
  y: number,
  radius: number,
  stroke: string,
  width: number,
): void => {
  canvas.strokeStyle = stroke;
  canvas.lineWidth = width;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.stroke();
};

/** A rectangle with round corners. */
export type Box = Rect & { readonly corner: number };

export const box = ({ canvas }: Brush, at: Box, fill: string): void => {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.roundRect(at.x, at.y, at.width, at.height, at.corner);
  canvas.fill();
};

/** A box with an edge in another colour. */
export const framedBox = (
  brush: Brush,
  at: Box,
  edge: string,
  width: number,
  face: string,
): void => {
  box(brush, at, edge);
  box(brush, inset(at, width), face);
};

/** The box at this distance inside another one, or outside if the distance is negative. */
export const inset = ({ x, y, width, height, corner }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
  corner: Math.max(0, corner - by),
});

/** A line just inside the edge of a box. */
export const outline = ({ canvas }: Brush, at: Box, stroke: string, width: number): void => {
  const middle = inset(at, width / 2);
  canvas.strokeStyle = stroke;
  canvas.lineWidth = width;
  canvas.beginPath();
  canvas.roundRect(middle.x, middle.y, middle.width, middle.height, middle.corner);
  canvas.stroke();
};

/** A filled shape with straight sides. */
export const polygon = (
  { canvas }: Brush,
  corners: readonly (readonly [number, number])[],
  fill: string,
): void => {
  canvas.fillStyle = fill;
  canvas.beginPath();
  for (const [x, y] of corners) canvas.lineTo(x, y);
  canvas.closePath();
  canvas.fill();
};

/** A rhombus around a middle, so far to the sides and up and down. */
export const rhombus = (
  brush: Brush,
  { x, y }: Pixel,
  wide: number,
  high: number,
  fill: string,
): void =>
  polygon(
    brush,
    [
      [x, y - high],
      [x + wide, y],
      [x, y + high],
      [x - wide, y],
    ],
    fill,
  );

/** A triangle around a middle: its point is below, or above if `down` is negative. */
export const pointer = (
  brush: Brush,
  { x, y }: Pixel,
  wide: number,
  down: number,
  fill: string,
): void =>
  polygon(
    brush,
    [
      [x - wide, y - down],
      [x + wide, y - down],
      [x, y + down],
    ],
    fill,
  );

/** A line of text, its middle at `y`. */
export const label = (
  { canvas, ...digits }: Brush,
  text: string,
  at: Pixel & { readonly align: "left" | "center" | "right" },
  size: number,
  ink: string,
): void => {
  canvas.direction = isFromRight(text) ? "rtl" : "ltr";
  canvas.font = fontOf(size);
  canvas.textAlign = at.align;
  canvas.fillStyle = ink;
  canvas.fillText(figures(text, digits), at.x, at.y + baseline(size));
};
