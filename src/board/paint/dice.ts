import type { Colour } from "../../game/types.ts";
import type { Die } from "../../rules/types.ts";
import { fromRim, TRAY_OF_DICE } from "../layout/geometry.ts";
import type { BoardRow } from "../layout/layout.ts";
import type { DrawnDie } from "../scene/scene.ts";
import { type Box, type Brush, box, disc, framedBox, inset, label, outline } from "./brush.ts";
import { cubeWidth, paintCube } from "./cube.ts";

const { width: WIDTH, height: HEIGHT } = TRAY_OF_DICE;
/** Up to four dice lie in rows of two. */
const LARGE = { size: 53, gap: 8, columns: 2 } as const;
/** More dice are grouped by number, with a count below. */
const SMALL = { size: 36, gap: 13, columns: 3, count: 20 } as const;
const MOST_SINGLE = 4;

/** Dice that cannot be played now are paler. */
const OPACITY = { ready: 1, waiting: 0.62, played: 0.28 } as const satisfies Readonly<
  Record<DrawnDie["state"], number>
>;

/** Pips lie in pairs across the middle of a die, in quarters of it; an odd one in the middle. */
const PAIRS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
] as const;

const pipsOf = (value: Die) => [
  ...(value % 2 === 1 ? [{ x: 0, y: 0 }] : []),
  ...PAIRS.slice(0, value >> 1).flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ]),
];

export type Throw = {
  readonly colour: Colour;
  readonly dice: readonly DrawnDie[];
  /** The thrower's row: the dice lie next to it. */
  readonly row: BoardRow;
  readonly offered?: string;
};

const OFFERED = 62;

const paintOffered = (brush: Brush, text: string): void => {
  const x = (WIDTH - cubeWidth(text, OFFERED)) / 2;
  paintCube(brush, { x, y: (HEIGHT - OFFERED) / 2 }, OFFERED, text);
};

/** The dice of a throw, or the cube on offer before it; otherwise nothing. */
export const paintDice = (brush: Brush, { colour, dice, row, offered }: Throw): void => {
  if (offered !== undefined) paintOffered(brush, offered);
  if (dice.length === 0) return;
  box(brush, { x: 0, y: 0, width: WIDTH, height: HEIGHT, corner: 0 }, brush.theme.frame.wood);
  const inOrder = dice.some(({ state }) => state === "waiting");
  const paint = (at: DieSquare, die: DrawnDie) => {
    brush.canvas.globalAlpha = OPACITY[die.state];
    if (inOrder && die.state === "ready") paintHalo(brush, at);
    paintDie(brush, at, colour, die);
    brush.canvas.globalAlpha = 1;
  };
  if (dice.length <= MOST_SINGLE) {
    placesOf(dice.length, row).forEach((at, index) => {
      const die = dice[index];
      if (die) paint(at, die);
    });
  } else paintGroups(brush, dice, paint);
};

const placesOf = (count: number, row: BoardRow): DieSquare[] => {
  const { size, gap, columns } = LARGE;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    const left = (WIDTH - inLine * (size + gap) + gap) / 2;
    const middle = fromRim(row, HEIGHT, gap / 2 + size / 2 + line * (size + gap));
    return { x: left + (index % columns) * (size + gap), y: middle - size / 2, size };
  });
};

/** Each number once, with the count of its dice that are left or were played. */
const paintGroups = (
  brush: Brush,
  dice: readonly DrawnDie[],
  paint: (at: DieSquare, die: DrawnDie) => void,
): void => {
  const { size, gap, columns, count } = SMALL;
  const groups = groupsOf(dice);
  const lines = Math.ceil(groups.length / columns);
  const top = (HEIGHT - lines * (size + count)) / 2;
  const left = (WIDTH - columns * (size + gap) + gap) / 2;
  for (const [index, { die, left: rest }] of groups.entries()) {
    const x = left + (index % columns) * (size + gap);
    const y = top + Math.floor(index / columns) * (size + count);
    paint({ x, y, size }, die);
    if (die.state === "played") continue;
    const at = { x: x + size / 2, y: y + size + count / 2, align: "center" } as const;
    label(brush, `×${rest}`, at, 19, brush.theme.frame.ink);
  }
};

type DiceGroup = { readonly die: DrawnDie; readonly left: number };

const groupsOf = (dice: readonly DrawnDie[]): DiceGroup[] =>
  [...new Set(dice.map(({ value }) => value))].map((value) => {
    const left = dice.filter((die) => die.value === value && die.state !== "played");
    return { die: left[0] ?? { value, state: "played" }, left: left.length };
  });

type DieSquare = { readonly x: number; readonly y: number; readonly size: number };

const boxOf = ({ x, y, size }: DieSquare): Box => ({
  x,
  y,
  width: size,
  height: size,
  corner: size * 0.22,
});

const paintHalo = ({ canvas, theme }: Brush, at: DieSquare): void => {
  const { ink, plate } = theme.movable;
  framedBox({ canvas, theme }, inset(boxOf(at), at.size * -0.075), ink, 1.5, plate);
};

/** One die. A waiting die is hollow: an outline with its pips. */
export const paintDie = (
  brush: Brush,
  at: DieSquare,
  colour: Colour,
  { value, state }: DrawnDie,
): void => {
  const { face, shade, edge, ink } = brush.theme.checkers[colour];
  const hollow = state === "waiting";
  if (hollow) outline(brush, boxOf(at), brush.theme.frame.ink, 3);
  else {
    if (state === "ready") box(brush, boxOf({ ...at, y: at.y + 2 }), brush.theme.shadow);
    framedBox(brush, boxOf(at), edge, 2, shade);
    const top = inset(boxOf(at), 2);
    box(brush, { ...top, height: top.height - at.size * 0.05 }, face);
  }
  const middle = at.size / 2;
  for (const { x, y } of pipsOf(value)) {
    const [right, down] = [x * at.size * 0.26, y * at.size * 0.26];
    const pip = hollow ? brush.theme.frame.ink : ink;
    disc(brush, at.x + middle + right, at.y + middle + down, at.size * 0.095, pip);
  }
};
