import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { THEMES, themeOf } from "../../../src/board/colours/theme.ts";
import {
  BAND,
  barRect,
  FIELDS,
  HEIGHT,
  pointRect,
  RADIUS,
  seatRect,
  WIDTH,
} from "../../../src/board/layout/geometry.ts";
import { placeOf } from "../../../src/board/layout/layout.ts";
import { depthOf } from "../../../src/board/paint/checkers.ts";
import {
  arrowsOf,
  type Diagram,
  type DiagramStep,
  diagramKey,
  drawDiagram,
} from "../../../src/board/pictures/diagram.ts";
import { pictureKey } from "../../../src/board/pictures/picture.ts";
import { BAR, OFF } from "../../../src/rules/types.ts";
import { bars, bearOff, held, longStart, shortStart } from "../scene/scenes.ts";

const steps = (...moves: readonly (readonly [number, number])[]): readonly DiagramStep[] =>
  moves.map(([from, to]) => ({ from, to }));

const still: Diagram = { scene: shortStart, may: [], mayNot: [], ways: false };
const opening: Diagram = { ...still, may: [steps([24, 18], [13, 9])], mayNot: [steps([24, 19])] };

const columnOf = (point: number): number => {
  const { x, width } = pointRect(placeOf(point, {}));
  return x + width / 2;
};

const pixelsOf = async (png: Uint8Array) => {
  const image = await loadImage(Buffer.from(png));
  expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
  const canvas = createCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return (x: number, y: number): string => {
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(
      Math.round(x),
      Math.round(y),
      1,
      1,
    ).data;
    return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
  };
};

describe("the arrows of a diagram", () => {
  test("lead from checker to landing, one for each move that may be made", () => {
    const arrows = arrowsOf({ ...still, may: [steps([24, 18], [13, 9])] });
    expect(arrows.map(({ from, to }) => [from.x, to.x])).toEqual([
      [columnOf(24), columnOf(18)],
      [columnOf(13), columnOf(9)],
    ]);
    expect(arrows.every(({ legal }) => legal)).toBe(true);
  });

  test("follow a checker that moves twice", () => {
    const [first, second] = arrowsOf({ ...still, may: [steps([24, 18], [18, 14])] });
    expect(second?.from).toEqual(first?.to);
  });

  test("start from the next checker when a second one leaves, and land upon the first", () => {
    const [first, second] = arrowsOf({ ...still, may: [steps([24, 18], [24, 18])] });
    expect(second?.from.y).toBeLessThan(first?.from.y ?? 0);
    expect(second?.to.y).toBeGreaterThan(first?.to.y ?? 0);
  });

  test("show of a line that may not be played its last move alone", () => {
    const arrows = arrowsOf({ ...still, mayNot: [steps([24, 18], [18, 13])] });
    expect(arrows.map(({ from, to, legal }) => [from.x, to.x, legal])).toEqual([
      [columnOf(18), columnOf(13), false],
    ]);
  });

  test("are red for a turn that was played and green for the better one, where they differ", () => {
    const told = (played: readonly DiagramStep[], best: readonly DiagramStep[]) =>
      arrowsOf({ ...still, may: [best], played }).map(({ from, to, legal }) => [
        ...[from.x, to.x],
        legal,
      ]);
    const [of24, of18, of13, of9, of7] = [24, 18, 13, 9, 7].map(columnOf);
    expect(told(steps([24, 18], [24, 20]), steps([13, 7], [24, 18]))).toEqual([
      [of24, columnOf(20), false],
      [of13, of7, true],
    ]);
    // A shared move is drawn for the player who goes on from it.
    expect(told(steps([24, 18], [13, 9]), steps([24, 18], [18, 14]))).toEqual([
      [of13, of9, false],
      [of24, of18, true],
      [of18, columnOf(14), true],
    ]);
  });

  test("that several lines share are drawn once", () => {
    const lines = [steps([8, 4], [6, 4]), steps([8, 4], [13, 11])];
    expect(arrowsOf({ ...still, may: lines })).toHaveLength(3);
  });

  test("meet the top of a closed point, and take the place of a blot", () => {
    const [closed] = arrowsOf({ ...still, mayNot: [steps([24, 19])] });
    const [open] = arrowsOf({ ...still, may: [steps([24, 20])] });
    expect(closed?.to.y).toBeGreaterThan((open?.to.y ?? 0) + 100);
    const scene = { ...shortStart, sides: { ...bars.sides } };
    const [hit] = arrowsOf({ ...still, scene, may: [steps([24, 18])] });
    expect(hit?.to.y).toBe(open?.to.y);
  });

  test("meet the top of those that hold one of one's own, which lies under them", () => {
    const [onto] = arrowsOf({ ...still, scene: held, mayNot: [steps([24, 18])] });
    const { y } = pointRect(placeOf(18, {}));
    // Five checkers of the other side stand on it.
    expect(onto?.to.y).toBeGreaterThan(y + depthOf(4, 5));
  });

  test("come from the bar where one enters, and go down to the tray when one bears off", () => {
    const [entering] = arrowsOf({ ...still, scene: bars, may: [steps([BAR, 21])] });
    const bar = barRect("top");
    expect(entering?.from.x).toBe(bar.x + bar.width / 2);
    expect(entering?.from.y).toBeLessThan(HEIGHT / 2);
    const [off] = arrowsOf({ ...still, scene: bearOff, may: [steps([4, OFF])] });
    const seat = seatRect("bottom");
    expect(off?.to.x).toBeGreaterThan(seat.x);
    expect(off?.to.y).toBeGreaterThan(seat.y);
  });
});

describe("the picture of a diagram", () => {
  test.each(THEMES)("is a small PNG with its arrows over the board: %s", async (theme) => {
    const png = drawDiagram(opening, theme);
    expect(png.length).toBeLessThan(60 * 1024);
    const pixel = await pixelsOf(png);
    const { checkers, field } = themeOf(theme);
    const [landing, , barred] = arrowsOf(opening);
    expect(pixel(landing?.to.x ?? 0, (landing?.to.y ?? 0) + 10)).not.toBe(field.floor);
    expect(pixel(barred?.to.x ?? 0, (barred?.to.y ?? 0) - 14)).toBe("#d3212c");
    expect(pixel(columnOf(6), HEIGHT - BAND - RADIUS - 3)).toBe(checkers.white.face);
  });

  test("is the same to the last byte each time", () => {
    const first = drawDiagram(opening, "wood");
    drawDiagram({ ...still, ways: true }, "wood");
    expect(Buffer.compare(drawDiagram(structuredClone(opening), "wood"), first)).toBe(0);
  });

  test("shows the ways: towards each other in short nardy, the same way round in long", async () => {
    const middle = HEIGHT / 2;
    const { white, black } = themeOf("wood").checkers;
    for (const [scene, end] of [
      [shortStart, FIELDS.right.x + FIELDS.right.width - 46],
      [longStart, FIELDS.left.x + 46],
    ] as const) {
      const bare = { ...scene, dice: undefined, toMove: undefined };
      const pixel = await pixelsOf(drawDiagram({ ...still, scene: bare, ways: true }, "wood"));
      const bar = FIELDS.left.x + FIELDS.left.width + 10;
      expect(pixel(bar, middle - 27)).toBe(white.face);
      expect(pixel(bar, middle + 27)).toBe(white.face);
      expect(pixel(bar, middle - 11)).toBe(black.face);
      // Only the head of an arrow is as thick as this.
      expect(pixel(end, middle - 11 - 5)).toBe(black.face);
    }
  });

  test("without anything drawn on it looks like the board", async () => {
    const pixel = await pixelsOf(drawDiagram(still, "dark"));
    const { field, strip } = themeOf("dark");
    expect(pixel(330, HEIGHT / 2)).toBe(field.floor);
    const seat = seatRect("bottom");
    expect(pixel(seat.x + seat.width / 2, seat.y + 6)).toBe(strip.active.plate);
  });
});

describe("the key of a diagram", () => {
  const key = diagramKey(opening, "wood");

  test("stays with what is seen", () => {
    expect(diagramKey(structuredClone(opening), "wood")).toBe(key);
    const line = opening.may[0] ?? [];
    expect(diagramKey({ ...opening, may: [line, line] }, "wood")).toBe(key);
  });

  test.each([
    ["scene", { ...opening, scene: longStart }],
    ["ways", { ...opening, ways: true }],
    ["move", { ...opening, may: [steps([24, 18], [13, 10])] }],
    ["barred move", { ...opening, mayNot: [steps([13, 9])] }],
    ["verdict", { ...opening, may: [...opening.may, ...opening.mayNot], mayNot: [] }],
  ] as const)("changes with another %s", (_, other) => {
    expect(diagramKey(other, "wood")).not.toBe(key);
  });

  test("differs by theme, and from that of the board alone", () => {
    expect(diagramKey(opening, "dark")).not.toBe(key);
    expect(diagramKey(still, "wood")).not.toBe(pictureKey(shortStart, "wood"));
  });
});
