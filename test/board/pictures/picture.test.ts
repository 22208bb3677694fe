import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test, vi } from "vitest";
import { THEMES, themeOf } from "../../../src/board/colours/theme.ts";
import {
  FIELDS,
  HEIGHT,
  PITCH,
  pointRect,
  RADIUS,
  seatRect,
  WIDTH,
} from "../../../src/board/layout/geometry.ts";
import { placeOf } from "../../../src/board/layout/layout.ts";
import { depthOf } from "../../../src/board/paint/checkers.ts";
import { cubeFace } from "../../../src/board/paint/cube.ts";
import { tilesOf } from "../../../src/board/paint/tiles.ts";
import { drawPicture, pictureKey } from "../../../src/board/pictures/picture.ts";
import { sceneOf } from "../../../src/board/scene/game-scene.ts";
import type { Scene } from "../../../src/board/scene/scene.ts";
import { newGame } from "../../../src/game/game.ts";
import { sideOf } from "../../../src/rules/position.ts";
import { BAR } from "../../../src/rules/types.ts";
import { ruleset } from "../../game/support.ts";
import {
  afterDouble,
  bars,
  bearOff,
  held,
  longNames,
  madGulbar,
  oddNames,
  scenes,
  shortStart,
  unseenNames,
} from "../scene/scenes.ts";

const all = THEMES.flatMap((theme) =>
  Object.entries(scenes).map(([name, scene]) => ({ theme, name, scene })),
);

const base = bars;
const move = (from: number, to: number) => ({ from, to, die: 4, hit: false }) as const;

/** Scenes that look different from `base`, each in one thing. */
const visible: Readonly<Record<string, Scene>> = {
  checker: {
    ...base,
    sides: {
      ...base.sides,
      white: sideOf({ [BAR]: 3, 24: 1, 13: 4, 8: 2, 6: 2, 5: 2, 4: 1 }),
    },
  },
  bar: {
    ...base,
    sides: { ...base.sides, white: sideOf({ [BAR]: 2, 24: 2, 13: 4, 8: 2, 6: 3, 5: 2 }) },
  },
  off: {
    ...base,
    sides: { ...base.sides, white: sideOf({ [BAR]: 3, 24: 1, 13: 4, 8: 2, 6: 3, 5: 1 }) },
  },
  bottom: { ...base, bottom: "black" },
  numbering: { ...base, numbering: "black" },
  name: { ...base, names: { ...base.names, white: "Анны" } },
  word: { ...base, pipsWord: "to go" },
  mover: { ...base, toMove: "black" },
  "nobody's turn": { ...base, toMove: undefined },
  "no dice": { ...base, dice: undefined },
  "whose dice": { ...base, dice: base.dice && { ...base.dice, of: "black" } },
  die: {
    ...base,
    dice: {
      of: "white",
      dice: [
        { value: 4, state: "played" },
        { value: 2, state: "ready" },
      ],
    },
  },
  "die played": {
    ...base,
    dice: {
      of: "white",
      dice: [
        { value: 4, state: "played" },
        { value: 3, state: "played" },
      ],
    },
  },
  "die waiting": {
    ...base,
    dice: {
      of: "white",
      dice: [
        { value: 4, state: "played" },
        { value: 3, state: "waiting" },
      ],
    },
  },
  "no cube": { ...base, cube: undefined },
  "cube value": { ...base, cube: { value: 4n, owner: "black" } },
  "cube owner": { ...base, cube: { value: 2n, owner: "white" } },
  "cube in the centre": { ...base, cube: { value: 2n, owner: "centre" } },
  "no last turn": { ...base, lastTurn: undefined },
  "last turn by arrows": { ...base, lastTurn: base.lastTurn && { ...base.lastTurn, arrows: true } },
  "offered cube": { ...base, dice: undefined, cube: { value: 4n, owner: "offered" } },
  "other last turn": { ...base, lastTurn: { of: "black", moves: [move(13, 7)] } },
  movable: { ...base, movable: [BAR, 24] },
  "nothing movable": { ...base, movable: [] },
};

/** Scenes that look the same as `base`. */
const invisible: Readonly<Record<string, Scene>> = {
  "an emoji in a name": { ...base, names: { ...base.names, white: "Анна 🎲" } },
  "marks in a name": { ...base, names: { ...base.names, white: "\u202EАн\u200Bна " } },
  "the order of what may move": { ...base, movable: [...base.movable].reverse() },
  "the order of the last turn": {
    ...base,
    lastTurn: base.lastTurn && {
      of: base.lastTurn.of,
      moves: [...base.lastTurn.moves].reverse().map((one) => ({ ...one, hit: !one.hit, die: 1 })),
    },
  },
  "a stop on the way": {
    ...base,
    lastTurn: { of: "black", moves: [move(13, 10), move(10, 7), move(8, 4)] },
  },
};

const pixelsOf = async (png: Uint8Array) => {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return (x: number, y: number): string => {
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(x, y, 1, 1).data;
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
  };
};

describe("the picture", () => {
  test.each(all)("is a small PNG of the declared size: $theme, $name", async ({ theme, scene }) => {
    const png = drawPicture(scene, theme);
    const image = await loadImage(Buffer.from(png));
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    expect(png.length).toBeLessThan(40 * 1024);
  });

  test("has the colours of its theme, exact to the last bit on plain wood", async () => {
    for (const theme of THEMES) {
      const pixel = await pixelsOf(drawPicture({ ...shortStart, dice: undefined }, theme));
      const { field, frame, strip } = themeOf(theme);
      expect(pixel(FIELDS.left.x + 100, HEIGHT / 2)).toBe(field.floor);
      expect(pixel(3, 3)).toBe(frame.wood);
      const { x, y, width } = seatRect("bottom");
      expect(pixel(x + width / 2, 6)).toBe(strip.quiet.plate);
      expect(pixel(x + width / 2, y + 6)).toBe(strip.active.plate);
    }
  });

  test.each(THEMES)(
    "shows whose checker holds another, also in the last turn: %s",
    async (theme) => {
      const { x, y, height } = pointRect(placeOf(4, {}));
      const { white, black } = themeOf(theme).checkers;
      const pixel = await pixelsOf(drawPicture(held, theme));
      /** What is seen of a checker beside its middle, the held one first. */
      const wide = (index: number, colour: string): number => {
        const middle = { x: x + PITCH / 2, y: y + height - depthOf(index, 3) };
        const across = Array.from({ length: RADIUS }, (_, dx) => pixel(middle.x + dx, middle.y));
        return across.filter((one) => one === colour).length;
      };
      expect(wide(0, black.face)).toBeGreaterThanOrEqual(4);
      expect(wide(2, white.face)).toBeGreaterThanOrEqual(4);
      expect(wide(2, white.mark)).toBeGreaterThanOrEqual(2);
    },
  );

  test("is the same to the last byte whatever was drawn before", async () => {
    const some = all.filter(({ theme }) => theme === "dark");
    const first = some.map(({ scene, theme }) => drawPicture(scene, theme));
    vi.resetModules();
    const fresh = await import("../../../src/board/pictures/picture.ts");
    const again = some.toReversed().map(({ scene, theme }) => fresh.drawPicture(scene, theme));
    expect(
      again.toReversed().map((png, index) => Buffer.compare(png, first[index] ?? png)),
    ).toEqual(some.map(() => 0));
  });

  test("is laid out of tiles that do not overlap", () => {
    const covered = new Uint8Array(WIDTH * HEIGHT);
    for (const { rect } of tilesOf(shortStart)) {
      expect(rect.x >= 0 && rect.y >= 0).toBe(true);
      expect(rect.x + rect.width <= WIDTH && rect.y + rect.height <= HEIGHT).toBe(true);
      for (let y = rect.y; y < rect.y + rect.height; y++) {
        for (let x = rect.x; x < rect.x + rect.width; x++)
          covered[y * WIDTH + x] = (covered[y * WIDTH + x] ?? 0) + 1;
      }
    }
    expect(Math.max(...new Set(covered))).toBe(1);
  });

  test("draws names of any script and survives those it cannot draw", () => {
    const named = (white: string) =>
      drawPicture({ ...shortStart, names: { white, black: "B" } }, "wood");
    const distinct = ["Анна", "Anna", "Əliyev", "Արամ", "გიორგი", "Ελένη", "אבי", "دوست", "…"];
    const seen = new Set(distinct.map((name) => Buffer.from(named(name)).toString("base64")));
    expect(seen.size).toBe(distinct.length);
    expect(Buffer.compare(named("🦄\u202E"), named("\u200F"))).toBe(0);
    for (const scene of [oddNames, unseenNames, longNames]) {
      expect(drawPicture(scene, "dark").length).toBeGreaterThan(1000);
    }
  });
});

describe("the cube in the picture", () => {
  test.each([
    [1n, "1"],
    [8192n, "8192"],
    [9999n, "9999"],
    [65_536n, "65536"],
    [131_072n, "2¹⁷"],
    [2n ** 70n, "2⁷⁰"],
    [2n ** 1234n, "2¹²³⁴"],
    // Raises of one come so high only where people agree on a game of years.
    [10_001n, "10001"],
  ])("of %i says %s", (value, face) => {
    expect(cubeFace(value)).toBe(face);
  });

  test("looks different at every value, his and in the middle", () => {
    for (const owner of ["white", "centre"] as const) {
      const drawn = [60n, 69n, 70n, 71n, 123n, 456n, 789n].map((raises) =>
        drawPicture({ ...base, cube: { value: 2n ** raises, owner } }, "wood"),
      );
      const seen = new Set(drawn.map((png) => Buffer.from(png).toString("base64")));
      expect(seen.size).toBe(drawn.length);
    }
  });

  test("has the value of the game to the last figure", () => {
    const game = newGame({
      ...ruleset("short"),
      switches: { ...ruleset("short").switches, cube: true },
    });
    const value = 2n ** 70n + 1n;
    const onlooker = {
      bottom: "white",
      alone: false,
      names: { white: "A", black: "B" },
      pipsWord: "to go",
    } as const;
    const raised = { ...game, cube: { value, owner: "white", offered: true } } as const;
    expect(sceneOf(raised, onlooker).cube).toEqual({
      value,
      owner: "white",
    });
  });
});

describe("the key of a picture", () => {
  test.each(Object.entries(visible))("changes with what is seen: %s", (_, scene) => {
    expect(pictureKey(scene, "wood")).not.toBe(pictureKey(base, "wood"));
    expect(Buffer.compare(drawPicture(scene, "wood"), drawPicture(base, "wood"))).not.toBe(0);
  });

  test.each(Object.entries(invisible))("stays with what is not: %s", (_, scene) => {
    expect(pictureKey(scene, "wood")).toBe(pictureKey(base, "wood"));
    expect(Buffer.compare(drawPicture(scene, "wood"), drawPicture(base, "wood"))).toBe(0);
  });

  test("is another for every scene and theme, and the same for a copy", () => {
    const keys = all.map(({ scene, theme }) => pictureKey(structuredClone(scene), theme));
    expect(new Set(keys).size).toBe(all.length);
    expect(keys).toEqual(all.map(({ scene, theme }) => pictureKey(scene, theme)));
    expect(keys.every((key) => /^[\w-]{43}$/.test(key))).toBe(true);
  });

  test("marks the dice to be played only when others wait", () => {
    expect(pictureKey(madGulbar, "wood")).not.toBe(pictureKey(afterDouble, "wood"));
    const ready = madGulbar.dice && {
      ...madGulbar.dice,
      dice: madGulbar.dice.dice.map((die) => ({ ...die, state: "ready" as const })),
    };
    expect(pictureKey({ ...madGulbar, dice: ready }, "wood")).not.toBe(
      pictureKey(madGulbar, "wood"),
    );
  });

  test("tells a finished game from one that goes on", () => {
    expect(pictureKey({ ...bearOff, toMove: undefined }, "wood")).not.toBe(
      pictureKey(bearOff, "wood"),
    );
  });
});
