import { RADIUS } from "../layout/geometry.ts";
import { drawnName, fitSize } from "../letters/font.ts";
import { type Box, type Brush, framedBox, label } from "../paint/brush.ts";
import { paintChecker } from "../paint/checkers.ts";
import { paintCup } from "../paint/ornament.ts";
import type { Panel } from "./sheet.ts";

export type PodiumFacts = {
  /** At most three players, the best first. */
  readonly placed: readonly { readonly name: string; readonly text: string }[];
};

const HEIGHT = 408;
const MARGIN = 16;
const NAME = 40;
const TEXT = 44;
const CUP = 84;
/** Steps from the left: the winner stands in the middle. */
const STEPS = [
  { place: 2, height: 168 },
  { place: 1, height: 212 },
  { place: 3, height: 132 },
] as const;

/** The first three of a contest on their steps, with their winnings. The winner has the cup. */
export const podiumPanel = (facts: PodiumFacts): Panel => ({
  height: HEIGHT,
  paint: (brush, inside) => paintPodium(brush, inside, facts),
});

const paintPodium = (brush: Brush, inside: Box, { placed }: PodiumFacts): void => {
  const width = inside.width / STEPS.length;
  for (const [column, { place, height }] of STEPS.entries()) {
    const one = placed[place - 1];
    if (!one) continue;
    const x = inside.x + width * (column + 0.5);
    const y = inside.y + inside.height - height;
    paintStep(brush, { x: x - width / 2 + 4, y, width: width - 8, height, corner: 10 }, place);
    const size = fitSize(one.text, TEXT, width - 2 * MARGIN);
    const text = { x, y: y + 2 * RADIUS + TEXT * 0.95, align: "center" } as const;
    label(brush, one.text, text, size, brush.theme.frame.ink);
    const name = drawnName(one.name, { size: NAME, width: width - MARGIN });
    label(brush, name, { x, y: y - NAME * 0.8, align: "center" }, NAME, brush.theme.field.ink);
    if (place === 1) paintCup(brush, { x, y: y - NAME * 1.6 - CUP / 2 }, CUP);
  }
};

/** A step in the frame's wood, with its number on a checker. */
const paintStep = (brush: Brush, at: Box, place: number): void => {
  const { frame, checkers } = brush.theme;
  framedBox(brush, at, frame.dark, 3, frame.wood);
  const colour = place === 1 ? "white" : "black";
  const middle = { x: at.x + at.width / 2, y: at.y + RADIUS + 12 };
  paintChecker(brush, middle.x, middle.y, colour, false);
  label(brush, `${place}`, { ...middle, align: "center" }, 32, checkers[colour].ink);
};
