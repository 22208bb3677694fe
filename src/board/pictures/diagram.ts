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
const SEAT = seatRect("bottom");
const TRAY: Pixel = { x: SEAT.x + 34, y: SEAT.y + 141 };

/**
 * The arrows of a diagram: all moves of legal lines, the last one of illegal lines; red ones for a
 * turn that was played, and green ones for what was better.
 */
export const arrowsOf = ({ scene, may, mayNot, played = [] }: Diagram): readonly Arrow[] => {
  const { way, sides, bottom } = scene;
  const checkerAt = checkersIn(scene);
  const other = sides[opponent(bottom)];
  const theirs: Theirs = {
    at: (point) => countAt(other, opposite(way, point)),
    isHeldAt: (point) => isHeld(other, opposite(way, point)),
  };
  const walk = (line: readonly DiagramStep[], legal: boolean): readonly Arrow[] =>
    arrowsAlong(line, sides[bottom], { ...theirs, checkerAt }, legal);
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

/** The other side, by the points of the one at the bottom. */
type Theirs = {
  readonly at: (point: Point) => number;
  readonly isHeldAt: (point: Point) => boolean;
};

/** The middle of a checker at a level of a point; level 0 is at the rim. */
type CheckerAt = (point: Point, level: number) => Pixel;

const arrowsAlong = (
  line: readonly DiagramStep[],
  side: Side,
  { checkerAt, ...theirs }: Theirs & { readonly checkerAt: CheckerAt },
  legal: boolean,
): readonly Arrow[] => {
  const own = [...side];
  // A held checker lies under those that hold it.
  const level = (index: number, isOnHeld: boolean): number =>
    visibleLevel(index) + Number(isOnHeld);
  return line.map(({ from, to }) => {
    const isFromHeld = from !== BAR && theirs.isHeldAt(from);
    const start = checkerAt(from, level(countAt(own, from) - 1, isFromHeld));
    const others = to === OFF ? 0 : theirs.at(to);
    // A move onto a lone checker takes its place. Onto a closed point, where it may not land, the
    // arrow meets the top checker.
    const end =
      others > 0 && !theirs.isHeldAt(to)
        ? level(others - 1, isHeld(own, to))
        : level(countAt(own, to), to !== OFF && theirs.isHeldAt(to));
    own[from] = countAt(own, from) - 1;
    own[to] = countAt(own, to) + 1;
    return { from: start, to: to === OFF ? TRAY : checkerAt(to, end), legal };
  });
};

const visibleLevel = (level: number): number => Math.min(level, SEEN - 1);

const checkersIn =
  (scene: Scene): CheckerAt =>
  (point, level) => {
    const place = placeOf(point, scene);
    const { row, rect } =
      point === BAR
        ? ({ row: "top", rect: barRect("top") } as const)
        : { row: place.row, rect: pointRect(place) };
    const depth = BAND + 3 + RADIUS + level * STEP;
    const y = row === "top" ? rect.y + depth : rect.y + rect.height - depth;
    return { x: rect.x + PITCH / 2, y: Math.round(y) };
  };

/** Raise this number whenever the drawing changes, so that stored pictures are sent anew. */
const DRAWING = 3;

/** A key for a diagram: equal keys, equal pictures. */
export const diagramKey = (diagram: Diagram, theme: ThemeName): string => {
  const { scene, ways } = diagram;
  const lanes = ways && [scene.way, scene.bottom, ...(scene.home ? [scene.home] : [])];
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
