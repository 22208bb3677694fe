import type { Die } from "../../rules/types.ts";
import { fitSize } from "../letters/font.ts";
import { type Box, type Brush, box, framedBox, label } from "../paint/brush.ts";
import { paintDie } from "../paint/dice.ts";
import { type Panel, SMALL } from "./sheet.ts";

export type DiceFacts = {
  readonly heading: string;
  readonly faces: readonly { readonly die: Die; readonly count: number }[];
  readonly expected: number;
};

const HEIGHT = 232;
const DIE = 34;
const BAR = 46;
/** How far above the expected height a bar may reach before all are drawn lower. */
const HIGHEST = 1.3;

/** How often each number came: a bar over each die, and a line at the height of fair dice. */
export const dicePanel = (facts: DiceFacts): Panel => ({
  height: HEIGHT,
  heading: facts.heading,
  paint: (brush, inside) => paintHistogram(brush, inside, facts),
});

const paintHistogram = (brush: Brush, inside: Box, { faces, expected }: DiceFacts): void => {
  const { field, checkers, trace } = brush.theme;
  const foot = inside.y + inside.height - DIE - 6;
  const room = foot - inside.y - SMALL;
  const highest = Math.max(expected * HIGHEST, ...faces.map(({ count }) => count), 1);
  const top = (value: number): number => foot - (room * value) / highest;
  const pitch = inside.width / faces.length;
  for (const [index, { die, count }] of faces.entries()) {
    const middle = inside.x + pitch * (index + 0.5);
    const bar = { x: middle - BAR / 2, y: top(count), width: BAR, height: foot - top(count) };
    if (count > 0) {
      framedBox(brush, { ...bar, corner: 4 }, checkers.black.edge, 2, checkers.black.face);
    }
    const text = `${count}`;
    // The count goes inside the bar, where the line does not cross it, unless the bar is too low.
    const isHigh = foot - top(count) > 2 * SMALL;
    const y = isHigh ? foot - SMALL / 2 - 4 : top(count) - SMALL / 2 - 2;
    const ink = isHigh ? checkers.black.ink : field.ink;
    label(brush, text, { x: middle, y, align: "center" }, fitSize(text, SMALL, BAR - 6), ink);
    const at = { x: middle - DIE / 2, y: foot + 6, size: DIE };
    paintDie(brush, at, "white", { value: die, state: "ready" });
  }
  const level = { x: inside.x, width: inside.width, corner: 0 };
  box(brush, { ...level, y: top(expected) - 3.5, height: 7 }, trace.casing);
  box(brush, { ...level, y: top(expected) - 1.5, height: 3 }, trace.line);
};
