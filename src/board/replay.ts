import { HEIGHT, WIDTH } from "./geometry.ts";
import { openGif } from "./gif.ts";
import { pixelsOf } from "./picture.ts";
import type { Scene } from "./scene.ts";
import type { ThemeName } from "./theme.ts";

/** How long a frame stands; many frames share what a replay may take in all. */
const FRAME_MS = 1_200;
const LAST_MS = 4_000;
const WHOLE_MS = 60_000;
/** Larger ones are tedious to load on the road. */
const MOST_BYTES = 3_000_000;

/**
 * A game as an animation, a frame for each scene, the last one longest: a GIF as large as a board,
 * of a minute and three megabytes at the most. A game that would not fit loses every second frame,
 * as often as it takes, but never the last one. At least one scene.
 */
export const drawReplay = (
  scenes: readonly Scene[],
  theme: ThemeName,
  mostBytes = MOST_BYTES,
): Uint8Array => {
  const gif = encode(scenes, theme);
  if (gif.length <= mostBytes || scenes.length < 2) return gif;
  const fewer = scenes.filter((_, index) => (scenes.length - 1 - index) % 2 === 0);
  return drawReplay(fewer, theme, mostBytes);
};

const encode = (scenes: readonly Scene[], theme: ThemeName): Uint8Array => {
  const gif = openGif();
  const ms = Math.min(FRAME_MS, (WHOLE_MS - LAST_MS) / scenes.length);
  let shown: Uint8Array | undefined;
  for (const [index, scene] of scenes.entries()) {
    const { pixels, colours } = pixelsOf(scene, theme);
    const delay = index === scenes.length - 1 ? LAST_MS : ms;
    // One number more than there are colours: what does not change is left as it was.
    const unchanged = colours.length;
    const palette = [...colours, 0].map((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255] as const);
    gif.writeFrame(shown ? changes(shown, pixels, unchanged) : pixels, WIDTH, HEIGHT, {
      ...(!shown && { palette }),
      delay,
      transparent: shown !== undefined,
      transparentIndex: unchanged,
      dispose: 1,
    });
    shown = pixels;
  }
  gif.finish();
  return gif.bytes();
};

const changes = (before: Uint8Array, after: Uint8Array, unchanged: number): Uint8Array =>
  after.map((pixel, at) => (pixel === before[at] ? unchanged : pixel));
