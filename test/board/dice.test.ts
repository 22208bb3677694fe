import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { HALLS, type Rect } from "../../src/board/geometry.ts";
import type { DrawnDie, Scene } from "../../src/board/scene.ts";
import { themeOf } from "../../src/board/theme.ts";
import { tilesOf } from "../../src/board/tiles.ts";
import { shortStart } from "./scenes.ts";

const theme = themeOf("contrast");

/** So many dice of which each is to be played; the last waits, so the others are marked. */
const marked = (count: number): Scene => ({
  ...shortStart,
  dice: {
    of: "white",
    dice: Array.from({ length: count }, (_, at): DrawnDie => {
      return { value: 6, state: at === count - 1 ? "waiting" : "ready" };
    }),
  },
});

const rgbOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

type Pixel = { readonly x: number; readonly y: number; readonly rgb: readonly number[] };

/** The pixels of half of the band in the middle that are not just the floor. */
const drawnIn = (scene: Scene, hall: Rect): readonly Pixel[] => {
  const tile = tilesOf(scene).find(({ rect }) => rect === hall) ?? expect.fail("no such hall");
  const { width, height } = hall;
  const canvas = createCanvas(width, height).getContext("2d");
  canvas.fillStyle = theme.field.floor;
  canvas.fillRect(0, 0, width, height);
  tile.paint({ canvas, theme });
  const { data } = canvas.getImageData(0, 0, width, height);
  const floor = rgbOf(theme.field.floor).join();
  return Array.from({ length: width * height }, (_, at): Pixel => {
    const rgb = [...data.subarray(4 * at, 4 * at + 3)];
    return { x: at % width, y: Math.floor(at / width), rgb };
  }).filter(({ rgb }) => rgb.join() !== floor);
};

const { left, right } = HALLS;

describe("the dice", () => {
  test.each(Array.from({ length: 23 }, (_, index) => index + 2))(
    "lie within their halves of the board with their marks: %i",
    (count) => {
      const pixels = [left, right].flatMap((hall) => drawnIn(marked(count), hall));
      expect(pixels.length).toBeGreaterThan(0);
      const { width, height } = left;
      const atEdge = pixels.filter(
        ({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1,
      );
      expect(atEdge).toEqual([]);
    },
  );

  test("lie before their thrower, and before both where they are many", () => {
    expect(drawnIn(marked(6), left)).toEqual([]);
    for (const count of [7, 8, 12, 24]) {
      expect(drawnIn(marked(count), left).length, `${count}`).toBeGreaterThan(0);
      expect(drawnIn(marked(count), right).length, `${count}`).toBeGreaterThan(0);
    }
  });

  test.each([
    [4, 74],
    [8, 74],
    [12, 62],
    [24, 46],
  ])("are large enough for a phone: %i of %i pixels", (count, size) => {
    const scene = marked(count);
    const rows = count > 12 ? 2 : 1;
    const ys = drawnIn(scene, right).map(({ y }) => y);
    // A mark lies above the first and below the last.
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(rows * size);
  });

  test("that wait step back behind those to be played", () => {
    const waiting: Scene = {
      ...shortStart,
      dice: { of: "white", dice: [{ value: 6, state: "waiting" }] },
    };
    const inks = drawnIn(waiting, right).map(({ rgb: [red = 0] }) => red);
    const [ink = 0] = rgbOf(theme.field.ink);
    const [floor = 0] = rgbOf(theme.field.floor);
    const strongest = Math.max(...inks.map((red) => Math.abs(red - floor)));
    expect(strongest).toBeLessThan(0.7 * Math.abs(ink - floor));
    expect(strongest).toBeGreaterThan(0.5 * Math.abs(ink - floor));
  });
});
