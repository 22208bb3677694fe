import type { Feat, FeatColours } from "../colours/feats.ts";
import type { Pixel } from "../layout/geometry.ts";
import { type Box, type Brush, box, disc, rhombus } from "./brush.ts";

/** Two squares over each other: the eight-pointed star of carpets and carved boxes. */
export const paintStar = (brush: Brush, { x, y }: Pixel, side: number, fill: string): void => {
  const { canvas } = brush;
  for (const angle of [0, Math.PI / 4]) {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle);
    box(brush, { x: -side / 2, y: -side / 2, width: side, height: side, corner: 0 }, fill);
    canvas.restore();
  }
};

/** A lozenge with steps, as weavers make it. */
const paintLozenge = (brush: Brush, { x, y }: Pixel, size: number, fill: string): void => {
  const step = size / 7;
  for (const row of [-3, -2, -1, 0, 1, 2, 3]) {
    const half = (3.5 - Math.abs(row)) * step;
    const at = { x: x - half, y: y + (row - 0.5) * step, width: 2 * half, height: step };
    // Rows overlap, or a seam shows between them.
    box(brush, { ...at, height: step + 0.5, corner: 0 }, fill);
  }
};

/** A pointed arch, the door of a house. */
const paintArch = ({ canvas }: Brush, { x, y }: Pixel, size: number, fill: string): void => {
  const [half, top, foot] = [size * 0.4, y - size / 2, y + size / 2];
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.moveTo(x - half, foot);
  canvas.lineTo(x - half, y - size * 0.08);
  canvas.quadraticCurveTo(x - half, y - size * 0.3, x, top);
  canvas.quadraticCurveTo(x + half, y - size * 0.3, x + half, y - size * 0.08);
  canvas.lineTo(x + half, foot);
  canvas.closePath();
  canvas.fill();
};

type Shape = (brush: Brush, at: Pixel, size: number, fill: string) => void;

/** What each ornament is made of. */
const SHAPES: Readonly<Record<Feat, Shape>> = {
  mars: (brush, at, size, fill) => paintStar(brush, at, size * 0.72, fill),
  koks: paintLozenge,
  "home-mars": paintArch,
  mother: (brush, { x, y }, size, fill) => disc(brush, x, y, size / 2, fill),
};

/** One ornament of a feat: the shape within itself, around a heart. */
export const paintOrnament = (
  brush: Brush,
  feat: Feat,
  at: Pixel,
  size: number,
  { ornament: [edge, body, heart], plate }: FeatColours,
): void => {
  const paint = SHAPES[feat];
  paint(brush, at, size, edge);
  paint(brush, at, size * 0.8, body);
  paint(brush, at, size * 0.56, edge);
  paint(brush, at, size * 0.42, plate);
  disc(brush, at.x, at.y, size * 0.1, heart);
};

/** A border of small ornaments along a line, between two thin lines. */
export const paintBorder = (
  brush: Brush,
  feat: Feat,
  { x, y, width, height }: Box,
  colours: FeatColours,
): void => {
  const [edge, body, heart] = colours.ornament;
  box(brush, { x, y, width, height, corner: 0 }, body);
  for (const line of [y, y + height - 3])
    box(brush, { x, y: line, width, height: 3, corner: 0 }, edge);
  const inner = height - 10;
  const count = Math.floor(width / (inner * 1.6));
  const pitch = width / count;
  const middle = y + height / 2;
  for (let index = 0; index < count; index++) {
    const at = { x: x + (index + 0.5) * pitch, y: middle };
    SHAPES[feat](brush, at, inner, index % 2 === 0 ? edge : heart);
    SHAPES[feat](brush, at, inner * 0.45, body);
    const tick = { x: x + index * pitch, y: middle };
    if (index > 0) rhombus(brush, tick, inner / 8, inner / 4, heart);
  }
};

/** The winner's cup, centred, in the two colours that mark important things. */
export const paintCup = ({ canvas, theme }: Brush, middle: Pixel, height: number): void => {
  const { plate, ink } = theme.movable;
  canvas.save();
  canvas.translate(middle.x, middle.y);
  // The coordinates below are on a field of 40 × 40.
  canvas.scale(height / 40, height / 40);
  canvas.lineJoin = "round";
  for (const side of [-1, 1]) {
    canvas.beginPath();
    canvas.ellipse(side * 10, -8, 6, 6, 0, 0, 2 * Math.PI);
    canvas.lineWidth = 4.5;
    canvas.strokeStyle = ink;
    canvas.stroke();
    canvas.lineWidth = 2;
    canvas.strokeStyle = plate;
    canvas.stroke();
  }
  canvas.fillStyle = plate;
  canvas.strokeStyle = ink;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.moveTo(-10, -16);
  canvas.lineTo(10, -16);
  canvas.bezierCurveTo(10, -3, 7, 3, 2, 5);
  canvas.lineTo(2, 10);
  canvas.lineTo(8, 12);
  canvas.lineTo(8, 16);
  canvas.lineTo(-8, 16);
  canvas.lineTo(-8, 12);
  canvas.lineTo(-2, 10);
  canvas.lineTo(-2, 5);
  canvas.bezierCurveTo(-7, 3, -10, -3, -10, -16);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
  canvas.restore();
};
