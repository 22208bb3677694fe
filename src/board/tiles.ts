import type { Colour } from "../game/types.ts";
import { drawnName } from "./font.ts";
import type { Rect } from "./geometry.ts";
import { barRect, HALLS, MIDDLE, pointRect, stripRect } from "./geometry.ts";
import type { Layout, Row } from "./layout.ts";
import { layOut } from "./layout.ts";
import type { Brush } from "./paint/brush.ts";
import type { Throw } from "./paint/dice.ts";
import { paintDice, paintMiddle } from "./paint/dice.ts";
import { NAME_SIZE, NAME_WIDTH, paintSeat } from "./paint/seat.ts";
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
/** As many dice as one half of the board takes. */
const HALL_DICE = 12;

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
    tile(MIDDLE, paintMiddle, { cube: layout.cube }),
  ];
};

/** Of an empty point nobody sees whose it was. */
const shown = <S extends { colour: Colour; count: number }>(spot: S): S =>
  spot.count === 0 ? { ...spot, colour: "white" } : spot;

const stripOf = (layout: Layout, row: Row) => {
  const { dice: _, name, ...seat } = layout.seats[row];
  return { ...seat, name: drawnName(name, NAME_SIZE, NAME_WIDTH) };
};

/** The bottom player throws into the right half, the top one into the left; many dice fill both. */
const hallsOf = ({ seats }: Layout): { left: Throw; right: Throw } => {
  const row = seats.top.dice.length > 0 ? "top" : "bottom";
  const { colour, dice } = seats[row];
  const inOrder = dice.some(({ state }) => state === "waiting");
  const part = (some: readonly DrawnDie[]): Throw => ({ colour, dice: some, inOrder });
  if (dice.length > HALL_DICE) {
    return { left: part(dice.slice(0, HALL_DICE)), right: part(dice.slice(HALL_DICE)) };
  }
  return row === "top" ? { left: part(dice), right: EMPTY } : { left: EMPTY, right: part(dice) };
};

const EMPTY: Throw = { colour: "white", dice: [], inOrder: false };
