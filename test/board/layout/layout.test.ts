import { describe, expect, test } from "vitest";
import type { Layout, Stand } from "../../../src/board/layout/layout.ts";
import { layOut, placeOf, pointAt } from "../../../src/board/layout/layout.ts";
import type { Scene } from "../../../src/board/scene/scene.ts";
import type { Colour } from "../../../src/game/types.ts";
import { sideOf } from "../../../src/rules/position.ts";
import type { Point } from "../../../src/rules/types.ts";
import { BAR } from "../../../src/rules/types.ts";
import { bars, bearOff, longStart, scenes, shortStart } from "../scene/scenes.ts";

const POINTS = Array.from({ length: 24 }, (_, index) => index + 1);
const NOBODY = sideOf({});

const cells = ({ points }: Layout) => [...points.top, ...points.bottom];

/** The index of the one cell that holds checkers. */
const onlyHeld = (layout: Layout): number => {
  const held = cells(layout).flatMap(({ count }, index) => (count > 0 ? [index] : []));
  expect(held).toHaveLength(1);
  return held[0] ?? Number.NaN;
};

const alone = (scene: Scene, colour: Colour, point: Point): Scene => ({
  ...scene,
  sides: { white: NOBODY, black: NOBODY, [colour]: sideOf({ [point]: 3 }) },
});

describe("the layout", () => {
  test("of a home on the left has each point across from where it is, and keeps the rest", () => {
    for (const point of POINTS) {
      const { row, column } = placeOf(point, {});
      expect(placeOf(point, { home: "left" })).toEqual({ row, column: 11 - column });
      expect(pointAt(placeOf(point, { home: "left" }), { home: "left" })).toBe(point);
    }
    for (const scene of Object.values(scenes)) {
      const [usual, turned] = [layOut(scene), layOut({ ...scene, home: "left" })];
      expect(turned.points.top).toEqual(usual.points.top.toReversed());
      expect(turned.points.bottom).toEqual(usual.points.bottom.toReversed());
      expect({ ...turned, points: undefined }).toEqual({ ...usual, points: undefined });
    }
  });

  test("puts 1 at the bottom right, 12 bottom left, 13 top left, 24 top right", () => {
    expect([1, 12, 13, 24].map((point) => placeOf(point, {}))).toEqual([
      { row: "bottom", column: 11 },
      { row: "bottom", column: 0 },
      { row: "top", column: 0 },
      { row: "top", column: 11 },
    ]);
    expect(POINTS.map((point) => pointAt(placeOf(point, {}), {}))).toEqual(POINTS);
  });

  for (const scene of [shortStart, longStart]) {
    for (const bottom of ["white", "black"] as const) {
      for (const colour of ["white", "black"] as const) {
        test(`gives each own point of ${colour} a place of its own: ${scene.way}, ${bottom} below`, () => {
          const places = POINTS.map((point) =>
            onlyHeld(layOut(alone({ ...scene, bottom }, colour, point))),
          );
          expect(new Set(places).size).toBe(24);
        });

        test(`numbers the points for ${colour}: ${scene.way}, ${bottom} below`, () => {
          for (const point of POINTS) {
            const layout = layOut(alone({ ...scene, bottom, numbering: colour }, colour, point));
            expect(cells(layout)[onlyHeld(layout)]?.number).toBe(point);
          }
        });
      }
    }
  }

  test("lets the players of short nardy meet and those of long nardy follow each other", () => {
    const home = (scene: Scene) => onlyHeld(layOut(alone(scene, "black", 1)));
    expect(home(shortStart)).toBe(11);
    expect(home(longStart)).toBe(0);
  });

  test("keeps a player's bar checkers where he enters", () => {
    const bar = ({ colour, count }: Stand) => ({ colour, count });
    const layout = layOut(bars);
    expect(bar(layout.bar.top)).toEqual({ colour: "white", count: 3 });
    expect(bar(layout.bar.bottom)).toEqual({ colour: "black", count: 2 });
    const turned = layOut({ ...bars, bottom: "black" });
    expect(bar(turned.bar.top)).toEqual({ colour: "black", count: 2 });
  });

  test("tells where the last turn left and landed, not what it passed", () => {
    const move = (from: number, to: number) => ({ from, to, die: 4, hit: false }) as const;
    const layout = layOut({
      ...shortStart,
      sides: { white: sideOf({ 24: 1, 16: 1, 13: 5, 8: 3, 6: 5 }), black: shortStart.sides.black },
      lastTurn: { of: "white", moves: [move(24, 20), move(20, 16)] },
    });
    const numbers = (picked: (spot: Stand) => boolean) =>
      cells(layout)
        .filter(picked)
        .map(({ number }) => number);
    expect(numbers(({ left }) => left)).toEqual([24]);
    expect(numbers(({ landed }) => landed > 0)).toEqual([16]);
  });

  test("does not say that a checker landed where it has been hit since", () => {
    const layout = layOut({
      ...bars,
      sides: { white: sideOf({ [BAR]: 1, 6: 14 }), black: sideOf({ 20: 15 }) },
      lastTurn: { of: "white", moves: [{ from: 9, to: 5, die: 4, hit: false }] },
    });
    expect(cells(layout).every(({ landed }) => landed === 0)).toBe(true);
    expect(cells(layout).filter(({ left }) => left)).toHaveLength(1);
  });

  test("marks what may move for the player to move alone", () => {
    const movable = (scene: Scene) => {
      const layout = layOut(scene);
      return [...cells(layout), layout.bar.top, layout.bar.bottom].filter((one) => one.movable);
    };
    expect(movable(shortStart).map(({ colour }) => colour)).toEqual(["white", "white", "white"]);
    expect(movable(bars)).toEqual([layOut(bars).bar.top]);
    expect(movable({ ...shortStart, toMove: undefined })).toEqual([]);
  });

  test("seats both players with pips, checkers off, cube and dice", () => {
    const { top, bottom } = layOut(bearOff).seats;
    expect(bottom).toMatchObject({ colour: "white", pips: 11, toMove: true, cube: 64n });
    expect(bottom.off).toEqual({ count: 11, landed: 0 });
    expect(bottom.dice).toHaveLength(2);
    expect(top).toMatchObject({ colour: "black", pips: 17, toMove: false, cube: undefined });
    expect(top.off).toEqual({ count: 9, landed: 1 });
    expect(top.dice).toEqual([]);
  });
});
