import { createRequire } from "node:module";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type ThemeName, themeOf } from "../colours/theme.ts";
import { HEIGHT, WIDTH } from "../layout/geometry.ts";
import { drawnWords, fitSize, widthOf } from "../letters/font.ts";
import { box, label } from "../paint/brush.ts";
import type { Scene } from "../scene/scene.ts";
import { paletteOf, writePixels } from "./picture.ts";

type GifFrame = {
  /** Red, green and blue. The first frame's palette serves all frames. */
  readonly palette?: readonly (readonly [number, number, number])[];
  /** How long the frame is shown, in milliseconds. */
  readonly delay: number;
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** 1: the next frame is drawn over this one. */
  readonly dispose?: number;
};

type Gif = {
  writeFrame(pixels: Uint8Array, width: number, height: number, frame: GifFrame): void;
  finish(): void;
  bytes(): Uint8Array;
};

/** The package has no types, and it is CommonJS whose names an import does not see. */
const { GIFEncoder }: { readonly GIFEncoder: () => Gif } = createRequire(import.meta.url)("gifenc");

/** A board with a line of text below it; a result's line is brighter. */
export type ReplayFrame = {
  readonly scene: Scene;
  readonly kind: "turn" | "result";
  readonly left: string;
  readonly right: string;
};

/** The time of a frame. Many frames share the limit of the whole replay. */
const FRAME_MS = 1_000;
const LAST_MS = 4_000;
const WHOLE_MS = 60_000;
/** Larger files are tedious to load on a phone. */
const MOST_BYTES = 3_000_000;
const STRIP = 50;
const WORDS = 30;
const MARGIN = 16;

/** A game as a GIF of a minute at most; above `mostBytes` every second frame is dropped. */
export const drawReplay = (
  frames: readonly ReplayFrame[],
  theme: ThemeName,
  mostBytes = MOST_BYTES,
): Uint8Array => {
  const gif = encode(frames, theme);
  if (gif.length <= mostBytes || frames.length < 2) return gif;
  const fewer = frames.filter((_, index) => (frames.length - 1 - index) % 2 === 0);
  return drawReplay(fewer, theme, mostBytes);
};

const newSheet = (): Uint8Array => new Uint8Array(WIDTH * (HEIGHT + STRIP));

const encode = (frames: readonly ReplayFrame[], theme: ThemeName): Uint8Array => {
  const gif = GIFEncoder();
  const { colours } = paletteOf(theme);
  // One number above all colours: such pixels keep the colour of the frame before.
  const unchanged = colours.length;
  const palette = [...colours, 0].map((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255] as const);
  const ms = Math.min(FRAME_MS, (WHOLE_MS - LAST_MS) / frames.length);
  // The memory of a frame is freed late, so each frame is drawn over an earlier one.
  let [shown, drawn] = [newSheet(), newSheet()];
  const changes = newSheet();
  const strip = createCanvas(WIDTH, STRIP);
  for (const [index, frame] of frames.entries()) {
    const isFirst = index === 0;
    writeFrame(frame, theme, strip, drawn);
    for (let at = 0; at < drawn.length && !isFirst; at++) {
      const pixel = drawn[at] ?? 0;
      changes[at] = pixel === shown[at] ? unchanged : pixel;
    }
    gif.writeFrame(isFirst ? drawn : changes, WIDTH, HEIGHT + STRIP, {
      ...(isFirst && { palette }),
      delay: index === frames.length - 1 ? LAST_MS : ms,
      transparent: !isFirst,
      transparentIndex: unchanged,
      dispose: 1,
    });
    [shown, drawn] = [drawn, shown];
  }
  gif.finish();
  return gif.bytes();
};

const writeFrame = (
  { scene, ...words }: ReplayFrame,
  theme: ThemeName,
  strip: Canvas,
  to: Uint8Array,
): void => {
  writePixels(withoutArrows(scene), theme, to);
  to.set(stripOf(words, theme, strip), WIDTH * HEIGHT);
};

/** Moving checkers need no arrows, and arrows would make the file large. */
const withoutArrows = ({ lastTurn, ...scene }: Scene): Scene => ({
  ...scene,
  lastTurn: lastTurn && { of: lastTurn.of, moves: lastTurn.moves },
});

const stripOf = (
  { kind, left, right }: Omit<ReplayFrame, "scene">,
  name: ThemeName,
  strip: Canvas,
): Uint8Array => {
  const theme = themeOf(name);
  const canvas = strip.getContext("2d");
  const brush = { canvas, theme };
  const { plate, ink } = theme.strip[kind === "result" ? "active" : "quiet"];
  box(brush, { x: 0, y: 0, width: WIDTH, height: STRIP, corner: 0 }, plate);
  const y = STRIP / 2;
  label(brush, right, { x: WIDTH - MARGIN, y, align: "right" }, WORDS, ink);
  const width = WIDTH - 3 * MARGIN - widthOf(right, WORDS);
  const words = drawnWords(left, { size: WORDS - 8, width });
  label(brush, words, { x: MARGIN, y, align: "left" }, fitSize(words, WORDS, width), ink);
  return paletteOf(name).index(strip.data());
};
