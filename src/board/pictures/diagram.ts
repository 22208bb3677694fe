import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { opponent } from "../../game/colours.ts";
import { countAt, isHeld, opposite } from "../../rules/position.ts";
import { BAR, OFF, type Point, type Side } from "../../rules/types.ts";
import { engrave } from "../colours/png.ts";
import { type Theme, type ThemeName, themeOf } from "../colours/theme.ts";
import {
  BAND,
  barRect,
  DEPTH,
  HEIGHT,
  PITCH,
  type Pixel,
  pointRect,
  RADIUS,
  seatRect,
  WIDTH,
} from "../layout/geometry.ts";
import { placeOf } from "../layout/layout.ts";
import { type Arrow, paintArrows } from "../paint/arrows.ts";
import { paintBoard } from "../paint/board.ts";
import { SEEN } from "../paint/checkers.ts";
import { tilesOf } from "../paint/tiles.ts";
import { paintWays } from "../paint/ways.ts";
import type { Scene } from "../scene/scene.ts";
import { keyOf, pictureKey } from "./picture.ts";

/** One move to draw, in own points of the player at the bottom. */
export type DiagramStep = { readonly from: Point; readonly to: Point };

export type Diagram = {
  readonly scene: Scene;
  /** Lines of legal moves of the player at the bottom. Each line begins at the scene. */
  readonly may: readonly (readonly DiagramStep[])[];
  /** Lines whose last move is illegal. */
  readonly mayNot: readonly (readonly DiagramStep[])[];
  readonly ways: boolean;
  /** The turn played where the one line of `may` was better: both are drawn where they differ. */
  readonly played?: readonly DiagramStep[];
};

/** The distance between the middles of two checkers in a high stack; close enough for low ones. */
const STEP = (DEPTH - 2 * RADIUS - 5) / (SEEN - 1);
/** How many such distances keep a cross off a checker. */
const CLEAR = 1.5;
const SEAT = seatRect("bottom");
const TRAY: Pixel = { x: SEAT.x + 34, y: SEAT.y + 141 };

/**
 * The arrows of a diagram: all moves of legal lines, the last one of illegal lines; red ones for a
 * turn that was played, and green ones for what was better.
 */
export const arrowsOf = ({ scene, may, mayNot, played = [] }: Diagram): readonly Arrow[] => {
  const { way, sides, bottom } = scene;
  const other = sides[opponent(bottom)];
  const otherAt = (point: Point): number => countAt(other, opposite(way, point));
  const walk = (line: readonly DiagramStep[], legal: boolean): readonly Arrow[] =>
    arrowsAlong(line, sides[bottom], otherAt, legal);
  const better = played.length > 0 ? may.map((line) => onlyIn(line, played)) : may;
  const arrows = [
    ...walk(onlyIn(played, may.flat()), false),
    ...better.flatMap((line) => walk(line, true)),
    ...mayNot.flatMap((line) => walk(line, false).slice(-1)),
  ];
  return [...new Map(arrows.map((arrow) => [JSON.stringify(arrow), arrow])).values()];
};

/** The moves that another line lacks, and those from which one of these goes on. */
const onlyIn = (
  line: readonly DiagramStep[],
  others: readonly DiagramStep[],
): readonly DiagramStep[] => {
  const left = [...others];
  return line.filter(({ from, to }) => {
    const at = left.findIndex((other) => other.from === from && other.to === to);
    if (at < 0) return true;
    left.splice(at, 1);
    return line.some((other) => other.from === to);
  });
};

const arrowsAlong = (
  line: readonly DiagramStep[],
  side: Side,
  otherAt: (point: Point) => number,
  legal: boolean,
): readonly Arrow[] => {
  const own = [...side];
  return line.map(({ from, to }) => {
    const start = checkerAt(from, visibleLevel(countAt(own, from) - 1));
    const theirs = to === OFF ? 0 : otherAt(to);
    // A move onto a lone checker takes its place. Onto a closed point, where it may not land, the
    // arrow meets the top checker, or stops before it so that the one beneath is seen.
    const level =
      theirs > 0
        ? visibleLevel(theirs - 1) + (isHeld(own, to) ? CLEAR : 0)
        : visibleLevel(countAt(own, to));
    own[from] = countAt(own, from) - 1;
    own[to] = countAt(own, to) + 1;
    return { from: start, to: to === OFF ? TRAY : checkerAt(to, level), legal };
  });
};

const visibleLevel = (level: number): number => Math.min(level, SEEN - 1);

/** The middle of a checker; level 0 is at the rim. */
const checkerAt = (point: Point, level: number): Pixel => {
  const { row, rect } =
    point === BAR
      ? ({ row: "top", rect: barRect("top") } as const)
      : { row: placeOf(point).row, rect: pointRect(placeOf(point)) };
  const depth = BAND + 3 + RADIUS + level * STEP;
  const y = row === "top" ? rect.y + depth : rect.y + rect.height - depth;
  return { x: rect.x + PITCH / 2, y: Math.round(y) };
};

/** Raise this number whenever the drawing changes, so that stored pictures are sent anew. */
const DRAWING = 2;

/** A key for a diagram: equal keys, equal pictures. */
export const diagramKey = (diagram: Diagram, theme: ThemeName): string => {
  const { scene, ways } = diagram;
  const lanes = ways && [scene.way, scene.bottom];
  return keyOf([DRAWING, pictureKey(scene, theme), arrowsOf(diagram), lanes]);
};

/** Draws a diagram as a PNG of `WIDTH` × `HEIGHT`; the same diagram gives the same bytes. */
export const drawDiagram = (diagram: Diagram, name: ThemeName): Uint8Array => {
  const theme = themeOf(name);
  const canvas = createCanvas(WIDTH, HEIGHT).getContext("2d");
  paintScene(canvas, theme, diagram.scene);
  if (diagram.ways) paintWays({ canvas, theme }, diagram.scene);
  paintArrows({ canvas, theme }, arrowsOf(diagram));
  return engrave(canvas, theme);
};

export const paintScene = (canvas: SKRSContext2D, theme: Theme, scene: Scene): void => {
  paintBoard({ canvas, theme });
  for (const { rect, paint } of tilesOf(scene)) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(rect.x, rect.y, rect.width, rect.height);
    canvas.clip();
    canvas.translate(rect.x, rect.y);
    paint({ canvas, theme });
    canvas.restore();
  }
};
