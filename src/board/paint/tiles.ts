import {
  BAND,
  barRect,
  DEPTH,
  fromRim,
  MIDDLE,
  PITCH,
  pointRect,
  type Rect,
  seatRect,
  TRAY_OF_DICE,
} from "../layout/geometry.ts";
import { type BoardRow, type Cell, type Layout, layOut, type Stand } from "../layout/layout.ts";
import { drawnName } from "../letters/font.ts";
import type { Scene } from "../scene/scene.ts";
import { type Brush, box, label, pointer } from "./brush.ts";
import { paintStack, SEEN } from "./checkers.ts";
import { cubeFace, paintMiddle } from "./cube.ts";
import { paintDice, type Throw } from "./dice.ts";
import { NAME_ROOM, paintSeat } from "./seat.ts";

/** A part of the picture, without overlap on the empty board; tiles of equal keys look the same. */
export type Tile = {
  readonly rect: Rect;
  readonly key: string;
  readonly paint: (brush: Brush) => void;
};

const ROWS = ["top", "bottom"] as const satisfies readonly BoardRow[];

const tile = <Facts>(
  rect: Rect,
  paint: (brush: Brush, facts: Facts) => void,
  facts: Facts,
): Tile => ({
  rect,
  key: JSON.stringify([rect.x, rect.y, facts]),
  paint: (brush) => paint(brush, facts),
});

/** The tiles of a scene. Their number and places never change. */
export const tilesOf = (scene: Scene): Tile[] => {
  const layout = layOut(scene);
  return [
    ...ROWS.flatMap((row) => [
      ...layout.points[row].map((cell, column) =>
        tile(pointRect({ row, column }), paintCell, { row, cell: visiblePart(cell) }),
      ),
      tile(barRect(row), paintBar, { row, spot: visiblePart(layout.bar[row]) }),
      tile(seatRect(row), paintSeat, seatOf(scene, layout, row)),
    ]),
    tile(TRAY_OF_DICE, paintDice, throwOf(layout)),
    tile(MIDDLE, paintMiddle, { cube: faceOf(layout.cube) }),
  ];
};

/** A spot without what is not seen: the owner of an empty one, landings below visible checkers. */
const visiblePart = <S extends Stand>(spot: S): S => ({
  ...spot,
  colour: spot.count === 0 ? "white" : spot.colour,
  landed: Math.min(spot.landed, SEEN),
});

const seatOf = ({ pipsWord, digits }: Scene, layout: Layout, row: BoardRow) => {
  const { dice: _, offered: __, name, cube, ...seat } = layout.seats[row];
  return {
    ...seat,
    row,
    name: drawnName(name, NAME_ROOM),
    word: pipsWord,
    ...(digits !== undefined && { digits }),
    cube: faceOf(cube),
  };
};

const faceOf = (cube: bigint | undefined): string | undefined =>
  cube === undefined ? undefined : cubeFace(cube);

const throwOf = ({ seats }: Layout): Throw => {
  const isTop = seats.top.dice.length > 0 || seats.top.offered !== undefined;
  const row = isTop ? "top" : "bottom";
  const { colour, dice, offered } = seats[row];
  return {
    colour: dice.length > 0 ? colour : "white",
    dice,
    row,
    ...(offered !== undefined && { offered: cubeFace(offered) }),
  };
};

/** A point: its checkers and its number, on a bright plate if a checker may move from it. */
const paintCell = (brush: Brush, { row, cell }: { row: BoardRow; cell: Cell }): void => {
  const { frame, movable } = brush.theme;
  if (cell.movable) paintPlate(brush, row);
  const at = { x: PITCH / 2, y: bandMiddle(row), align: "center" } as const;
  label(brush, `${cell.number}`, at, 25, cell.movable ? movable.ink : frame.ink);
  paintStack(brush, cell, row);
};

/** One player's part of the bar. */
const paintBar = (brush: Brush, { row, spot }: { row: BoardRow; spot: Stand }): void => {
  if (spot.movable) {
    paintPlate(brush, row);
    const middle = { x: PITCH / 2, y: bandMiddle(row) };
    pointer(brush, middle, 12, row === "top" ? 9 : -9, brush.theme.movable.ink);
  }
  paintStack(brush, spot, row);
};

const bandMiddle = (row: BoardRow): number => fromRim(row, BAND + DEPTH, BAND / 2);

const paintPlate = (brush: Brush, row: BoardRow): void => {
  const at = { x: 4, y: bandMiddle(row) - 13.5, width: PITCH - 8, height: 27, corner: 13.5 };
  box(brush, at, brush.theme.movable.plate);
};
