import { createHash } from "node:crypto";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { Diagram } from "./diagram.ts";
import { arrowsOf } from "./diagram.ts";
import { paintArrows } from "./diagram-arrows.ts";
import { paintWays } from "./diagram-ways.ts";
import { HEIGHT, WIDTH } from "./geometry.ts";
import { paintBoard } from "./paint/board.ts";
import { choosePalette } from "./palette.ts";
import { pictureKey } from "./picture.ts";
import { encodePng } from "./png.ts";
import type { Scene } from "./scene.ts";
import type { Theme, ThemeName } from "./theme.ts";
import { coloursOf, themeOf } from "./theme.ts";
import { tilesOf } from "./tiles.ts";

/** To be raised whenever the drawing changes: pictures that Telegram keeps are then sent anew. */
const DRAWING = 2;
/** Of so many rows of pixels one is looked at for the colours. */
const SAMPLED = 5;

/** A name for what a diagram shows: equal keys, equal pictures. */
export const diagramKey = (diagram: Diagram, theme: ThemeName): string => {
  const { scene, ways } = diagram;
  const facts = [
    DRAWING,
    pictureKey(scene, theme),
    arrowsOf(diagram),
    ways && [scene.family, scene.bottom],
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
};

/**
 * Draws a diagram as a PNG of `WIDTH` × `HEIGHT`; the same diagram gives the same bytes. Arrows lie
 * over everything, so it is drawn whole and chooses its own palette: slower than the picture of a
 * table, but each is drawn once and then sent by the name that Telegram has for it.
 */
export const drawDiagram = (diagram: Diagram, name: ThemeName): Uint8Array => {
  const theme = themeOf(name);
  const canvas = createCanvas(WIDTH, HEIGHT).getContext("2d");
  paintScene(canvas, theme, diagram.scene);
  if (diagram.ways) paintWays({ canvas, theme }, diagram.scene);
  paintArrows({ canvas, theme }, arrowsOf(diagram));
  const { data } = canvas.getImageData(0, 0, WIDTH, HEIGHT);
  const palette = choosePalette(coloursOf(theme), sampled(data));
  const scanlines = scanlinesOf(palette.index(data));
  return encodePng({ width: WIDTH, height: HEIGHT, scanlines, palette: palette.colours });
};

const paintScene = (canvas: SKRSContext2D, theme: Theme, scene: Scene): void => {
  paintBoard({ canvas, theme });
  for (const { rect, paint } of tilesOf(scene)) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(rect.x, rect.y, rect.width, rect.height);
    canvas.clip();
    canvas.translate(rect.x, rect.y);
    paint({ canvas, theme });
    canvas.restore();
  }
};

const sampled = (rgba: Uint8ClampedArray): Uint8ClampedArray[] =>
  Array.from({ length: Math.floor(HEIGHT / SAMPLED) }, (_, row) => {
    const start = row * SAMPLED * WIDTH * 4;
    return rgba.subarray(start, start + WIDTH * 4);
  });

/** Each row begins with a zero, the PNG filter "none". */
const scanlinesOf = (pixels: Uint8Array): Uint8Array => {
  const lines = new Uint8Array((WIDTH + 1) * HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    lines.set(pixels.subarray(row * WIDTH, (row + 1) * WIDTH), row * (WIDTH + 1) + 1);
  }
  return lines;
};
