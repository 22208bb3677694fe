import { seatRect } from "../layout/geometry.ts";
import type { BoardRow, Seat } from "../layout/layout.ts";
import { type Digits, figures } from "../letters/figures.ts";
import { fitSize, type Room } from "../letters/font.ts";
import { type Brush, box, framedBox, label, pointer } from "./brush.ts";
import { paintChecker } from "./checkers.ts";
import { paintCube } from "./cube.ts";

const { width: WIDTH, height: HEIGHT } = seatRect("top");
const PLATE = { x: 3, y: 3, width: WIDTH - 6, height: HEIGHT - 6, corner: 10 };
const LEFT = 11;
const ROOM = WIDTH - 2 * LEFT;
const LINES: Readonly<Record<BoardRow, { readonly name: number; readonly cube: number }>> = {
  top: { name: 22, cube: 142 },
  bottom: { name: 57, cube: 23 },
};
/** Usual names of twelve letters fit at the least size; longer ones are cut. */
export const NAME_ROOM: Room = { size: 17, width: ROOM };
const NAME_SIZE = 26;
const BELOW = { count: 33, checker: 44, word: 58, tray: 88 } as const;
const CHECKER_AT = LEFT + 26;
const COUNT_AT = CHECKER_AT + 35;
const TRAY_HEIGHT = 28;
const CUBE_HEIGHT = 34;
/** The middle of the tray at the place of its first few checkers, within the seat of a row. */
export const TRAY_MIDDLE = {
  x: LEFT + 23,
  top: LINES.top.name + BELOW.tray,
  bottom: LINES.bottom.name + BELOW.tray,
} as const;
const SLOTS = { x: LEFT + 4, width: 6 };

type ShownSeat = Digits &
  Pick<Seat, "colour" | "name" | "pips" | "toMove" | "off"> & {
    readonly row: BoardRow;
    readonly word: string;
    readonly cube: string | undefined;
  };

/** A player with pips, checkers off and cube; in their turn bright, with an arrow to the dice. */
export const paintSeat = (brush: Brush, seat: ShownSeat): void => {
  const { plate, ink, faint } = brush.theme.strip[seat.toMove ? "active" : "quiet"];
  const { name, cube } = LINES[seat.row];
  box(brush, PLATE, plate);
  const nameSize = seat.name === "" ? NAME_SIZE : fitSize(seat.name, NAME_SIZE, ROOM);
  label(brush, seat.name, { x: LEFT, y: name, align: "left" }, nameSize, ink);
  paintChecker(brush, CHECKER_AT, name + BELOW.checker, seat.colour, false);
  const count = { x: COUNT_AT, y: name + BELOW.count, align: "left" } as const;
  label(brush, figures(`${seat.pips}`, seat), count, 33, ink);
  const word = { x: COUNT_AT, y: name + BELOW.word, align: "left" } as const;
  label(brush, seat.word, word, fitSize(seat.word, 22, WIDTH - LEFT - COUNT_AT), ink);
  paintTray(brush, name + BELOW.tray, seat, faint, ink);
  if (seat.cube !== undefined) {
    paintCube(brush, { x: LEFT, y: cube - CUBE_HEIGHT / 2 }, CUBE_HEIGHT, seat.cube);
  }
  const middle = { x: WIDTH - LEFT - 15, y: cube };
  if (seat.toMove) pointer(brush, middle, 13, seat.row === "top" ? 10 : -10, ink);
};

const paintTray = (
  brush: Brush,
  middle: number,
  { colour, off, ...digits }: ShownSeat,
  faint: string,
  ink: string,
): void => {
  const y = middle - TRAY_HEIGHT / 2;
  box(brush, { x: LEFT, y, width: ROOM, height: TRAY_HEIGHT, corner: 7 }, faint);
  if (off.count === 0) return;
  const { face, edge, mark } = brush.theme.checkers[colour];
  for (let index = 0; index < off.count; index++) {
    const x = SLOTS.x + index * SLOTS.width;
    const slot = { x, y: y + 3, width: SLOTS.width, height: TRAY_HEIGHT - 6, corner: 2 };
    framedBox(brush, slot, edge, 1, index < off.count - off.landed ? face : mark);
  }
  const at = { x: LEFT + ROOM - 19, y: middle, align: "center" } as const;
  label(brush, figures(`${off.count}`, digits), at, 26, ink);
};
