import {
  BAND,
  DEPTH,
  FIELDS,
  fromRim,
  HALLS,
  HEIGHT,
  MIDDLE,
  PITCH,
  pointRect,
  STRIP,
  WIDTH,
} from "../geometry.ts";
import type { Row } from "../layout.ts";
import type { Brush } from "./brush.ts";
import { box, disc, polygon } from "./brush.ts";

const COLUMNS = 12;
/** How far from the rim a point's triangle reaches, and how wide it is at the rim. */
const REACH = DEPTH - 22;
const BASE = PITCH - 8;

/** The board with nobody on it: frame, bar, the two fields with their points. */
export const paintBoard = (brush: Brush): void => {
  const { frame } = brush.theme;
  box(brush, { x: 0, y: 0, width: WIDTH, height: HEIGHT, corner: 0 }, frame.wood);
  for (const row of ["top", "bottom"] as const) paintMoulding(brush, row);
  for (const field of FIELDS) {
    const rim = {
      x: field.x - 5,
      y: field.y - 5,
      width: field.width + 10,
      height: field.height + 10,
      corner: 8,
    };
    box(brush, rim, frame.dark);
    box(brush, { ...field, corner: 4 }, brush.theme.field.floor);
  }
  for (const x of [10, MIDDLE.x + PITCH / 2, WIDTH - 10]) paintDiamonds(brush, x);
  for (let column = 0; column < COLUMNS; column++) {
    paintPoint(brush, { row: "top", column }, column % 2 === 1);
    paintPoint(brush, { row: "bottom", column }, column % 2 === 0);
  }
  for (const hall of [HALLS.left, HALLS.right]) {
    paintRosette(brush, hall.x + hall.width / 2, hall.y + hall.height / 2);
  }
};

const paintMoulding = (brush: Brush, row: Row): void => {
  const { frame } = brush.theme;
  const y = fromRim(row, HEIGHT, STRIP);
  box(brush, { x: 0, y: y - 1, width: WIDTH, height: 2, corner: 0 }, frame.dark);
};

const paintPoint = (brush: Brush, place: { row: Row; column: number }, dark: boolean): void => {
  const { canvas, theme } = brush;
  const rect = pointRect(place);
  const middle = rect.x + PITCH / 2;
  const y = (distance: number) => rect.y + fromRim(place.row, rect.height, BAND + distance);
  const spear = (inset: number) => {
    const half = BASE / 2 - inset;
    canvas.beginPath();
    canvas.moveTo(middle - half, y(0));
    canvas.quadraticCurveTo(middle - half * 0.55, y(REACH * 0.6), middle, y(REACH - inset * 5));
    canvas.quadraticCurveTo(middle + half * 0.55, y(REACH * 0.6), middle + half, y(0));
    canvas.closePath();
  };
  spear(0);
  canvas.fillStyle = dark ? theme.field.dark : theme.field.light;
  canvas.fill();
  spear(6);
  canvas.strokeStyle = theme.field.inlay;
  canvas.lineWidth = 2;
  canvas.stroke();
  disc(brush, middle, y(REACH + 9), 4, dark ? theme.field.dark : theme.field.light);
};

/** Two squares laid over each other: the star of eight points of carpets and carved boxes. */
const paintStar = (brush: Brush, x: number, y: number, side: number, fill: string): void => {
  const { canvas } = brush;
  for (const angle of [0, Math.PI / 4]) {
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle);
    box(brush, { x: -side / 2, y: -side / 2, width: side, height: side, corner: 0 }, fill);
    canvas.restore();
  }
};

/** Stars within stars, let into the floor. */
const paintRosette = (brush: Brush, x: number, y: number): void => {
  const { floor, ornament } = brush.theme.field;
  paintStar(brush, x, y, 66, ornament);
  paintStar(brush, x, y, 58, floor);
  paintStar(brush, x, y, 46, ornament);
  disc(brush, x, y, 19, floor);
  paintStar(brush, x, y, 18, ornament);
};

/** A row of diamonds, let into the frame. */
const paintDiamonds = (brush: Brush, x: number): void => {
  const { frame } = brush.theme;
  const [from, to] = [STRIP + BAND + 20, HEIGHT - STRIP - BAND - 20];
  const count = Math.round((to - from) / 22);
  for (let index = 0; index <= count; index++) {
    const y = from + ((to - from) * index) / count;
    polygon(
      brush,
      [
        [x, y - 8],
        [x + 4.5, y],
        [x, y + 8],
        [x - 4.5, y],
      ],
      frame.light,
    );
  }
};
