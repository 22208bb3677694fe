import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { themeOf } from "../../../src/board/colours/theme.ts";
import { TRAY_OF_DICE } from "../../../src/board/layout/geometry.ts";
import { tilesOf } from "../../../src/board/paint/tiles.ts";
import type { DrawnDie, Scene } from "../../../src/board/scene/scene.ts";
import { gulBara, madGulbar, shortStart } from "../scene/scenes.ts";

const theme = themeOf("contrast");
const { width, height } = TRAY_OF_DICE;

/** So many dice that all can be played; the last waits, so the others are marked. */
const marked = (count: number): Scene => ({
  ...shortStart,
  dice: {
    of: "white",
    dice: Array.from({ length: count }, (_, at): DrawnDie => {
      const value = ([6, 5, 4, 3, 2, 1] as const)[at % 6] ?? 6;
      return { value, state: at === count - 1 ? "waiting" : "ready" };
    }),
  },
});

const rgbOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

type Pixel = { readonly x: number; readonly y: number; readonly rgb: readonly number[] };

/** The pixels of the tray that are not just its wood. */
const drawn = (scene: Scene): readonly Pixel[] => {
  const tile = tilesOf(scene).find(({ rect }) => rect === TRAY_OF_DICE) ?? expect.fail("no tray");
  const canvas = createCanvas(width, height).getContext("2d");
  canvas.fillStyle = theme.frame.wood;
  canvas.fillRect(0, 0, width, height);
  tile.paint({ canvas, theme });
  const { data } = canvas.getImageData(0, 0, width, height);
  const wood = rgbOf(theme.frame.wood).join();
  return Array.from({ length: width * height }, (_, at): Pixel => {
    const rgb = [...data.subarray(4 * at, 4 * at + 3)];
    return { x: at % width, y: Math.floor(at / width), rgb };
  }).filter(({ rgb }) => rgb.join() !== wood);
};

const spanOf = (pixels: readonly Pixel[]): number => {
  const ys = pixels.map(({ y }) => y);
  return Math.max(...ys) - Math.min(...ys);
};

describe("the dice", () => {
  test.each(Array.from({ length: 23 }, (_, index) => index + 2))(
    "lie within their tray with their marks: %i",
    (count) => {
      const pixels = drawn(marked(count));
      expect(pixels.length).toBeGreaterThan(0);
      const atEdge = pixels.filter(
        ({ x, y }) => x === 0 || y === 0 || x === width - 1 || y === height - 1,
      );
      expect(atEdge).toEqual([]);
    },
  );

  test("lie next to their thrower", () => {
    const middleOf = (of: "white" | "black") => {
      const dice = { of, dice: shortStart.dice?.dice ?? [] };
      const ys = drawn({ ...shortStart, dice }).map(({ y }) => y);
      return (Math.min(...ys) + Math.max(...ys)) / 2;
    };
    expect(middleOf("black")).toBeLessThan(height / 2 - 20);
    expect(middleOf("white")).toBeGreaterThan(height / 2 + 20);
  });

  test("are large enough for a phone: two in a line, four in two", () => {
    expect(spanOf(drawn(shortStart))).toBeGreaterThan(45);
    expect(spanOf(drawn(marked(4)))).toBeGreaterThan(100);
  });

  test("of a long sequence are counted by their numbers", () => {
    const played = (scene: Scene, index: number): Scene => {
      const dice = scene.dice?.dice ?? [];
      const state = "played" as const;
      const change = dice.map((die, at) => (at === index ? { ...die, state } : die));
      return { ...scene, dice: scene.dice && { ...scene.dice, dice: change } };
    };
    const inkOf = (scene: Scene) => drawn(scene).map(({ x, y, rgb }) => [x, y, ...rgb].join());
    for (const scene of [madGulbar, gulBara]) {
      const next = scene.dice?.dice.findIndex(({ state }) => state === "ready") ?? -1;
      expect(inkOf(played(scene, next))).not.toEqual(inkOf(scene));
    }
  });

  test("that wait step back behind those to be played", () => {
    const waiting: Scene = {
      ...shortStart,
      dice: { of: "white", dice: [{ value: 6, state: "waiting" }] },
    };
    const inks = drawn(waiting).map(({ rgb: [red = 0] }) => red);
    const [ink = 0] = rgbOf(theme.frame.ink);
    const [wood = 0] = rgbOf(theme.frame.wood);
    const strongest = Math.max(...inks.map((red) => Math.abs(red - wood)));
    expect(strongest).toBeLessThan(0.7 * Math.abs(ink - wood));
    expect(strongest).toBeGreaterThan(0.5 * Math.abs(ink - wood));
  });
});
