import { MIDDLE, type Pixel } from "../layout/geometry.ts";
import { widthOf } from "../letters/font.ts";
import { type Brush, framedBox, label } from "./brush.ts";

/** A longer number would not fit beside a player's name. */
const MOST_DIGITS = 5;

/** The text on the cube: its value, or a power of two if that has too many digits. */
export const cubeFace = (value: bigint): string => {
  const [digits, binary] = [`${value}`, value.toString(2)];
  const isPower = /^10*$/.test(binary);
  return digits.length > MOST_DIGITS && isPower ? `2${raisedFigures(binary.length - 1)}` : digits;
};

const raisedFigures = (exponent: number): string =>
  `${exponent}`.replaceAll(/\d/g, (figure) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(figure)] ?? figure);

/** The cube in the middle of the board, while it is centred. */
export const paintMiddle = (brush: Brush, { cube }: { cube: string | undefined }): void => {
  if (cube === undefined) return;
  const x = (MIDDLE.width - cubeWidth(cube, MIDDLE.height)) / 2;
  paintCube(brush, { x, y: 0 }, MIDDLE.height, cube);
};

/** The doubling cube, wide enough for its value. */
export const paintCube = (brush: Brush, at: Pixel, height: number, text: string): void => {
  const { face, edge, ink } = brush.theme.cube;
  const width = cubeWidth(text, height);
  framedBox(brush, { ...at, width, height, corner: height * 0.22 }, edge, 3, face);
  const middle = { x: at.x + width / 2, y: at.y + height / 2, align: "center" } as const;
  label(brush, text, middle, figureSize(height), ink);
};

const figureSize = (height: number): number => Math.round(height * 0.74);

/** The width of a cube with that height. */
export const cubeWidth = (text: string, height: number): number =>
  Math.max(height, Math.ceil(widthOf(text, figureSize(height))) + 16);
