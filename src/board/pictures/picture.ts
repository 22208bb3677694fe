import { createHash } from "node:crypto";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { choosePalette, type Palette } from "../colours/palette.ts";
import { encodePng } from "../colours/png.ts";
import { coloursOf, type Theme, type ThemeName, themeOf } from "../colours/theme.ts";
import { HEIGHT, type Rect, WIDTH } from "../layout/geometry.ts";
import { type Arrow, paintMade } from "../paint/arrows.ts";
import { paintBoard } from "../paint/board.ts";
import { type Tile, tilesOf } from "../paint/tiles.ts";
import type { Scene } from "../scene/scene.ts";
import { lastTurnArrows } from "./last-turn.ts";
import { SAMPLES } from "./samples.ts";

/** Raise this number whenever the drawing changes, so that stored pictures are sent anew. */
const DRAWING = 9;
/** How many tiles to keep for each theme; a whole game needs a few hundred. */
const KEPT_TILES = 400;

const WHOLE: Rect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

type PictureTools = {
  readonly theme: Theme;
  readonly board: Canvas;
  readonly empty: Uint8Array;
  readonly palette: Palette;
  readonly tiles: Map<string, Uint8Array>;
};

const toolsByTheme = new Map<ThemeName, PictureTools>();

/** Pictures are drawn one after another, so one sheet is enough. Each row begins with a zero. */
const ROW = WIDTH + 1;
const sheet = new Uint8Array(ROW * HEIGHT);

/** Draws a scene as a PNG of `WIDTH` × `HEIGHT`; the same scene gives the same bytes. */
export const drawPicture = (scene: Scene, theme: ThemeName): Uint8Array => {
  const palette = layScene(scene, theme);
  return encodePng({ width: WIDTH, height: HEIGHT, scanlines: sheet, palette });
};

/** Writes the pixels of a scene, one byte each, as numbers of `paletteOf` colours. */
export const writePixels = (scene: Scene, theme: ThemeName, to: Uint8Array): void => {
  layScene(scene, theme);
  for (let row = 0; row < HEIGHT; row++)
    to.set(sheet.subarray(row * ROW + 1, (row + 1) * ROW), row * WIDTH);
};

/** The colours of all pictures in a theme. */
export const paletteOf = (theme: ThemeName): Palette => toolsOf(theme).palette;

const layScene = (scene: Scene, theme: ThemeName): readonly number[] => {
  const tools = toolsOf(theme);
  lay(WHOLE, tools.empty);
  for (const tile of tilesOf(scene)) lay(tile.rect, pixelsOf(tools, tile));
  const arrows = lastTurnArrows(scene);
  if (arrows.length > 0) layArrows(tools, arrows);
  return tools.palette.colours;
};

/** A key for a picture: equal keys, equal pictures. */
export const pictureKey = (scene: Scene, theme: ThemeName): string =>
  keyOf([DRAWING, themeOf(theme), tilesOf(scene).map(({ key }) => key), lastTurnArrows(scene)]);

/** A short text that is the same for the same facts. */
export const keyOf = (facts: readonly unknown[]): string => {
  const text = JSON.stringify(facts, (_, value: unknown) =>
    typeof value === "bigint" ? `${value}` : value,
  );
  return createHash("sha256").update(text).digest("base64url");
};

const toolsOf = (name: ThemeName): PictureTools => {
  const known = toolsByTheme.get(name);
  if (known !== undefined) return known;
  const theme = themeOf(name);
  const board = createCanvas(WIDTH, HEIGHT);
  const canvas = board.getContext("2d");
  paintBoard({ canvas, theme });
  const bare = board.data();
  const samples = SAMPLES.flatMap(tilesOf).map((tile) => paint(board, theme, tile));
  const palette = choosePalette(coloursOf(theme), [bare, ...samples]);
  const tools = { theme, board, empty: palette.index(bare), palette, tiles: new Map() };
  toolsByTheme.set(name, tools);
  return tools;
};

const pixelsOf = ({ theme, board, palette, tiles }: PictureTools, tile: Tile): Uint8Array => {
  const known = tiles.get(tile.key);
  const pixels = known ?? palette.index(paint(board, theme, tile));
  tiles.delete(tile.key);
  tiles.set(tile.key, pixels);
  for (const oldest of tiles.keys()) {
    if (tiles.size <= KEPT_TILES) break;
    tiles.delete(oldest);
  }
  return pixels;
};

/** Returns bytes that count as used memory. Those of `getImageData` do not, and are freed late. */
const paint = (board: Canvas, theme: Theme, { rect, paint }: Tile): Uint8Array => {
  const easel = easelOf(rect);
  const canvas = easel.getContext("2d");
  canvas.reset();
  canvas.drawImage(board, -rect.x, -rect.y);
  paint({ canvas, theme });
  return easel.data();
};

/** One canvas for each size of tile, because native memory is freed late. */
const easelOf = ({ width, height }: Rect): Canvas => {
  const size = `${width}×${height}`;
  const easel = easels.get(size) ?? createCanvas(width, height);
  easels.set(size, easel);
  return easel;
};

const easels = new Map<string, Canvas>();

const lay = ({ x, y, width, height }: Rect, pixels: Uint8Array): void => {
  for (let row = 0; row < height; row++) {
    sheet.set(pixels.subarray(row * width, (row + 1) * width), (y + row) * ROW + 1 + x);
  }
};

/** Arrows lie over all tiles. Only the pixels that they touch are mixed with the tiles below. */
const layArrows = ({ theme, palette }: PictureTools, arrows: readonly Arrow[]): void => {
  const easel = easelOf(WHOLE);
  const canvas = easel.getContext("2d");
  canvas.reset();
  paintMade({ canvas, theme }, arrows);
  const drawn = easel.data();
  const touched: number[] = [];
  for (let at = 0; at < WIDTH * HEIGHT; at++) if (drawn[at * 4 + 3] !== 0) touched.push(at);
  const mixed = new Uint8ClampedArray(touched.length * 4);
  for (const [index, at] of touched.entries()) {
    const below = palette.colours[sheet[placeOnSheet(at)] ?? 0] ?? 0;
    const opacity = (drawn[at * 4 + 3] ?? 0) / 255;
    for (const [channel, shift] of CHANNELS) {
      const over = drawn[at * 4 + channel] ?? 0;
      // The drawn channel is already multiplied by its opacity.
      mixed[index * 4 + channel] = over + ((below >> shift) & 255) * (1 - opacity);
    }
  }
  const pixels = palette.index(mixed);
  for (const [index, at] of touched.entries()) sheet[placeOnSheet(at)] = pixels[index] ?? 0;
};

/** The bit offset of each channel in 0xRRGGBB. */
const CHANNELS = [
  [0, 16],
  [1, 8],
  [2, 0],
] as const;

const placeOnSheet = (pixel: number): number =>
  Math.floor(pixel / WIDTH) * ROW + 1 + (pixel % WIDTH);
