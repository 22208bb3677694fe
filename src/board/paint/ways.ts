import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { opposite } from "../../rules/position.ts";
import { HOME } from "../../rules/types.ts";
import { FIELDS, HEIGHT } from "../layout/geometry.ts";
import { placeOf, type Slot } from "../layout/layout.ts";
import type { Scene } from "../scene/scene.ts";
import { type Ink, neckOf, paintHead, paintLine } from "./arrows.ts";
import type { Brush } from "./brush.ts";

/** The distances of the players' ways from the middle line of the board. */
const LANES = { own: 27, other: 11 } as const;
const WIDTH = 6;
const MARGIN = 30;
const FRAME = { width: 5, outside: 3 } as const;
const MIDDLE = HEIGHT / 2;
const CLEAR = 36;
const LEFT = FIELDS.left.x + MARGIN;
const RIGHT = FIELDS.right.x + FIELDS.right.width - MARGIN;

/** Draws both players' ways round the board, each from its last quarter to its framed home. */
export const paintWays = (brush: Brush, scene: Scene): void => {
  const { way, bottom, home = "right" } = scene;
  const across = home === "right" ? "left" : "right";
  const [own, other] = [inkOf(brush, bottom), inkOf(brush, opponent(bottom))];
  paintHome(brush, other, placeOf(opposite(way, 1), scene));
  paintHome(brush, own, placeOf(1, scene));
  paintWay(brush, own, { lane: LANES.own, open: home, goes: "down" });
  const open = way === "towards" ? home : across;
  paintWay(brush, other, { lane: LANES.other, open, goes: "up" });
};

const inkOf = ({ theme }: Brush, colour: Colour): Ink => {
  const { face, edge } = theme.checkers[colour];
  return { line: face, edge, width: WIDTH };
};

type LaneTurn = {
  readonly lane: number;
  readonly open: "left" | "right";
  readonly goes: "up" | "down";
};

const paintWay = (brush: Brush, ink: Ink, { lane, open, goes }: LaneTurn): void => {
  const { canvas } = brush;
  const [end, turn] = open === "right" ? [RIGHT, LEFT + LANES.own] : [LEFT, RIGHT - LANES.own];
  const down = goes === "down" ? 1 : -1;
  const tip = { x: end, y: MIDDLE + down * lane };
  const corner = { x: turn, y: tip.y };
  const neck = neckOf(tip, corner, ink);
  const quarter = Math.PI / 2;
  paintLine(brush, ink, () => {
    canvas.moveTo(end, MIDDLE - down * lane);
    canvas.arc(
      turn,
      MIDDLE,
      lane,
      -down * quarter,
      down * quarter,
      (open === "right") === (goes === "down"),
    );
    canvas.lineTo(neck.x, neck.y);
  });
  paintHead(brush, tip, corner, ink);
};

/** Frames the part of the field with the home whose nearest point is there. */
const paintHome = (brush: Brush, ink: Ink, { row, column }: Slot): void => {
  const field = FIELDS[column < HOME ? "left" : "right"];
  const [from, to] =
    row === "top" ? [field.y, MIDDLE - CLEAR] : [MIDDLE + CLEAR, field.y + field.height];
  const { width, outside } = FRAME;
  paintLine(brush, { ...ink, width }, () =>
    brush.canvas.roundRect(
      field.x - outside,
      from - outside,
      field.width + 2 * outside,
      to - from + 2 * outside,
      10,
    ),
  );
};
