import { drawnName } from "./font.ts";
import type { Rect } from "./geometry.ts";
import { barRect, HALLS, MIDDLE, pointRect, stripRect } from "./geometry.ts";
import type { Layout, Row, Spot } from "./layout.ts";
import { layOut } from "./layout.ts";
import type { Brush } from "./paint/brush.ts";
import { SEEN } from "./paint/checkers.ts";
import type { Throw } from "./paint/dice.ts";
import { cubeFace, paintDice, paintMiddle } from "./paint/dice.ts";
import { NAME_ROOM, paintSeat } from "./paint/seat.ts";
import { paintBar, paintCell } from "./paint/spots.ts";
import type { DrawnDie, Scene } from "./scene.ts";

/**
 * A picture is a mosaic: tiles that do not overlap, laid on the empty board. What a tile shows is
 * given to its painter and written into its key, so tiles of equal keys look the same, and so do
 * pictures of equal tiles.
 */
export type Tile = {
  readonly rect: Rect;
  readonly key: string;
  readonly paint: (brush: Brush) => void;
};

const ROWS = ["top", "bottom"] as const satisfies readonly Row[];
/** As many dice as lie side by side in one half of the board. */
const ROW_OF_DICE = 6;

const tile = <Facts>(
  rect: Rect,
  paint: (brush: Brush, facts: Facts) => void,
  facts: Facts,
): Tile => ({
  rect,
  key: JSON.stringify([rect.x, rect.y, facts]),
  paint: (brush) => paint(brush, facts),
});

/** The tiles of a scene, always as many and in the same places. */
export const tilesOf = (scene: Scene): Tile[] => {
  const layout = layOut(scene);
  const halls = hallsOf(layout);
  return [
    ...ROWS.flatMap((row) => [
      ...layout.points[row].map((cell, column) =>
        tile(pointRect({ row, column }), paintCell, { row, cell: shown(cell) }),
      ),
      tile(barRect(row), paintBar, { row, spot: shown(layout.bar[row]) }),
      tile(stripRect(row), paintSeat, stripOf(layout, row)),
    ]),
    tile(HALLS.left, paintDice, halls.left),
    tile(HALLS.right, paintDice, halls.right),
    tile(MIDDLE, paintMiddle, { cube: faceOf(layout.cube) }),
  ];
};

/** What can be seen of a spot: not whose an empty one was, nor who landed below the top ones. */
const shown = <S extends Spot>(spot: S): S => ({
  ...spot,
  colour: spot.count === 0 ? "white" : spot.colour,
  landed: Math.min(spot.landed, SEEN),
});

const stripOf = (layout: Layout, row: Row) => {
  const { dice: _, name, cube, ...seat } = layout.seats[row];
  return { ...seat, name: drawnName(name, NAME_ROOM), cube: faceOf(cube) };
};

const faceOf = (cube: bigint | undefined): string | undefined =>
  cube === undefined ? undefined : cubeFace(cube);

/** The bottom player throws into the right half, the top one into the left; many dice fill both. */
const hallsOf = ({ seats }: Layout): { left: Throw; right: Throw } => {
  const row = seats.top.dice.length > 0 ? "top" : "bottom";
  const { colour, dice } = seats[row];
  const inOrder = dice.some(({ state }) => state === "waiting");
  const fillsBoth = dice.length > ROW_OF_DICE;
  const inHall = fillsBoth ? Math.ceil(dice.length / 2) : dice.length;
  const rows = inHall > ROW_OF_DICE ? 2 : 1;
  const columns = Math.ceil(inHall / rows);
  const part = (some: readonly DrawnDie[]): Throw => ({
    colour,
    dice: some,
    rows,
    columns,
    inOrder,
  });
  if (fillsBoth) return { left: part(dice.slice(0, inHall)), right: part(dice.slice(inHall)) };
  return row === "top" ? { left: part(dice), right: EMPTY } : { left: EMPTY, right: part(dice) };
};

const EMPTY: Throw = { colour: "white", dice: [], rows: 1, columns: 0, inOrder: false };
