import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { HEIGHT, WIDTH } from "../../../src/board/layout/geometry.ts";
import { drawPicture } from "../../../src/board/pictures/picture.ts";
import { drawReplay, type ReplayFrame } from "../../../src/board/pictures/replay.ts";
import { sceneOf } from "../../../src/board/scene/game-scene.ts";
import type { Scene } from "../../../src/board/scene/scene.ts";
import { chooser, randomGame, ruleset, secret } from "../../game/support.ts";
import { over, shortStart } from "../scene/scenes.ts";

/** How long the frames of a GIF stand, in hundredths of a second (GIF89a, 23: Graphic Control Extension). */
const delaysOf = (gif: Uint8Array): number[] => {
  const bytes = Buffer.from(gif);
  const mark = Buffer.of(0x21, 0xf9, 0x04);
  const delays: number[] = [];
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 8)) {
    if (bytes[at + 7] === 0) delays.push(bytes.readUInt16LE(at + 4));
  }
  return delays;
};

const onlooker = {
  bottom: "white",
  alone: true,
  names: { white: "Анна", black: "Борис" },
  pipsWord: "пройти",
} as const;

const frame = (scene: Scene): ReplayFrame => ({
  scene,
  kind: "turn",
  left: "Нарды",
  right: "Ход 1",
});

/** The board after each turn of a random game. */
const turnsOf = (id: string, seed: number): readonly ReplayFrame[] => {
  const scenes = new Map<number, Scene>();
  randomGame(ruleset(id), secret(seed), chooser(seed), (game) => {
    scenes.set(game.history.length, sceneOf(game, onlooker));
  });
  return [...scenes.values()].map(frame);
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe("a replay", () => {
  test("begins as the picture of the first board, in the same colours", async () => {
    const pixels = async (bytes: Uint8Array) => {
      const image = await loadImage(Buffer.from(bytes));
      const canvas = createCanvas(WIDTH, HEIGHT).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return Buffer.from(canvas.getImageData(0, 0, WIDTH, HEIGHT).data);
    };
    const [gif, png] = [
      drawReplay([shortStart, over].map(frame), "dark"),
      drawPicture(shortStart, "dark"),
    ];
    expect(Buffer.from(gif.subarray(0, 6)).toString()).toBe("GIF89a");
    expect((await pixels(gif)).equals(await pixels(png))).toBe(true);
  });

  test("has a frame for each board, the last one stands longest", () => {
    expect(delaysOf(drawReplay([frame(shortStart)], "wood"))).toEqual([400]);
    expect(delaysOf(drawReplay([shortStart, over, shortStart].map(frame), "wood"))).toEqual([
      100, 100, 400,
    ]);
  });

  test("of a whole game is no longer than a minute", () => {
    const scenes = turnsOf("short", 3);
    expect(scenes.length).toBeGreaterThan(48);
    const delays = delaysOf(drawReplay(scenes, "wood"));
    expect(delays.length).toBe(scenes.length);
    expect(sum(delays)).toBeLessThanOrEqual(6_000);
  });

  test("of a game that would be too large leaves out boards, but never the last", () => {
    const scenes = turnsOf("long", 4).slice(0, 8);
    const whole = drawReplay(scenes, "wood");
    const gif = drawReplay(scenes, "wood", whole.length - 1);
    expect(gif.length).toBeLessThan(whole.length);
    expect(delaysOf(gif)).toEqual([...Array.from({ length: 3 }, () => 100), 400]);
    expect(delaysOf(drawReplay(scenes, "wood", 1))).toEqual([400]);
  });

  test("says other words on another frame", () => {
    const one = frame(over);
    const drawn = (last: ReplayFrame) =>
      Buffer.from(drawReplay([one, last], "wood")).toString("base64");
    const ends = [
      one,
      { ...one, right: "Ход 2" },
      { ...one, left: "" },
      { ...one, kind: "result" },
    ];
    expect(new Set((ends as readonly ReplayFrame[]).map(drawn)).size).toBe(ends.length);
  });
});
