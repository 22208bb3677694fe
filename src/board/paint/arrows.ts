import { HEIGHT, type Pixel } from "../layout/geometry.ts";
import type { Brush } from "./brush.ts";

export type Arrow = { readonly from: Pixel; readonly to: Pixel; readonly legal: boolean };

/** A line over the board. Its edge sets it off from any wood and any checker. */
export type Ink = { readonly line: string; readonly edge: string; readonly width: number };

const MAY: Ink = { line: "#1f8a3b", edge: "#f4fff2", width: 9 };
const MAY_NOT: Ink = { line: "#d3212c", edge: "#fff3f0", width: 9 };
const EDGE = 3;
const DASHES = [16, 11];
const CROSS = { radius: 21, arm: 9, width: 7 } as const;
/** The distance of arrows from the middles of the checkers that they join. */
const CLEAR = { start: 22, end: 6 } as const;

/** Draws moves. Forbidden ones are dashed and crossed, so that they differ not only in colour. */
export const paintArrows = (brush: Brush, arrows: readonly Arrow[]): void => {
  for (const arrow of arrows) paintArrow(brush, arrow, arrow.legal ? MAY : MAY_NOT);
};

/** Draws moves that were made, in the colour of the places that the checkers left. */
export const paintMade = (brush: Brush, arrows: readonly Arrow[]): void => {
  const { line, casing } = brush.theme.trace;
  for (const arrow of arrows) paintArrow(brush, arrow, { line, edge: casing, width: 6 });
};

const paintArrow = (brush: Brush, { from, to, legal }: Arrow, ink: Ink): void => {
  const bend = bendOf(from, to, legal);
  const start = towards(from, bend, CLEAR.start);
  const end = towards(to, bend, legal ? CLEAR.end : CROSS.radius);
  const neck = legal ? neckOf(end, bend, ink) : end;
  const { canvas } = brush;
  const trace = (): void => {
    canvas.moveTo(start.x, start.y);
    canvas.quadraticCurveTo(bend.x, bend.y, neck.x, neck.y);
  };
  paintLine(brush, ink, trace, legal ? [] : DASHES);
  if (legal) paintHead(brush, end, bend, ink);
  else paintCross(brush, to, ink);
};

/** Arrows bend to the middle of the board, away from the checkers; forbidden ones bend more. */
const bendOf = (from: Pixel, to: Pixel, legal: boolean): Pixel => {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const crosses = (from.y - HEIGHT / 2) * (to.y - HEIGHT / 2) < 0;
  if (crosses) return { x: middle.x + (legal ? 26 : -26), y: middle.y };
  const inwards = Math.sign(HEIGHT / 2 - middle.y);
  const reach = 36 + Math.abs(to.x - from.x) * 0.18 + (legal ? 0 : 28);
  return { x: middle.x, y: middle.y + inwards * reach };
};

const towards = (spot: Pixel, goal: Pixel, by: number): Pixel => {
  const far = Math.hypot(goal.x - spot.x, goal.y - spot.y) || 1;
  return {
    x: spot.x + ((goal.x - spot.x) * by) / far,
    y: spot.y + ((goal.y - spot.y) * by) / far,
  };
};

/** A line along a path, with its edge below it. */
export const paintLine = (
  { canvas }: Brush,
  { line, edge, width }: Ink,
  trace: () => void,
  dashes: readonly number[] = [],
): void => {
  canvas.save();
  canvas.lineCap = "round";
  canvas.lineJoin = "round";
  canvas.beginPath();
  trace();
  canvas.strokeStyle = edge;
  canvas.lineWidth = width + 2 * EDGE;
  canvas.stroke();
  canvas.setLineDash([...dashes]);
  canvas.strokeStyle = line;
  canvas.lineWidth = width;
  canvas.stroke();
  canvas.restore();
};

const lengthOf = ({ width }: Ink): number => 3 * width;

/** The point under an arrow's head where its line ends. */
export const neckOf = (tip: Pixel, source: Pixel, ink: Ink): Pixel =>
  towards(tip, source, lengthOf(ink) * 0.8);

/** The head of an arrow to `tip` from the side of `source`. */
export const paintHead = ({ canvas }: Brush, tip: Pixel, source: Pixel, ink: Ink): void => {
  const length = lengthOf(ink);
  const foot = towards(tip, source, length);
  const [x, y] = [(tip.x - foot.x) * 0.55, (tip.y - foot.y) * 0.55];
  canvas.save();
  canvas.beginPath();
  canvas.moveTo(tip.x, tip.y);
  canvas.lineTo(foot.x - y, foot.y + x);
  canvas.lineTo(foot.x + y, foot.y - x);
  canvas.closePath();
  canvas.lineJoin = "round";
  canvas.strokeStyle = ink.edge;
  canvas.lineWidth = 2 * EDGE;
  canvas.stroke();
  canvas.fillStyle = ink.line;
  canvas.fill();
  canvas.restore();
};

const paintCross = ({ canvas }: Brush, { x, y }: Pixel, { line, edge }: Ink): void => {
  const { radius, arm, width } = CROSS;
  canvas.save();
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = line;
  canvas.fill();
  canvas.strokeStyle = edge;
  canvas.lineWidth = EDGE;
  canvas.stroke();
  canvas.beginPath();
  canvas.moveTo(x - arm, y - arm);
  canvas.lineTo(x + arm, y + arm);
  canvas.moveTo(x + arm, y - arm);
  canvas.lineTo(x - arm, y + arm);
  canvas.lineCap = "round";
  canvas.lineWidth = width;
  canvas.stroke();
  canvas.restore();
};
