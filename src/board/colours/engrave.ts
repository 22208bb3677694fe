import type { SKRSContext2D } from "@napi-rs/canvas";
import { choosePalette } from "./palette.ts";
import { encodePng } from "./png.ts";
import { coloursOf, type Theme } from "./theme.ts";

/** One row of pixels in this many is sampled for the colours. */
const SAMPLED = 5;

/**
 * A painted canvas as an indexed PNG with its own palette. Slower than a table's picture, for
 * pictures that are drawn once.
 */
export const engrave = (canvas: SKRSContext2D, theme: Theme): Uint8Array => {
  const { width, height } = canvas.canvas;
  const { data } = canvas.getImageData(0, 0, width, height);
  const samples = Array.from({ length: Math.floor(height / SAMPLED) }, (_, row) => {
    const start = row * SAMPLED * width * 4;
    return data.subarray(start, start + width * 4);
  });
  const palette = choosePalette(coloursOf(theme), samples);
  const scanlines = scanlinesOf(palette.index(data), width);
  return encodePng({ width, height, scanlines, palette: palette.colours });
};

/** The zero before each row is the PNG filter "none". */
const scanlinesOf = (pixels: Uint8Array, width: number): Uint8Array => {
  const rows = pixels.length / width;
  const lines = new Uint8Array((width + 1) * rows);
  for (let row = 0; row < rows; row++) {
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return lines;
};
