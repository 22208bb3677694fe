import type { Colour } from "../../game/types.ts";
import type { Room } from "../font.ts";
import { STRIP, WIDTH } from "../geometry.ts";
import type { Seat } from "../layout.ts";
import type { Brush } from "./brush.ts";
import { box, disc, framed, label, polygon } from "./brush.ts";
import { paintCube } from "./dice.ts";

const MIDDLE = STRIP / 2;
const SIZE = 36;
const NAME_AT = 112;
const CUBE = { x: 570, y: MIDDLE - 26, size: 52 };
/** Names end where the cube may come to lie. */
export const NAME_ROOM: Room = { size: SIZE, width: CUBE.x - 16 - NAME_AT };
const PIPS_AT = 750;
const TRAY = { x: 782, width: 236, height: 46 };
/** Where the checkers in the tray begin, and how wide each is. */
const SLOTS = { x: TRAY.x + 6, width: 11.5 };

/** What the strip at a player's side shows; his dice lie on the board. */
type Shown = Pick<Seat, "colour" | "name" | "pips" | "toMove" | "off"> & {
  /** What is written on the cube, if it is his. */
  readonly cube: string | undefined;
};

/**
 * A player's strip: bright and with an arrow when it is his turn, his colour and name, the cube if
 * it is his, the pips he has to go, the checkers he has borne off.
 */
export const paintSeat = (brush: Brush, seat: Shown): void => {
  const colours = brush.theme.strip[seat.toMove ? "active" : "quiet"];
  box(brush, { x: 10, y: 8, width: WIDTH - 20, height: STRIP - 16, corner: 14 }, colours.plate);
  if (seat.toMove) {
    polygon(
      brush,
      [
        [24, MIDDLE - 15],
        [24, MIDDLE + 15],
        [46, MIDDLE],
      ],
      colours.ink,
    );
  }
  paintChip(brush, 76, seat.colour);
  label(brush, seat.name, { x: NAME_AT, y: MIDDLE, align: "left" }, SIZE, colours.ink);
  if (seat.cube !== undefined) paintCube(brush, CUBE, seat.cube);
  label(brush, `⇥ ${seat.pips}`, { x: PIPS_AT, y: MIDDLE, align: "right" }, SIZE, colours.ink);
  paintTray(brush, seat, colours.faint, colours.ink);
};

const paintChip = (brush: Brush, x: number, colour: Colour): void => {
  const { face, edge, rim } = brush.theme.checkers[colour];
  disc(brush, x, MIDDLE, 21, edge);
  disc(brush, x, MIDDLE, 18.5, rim);
  disc(brush, x, MIDDLE, 16, face);
};

/** The checkers borne off stand on edge, and behind them their count. */
const paintTray = (brush: Brush, { colour, off }: Shown, faint: string, ink: string): void => {
  const y = MIDDLE - TRAY.height / 2;
  box(brush, { x: TRAY.x, y, width: TRAY.width, height: TRAY.height, corner: 9 }, faint);
  if (off.count === 0) return;
  const { face, edge, mark } = brush.theme.checkers[colour];
  for (let index = 0; index < off.count; index++) {
    const x = SLOTS.x + index * SLOTS.width;
    const slot = { x, y: y + 5, width: SLOTS.width, height: TRAY.height - 10, corner: 4 };
    framed(brush, slot, edge, 1.5, index < off.count - off.landed ? face : mark);
  }
  const at = { x: TRAY.x + TRAY.width - 28, y: MIDDLE, align: "center" } as const;
  label(brush, `${off.count}`, at, 32, ink);
};
