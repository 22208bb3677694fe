import {
  BAND,
  DEPTH,
  FIELDS,
  fromRim,
  HEIGHT,
  MIDDLE,
  PITCH,
  pointRect,
  type Rect,
  TRAY_OF_DICE,
  WIDTH,
} from "../layout/geometry.ts";
import type { BoardRow } from "../layout/layout.ts";
import { type Brush, box, disc, rhombus } from "./brush.ts";
import { paintStar } from "./ornament.ts";

const COLUMNS = 12;
/** The height of a point's triangle, and its width at the rim. */
const REACH = DEPTH - 10;
const BASE = PITCH - 6;

/** The empty board: frame, bar, two fields with their points, and the tray of the dice. */
export const paintBoard = (brush: Brush): void => {
  const { frame, field } = brush.theme;
  box(brush, { x: 0, y: 0, width: WIDTH, height: HEIGHT, corner: 0 }, frame.wood);
  for (const hollow of [FIELDS.left, FIELDS.right]) paintHollow(brush, hollow, field.floor);
  paintDiamonds(brush, MIDDLE.x + MIDDLE.width / 2);
  for (let column = 0; column < COLUMNS; column++) {
    paintPoint(brush, { row: "top", column }, column % 2 === 1);
    paintPoint(brush, { row: "bottom", column }, column % 2 === 0);
  }
  const { x, y, width, height } = TRAY_OF_DICE;
  paintRosette(brush, x + width / 2, y + height / 2);
};

const paintHollow = (brush: Brush, { x, y, width, height }: Rect, floor: string): void => {
  const rim = { x: x - 4, y: y - 3, width: width + 8, height: height + 6, corner: 6 };
  box(brush, rim, brush.theme.frame.dark);
  box(brush, { x, y, width, height, corner: 3 }, floor);
};

const paintPoint = (
  brush: Brush,
  place: { row: BoardRow; column: number },
  dark: boolean,
): void => {
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
  spear(5);
  canvas.strokeStyle = theme.field.inlay;
  canvas.lineWidth = 2;
  canvas.stroke();
};

const paintRosette = (brush: Brush, x: number, y: number): void => {
  const { frame, strip } = brush.theme;
  const [wood, inlay] = [frame.wood, strip.quiet.faint];
  paintStar(brush, { x, y }, 66, inlay);
  paintStar(brush, { x, y }, 58, wood);
  paintStar(brush, { x, y }, 46, inlay);
  disc(brush, x, y, 19, wood);
  paintStar(brush, { x, y }, 18, inlay);
};

const paintDiamonds = (brush: Brush, x: number): void => {
  const { frame } = brush.theme;
  const [from, to] = [BAND + 20, HEIGHT - BAND - 20];
  const count = Math.round((to - from) / 22);
  for (let index = 0; index <= count; index++) {
    const y = from + ((to - from) * index) / count;
    rhombus(brush, { x, y }, 4.5, 8, frame.light);
  }
};
