import type { Colour } from "../../game/types.ts";
import { opposite } from "../../rules/position.ts";
import { BAR, type Move, OFF, type Point } from "../../rules/types.ts";
import {
  barRect,
  fromRim,
  PITCH,
  type Pixel,
  pointRect,
  type Rect,
  seatRect,
} from "../layout/geometry.ts";
import { type BoardRow, layOut, placeOf, type Stand } from "../layout/layout.ts";
import type { Arrow } from "../paint/arrows.ts";
import { depthIn, SEEN } from "../paint/checkers.ts";
import { TRAY_MIDDLE } from "../paint/seat.ts";
import type { Scene } from "../scene/scene.ts";

/** One checker's way in a turn: its first and last point. */
type CheckerWay = { readonly from: Point; readonly to: Point };

/** Several moves of one checker are one way, unless it hit in between. Equal ways are one. */
const waysOf = (moves: readonly Move[]): readonly CheckerWay[] => {
  const ways: (CheckerWay & { readonly hit: boolean })[] = [];
  for (const { from, to, hit } of moves) {
    const at = ways.findIndex((way) => way.to === from && !way.hit);
    const before = ways[at];
    if (before) ways[at] = { from: before.from, to, hit };
    else ways.push({ from, to, hit });
  }
  return [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values()];
};

/** Arrows for the last turn of a scene, if the scene shows them. */
export const lastTurnArrows = (scene: Scene): readonly Arrow[] => {
  const { lastTurn } = scene;
  if (!lastTurn?.arrows) return [];
  const spotAt = spotsOf(scene, lastTurn.of);
  return waysOf(lastTurn.moves).map(({ from, to }) => ({
    from: spotAt(from, "left"),
    to: spotAt(to, "landed"),
    legal: true,
  }));
};

const spotsOf = (scene: Scene, colour: Colour) => {
  const layout = layOut(scene);
  const isBelow = colour === scene.bottom;
  const seat: BoardRow = isBelow ? "bottom" : "top";
  const entry: BoardRow = isBelow ? "top" : "bottom";
  return (point: Point, end: "left" | "landed"): Pixel => {
    if (point <= OFF) {
      const { x, y } = seatRect(seat);
      return { x: x + TRAY_MIDDLE.x, y: y + TRAY_MIDDLE[seat] };
    }
    if (point === BAR) return inStack(barRect(entry), entry, layout.bar[entry], end);
    const place = placeOf(isBelow ? point : opposite(scene.way, point), scene);
    const cell = layout.points[place.row][place.column];
    return inStack(pointRect(place), place.row, cell, end);
  };
};

const EMPTY = { count: 0, left: false, holds: false } as const;

const inStack = (
  rect: Rect,
  row: BoardRow,
  found: Stand | undefined,
  end: "left" | "landed",
): Pixel => {
  const spot = found ?? EMPTY;
  const seen = Math.min(spot.count, SEEN);
  const index = end === "left" && spot.left ? seen : Math.max(seen - 1, 0);
  const depth = depthIn(spot, index);
  return { x: rect.x + PITCH / 2, y: Math.round(rect.y + fromRim(row, rect.height, depth)) };
};
