import type { Colour } from "../../game/types.ts";
import type { Die } from "../../rules/types.ts";
import { fitted } from "../font.ts";
import { HALLS, MIDDLE } from "../geometry.ts";
import type { DrawnDie } from "../scene.ts";
import type { Box, Brush } from "./brush.ts";
import { box, disc, framed, inset, label, outline } from "./brush.ts";

const HALL = HALLS.left;
/** As large as so many dice side by side may be, and in two rows as there is height for. */
const LARGE = { size: 74, gap: 16 };
const MEDIUM = { size: 62, gap: 12 };
const SMALL = { size: 46, gap: 8 };
const LARGE_COLUMNS = 5;

/** Dice that cannot be played now step back. */
const OPACITY = { ready: 1, waiting: 0.62, played: 0.28 } as const satisfies Readonly<
  Record<DrawnDie["state"], number>
>;

/** Where the pips of each number lie, in quarters of the die from its middle. */
const PIPS: Readonly<Record<Die, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export type Throw = {
  readonly colour: Colour;
  readonly dice: readonly DrawnDie[];
  /** They lie column by column, as many of either as in the other half of the board. */
  readonly rows: 1 | 2;
  readonly columns: number;
  /** Some dice of the throw wait for others, so those to be played now are marked. */
  readonly inOrder: boolean;
};

/** The dice that lie in one half of the board. */
export const paintDice = (brush: Brush, thrown: Throw): void => {
  const { colour, dice, rows, columns, inOrder } = thrown;
  if (dice.length === 0) return;
  const { canvas, theme } = brush;
  box(brush, { x: 0, y: 0, width: HALL.width, height: HALL.height, corner: 0 }, theme.field.floor);
  const { size, gap } = sizeOf(thrown);
  const left = (HALL.width - columns * (size + gap) + gap) / 2;
  const top = (HALL.height - rows * (size + gap) + gap) / 2;
  for (const [index, die] of dice.entries()) {
    const x = left + Math.floor(index / rows) * (size + gap);
    const y = top + (index % rows) * (size + gap);
    canvas.globalAlpha = OPACITY[die.state];
    if (inOrder && die.state === "ready") paintHalo(brush, { x, y, size });
    paintDie(brush, { x, y, size }, colour, die);
  }
  canvas.globalAlpha = 1;
};

const sizeOf = ({ rows, columns }: Throw): { readonly size: number; readonly gap: number } => {
  if (rows > 1) return SMALL;
  return columns > LARGE_COLUMNS ? MEDIUM : LARGE;
};

type Square = { readonly x: number; readonly y: number; readonly size: number };

const boxOf = ({ x, y, size }: Square): Box => ({
  x,
  y,
  width: size,
  height: size,
  corner: size * 0.22,
});

const paintHalo = ({ canvas, theme }: Brush, at: Square): void => {
  const { ink, plate } = theme.movable;
  framed({ canvas, theme }, inset(boxOf(at), at.size * -0.075), ink, 1.5, plate);
};

/** A die that waits is hollow: an outline with its pips. */
const paintDie = (brush: Brush, at: Square, colour: Colour, { value, state }: DrawnDie): void => {
  const { face, shade, edge, ink } = brush.theme.checkers[colour];
  const hollow = state === "waiting";
  if (hollow) outline(brush, boxOf(at), brush.theme.field.ink, 3);
  else {
    if (state === "ready") box(brush, boxOf({ ...at, y: at.y + 2 }), brush.theme.shadow);
    framed(brush, boxOf(at), edge, 2, shade);
    const top = inset(boxOf(at), 2);
    box(brush, { ...top, height: top.height - at.size * 0.05 }, face);
  }
  const middle = at.size / 2;
  for (const [x, y] of PIPS[value]) {
    const [right, down] = [x * at.size * 0.26, y * at.size * 0.26];
    const pip = hollow ? brush.theme.field.ink : ink;
    disc(brush, at.x + middle + right, at.y + middle + down, at.size * 0.095, pip);
  }
};

/** The cube in the middle of the bar, while it is nobody's. */
export const paintMiddle = (brush: Brush, { cube }: { cube: string | undefined }): void => {
  if (cube !== undefined) paintCube(brush, { x: 8, y: MIDDLE.height / 2 - 30, size: 60 }, cube);
};

/** More figures than these could not be read on a phone. */
const MOST_FIGURES = 4;

/** What is written on the cube: its value, or, where that has too many figures, the power of two. */
export const cubeFace = (value: bigint): string => {
  const [figures, binary] = [`${value}`, value.toString(2)];
  const isPower = /^10*$/.test(binary);
  return figures.length > MOST_FIGURES && isPower
    ? `2${raisedFigures(binary.length - 1)}`
    : figures;
};

const raisedFigures = (exponent: number): string =>
  `${exponent}`.replaceAll(/\d/g, (figure) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(figure)] ?? figure);

/** The doubling cube with what `cubeFace` says of its value. */
export const paintCube = (brush: Brush, at: Square, text: string): void => {
  const { face, edge, ink } = brush.theme.cube;
  framed(brush, boxOf(at), edge, 3, face);
  const middle = { x: at.x + at.size / 2, y: at.y + at.size / 2, align: "center" } as const;
  label(brush, text, middle, fitted(text, 34, at.size - 14), ink);
};
