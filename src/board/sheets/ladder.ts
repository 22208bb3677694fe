import type { Colour } from "../../game/types.ts";
import { type Pixel, RADIUS } from "../layout/geometry.ts";
import { fitSize } from "../letters/font.ts";
import { type Box, type Brush, disc, label, polygon, ring } from "../paint/brush.ts";
import { paintChecker } from "../paint/checkers.ts";
import { type Panel, SMALL } from "./sheet.ts";

export type LadderFacts = {
  readonly heading: string;
  readonly ladders: readonly {
    readonly label: string;
    readonly colour: Colour;
    /** From the weakest level; each has one star more, and the first an empty one. */
    readonly reached: readonly boolean[];
  }[];
};

const AROUND = 74;
const ROW = 128;
const LABEL = 150;
const PATH = 8;
const STAR = { radius: 11, pitch: 25 } as const;
const BELOW = 40;
/** How far each step stands above the last one. */
const RISE = 12;

/** A path of steps for each game: checkers stand on those reached, the others are rings. */
export const ladderPanel = (facts: LadderFacts): Panel => ({
  height: AROUND + ROW * facts.ladders.length,
  heading: facts.heading,
  paint: (brush, inside) => {
    for (const [row, one] of facts.ladders.entries())
      paintLadder(brush, { ...inside, y: inside.y + row * ROW, height: ROW }, one);
  },
});

const paintLadder = (brush: Brush, at: Box, one: LadderFacts["ladders"][number]): void => {
  const { ink, ornament } = brush.theme.field;
  const pitch = (at.width - LABEL) / Math.max(1, one.reached.length);
  const places = one.reached.map((_, step) => ({
    x: at.x + LABEL + pitch * (step + 0.5),
    y: at.y + RADIUS + 4 + RISE * (one.reached.length - 1 - step),
  }));
  const middle = { x: at.x, y: at.y + RADIUS + 18, align: "left" } as const;
  label(brush, one.label, middle, fitSize(one.label, SMALL + 4, LABEL - 12), ink);
  for (const [step, to] of places.slice(1).entries()) {
    const from = places[step] ?? to;
    paintPath(brush, from, to, one.reached[step] && one.reached[step + 1] ? ink : ornament);
  }
  for (const [step, place] of places.entries()) {
    paintStep(brush, place, one.reached[step] ? one.colour : undefined);
    paintStars(brush, { x: place.x, y: place.y + BELOW }, step);
  }
};

const paintPath = (brush: Brush, from: Pixel, to: Pixel, ink: string): void =>
  polygon(
    brush,
    [
      [from.x, from.y - PATH / 2],
      [to.x, to.y - PATH / 2],
      [to.x, to.y + PATH / 2],
      [from.x, from.y + PATH / 2],
    ],
    ink,
  );

const paintStep = (brush: Brush, { x, y }: Pixel, colour: Colour | undefined): void => {
  const { floor, ornament } = brush.theme.field;
  if (colour) paintChecker(brush, x, y, colour, false);
  else {
    disc(brush, x, y, RADIUS, floor);
    ring(brush, x, y, RADIUS - 3, ornament, 4);
  }
};

/** As many stars as the level has; an empty one for the first. */
const paintStars = (brush: Brush, { x, y }: Pixel, count: number): void => {
  const { ink, floor } = brush.theme.field;
  const stars = Math.max(1, count);
  for (let at = 0; at < stars; at++) {
    const middle = { x: x + STAR.pitch * (at - (stars - 1) / 2), y };
    polygon(brush, starAt(middle, STAR.radius), ink);
    if (count === 0) polygon(brush, starAt(middle, STAR.radius - 4), floor);
  }
};

const CORNERS = 10;
const INNER = 0.42;

const starAt = ({ x, y }: Pixel, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: CORNERS }, (_, at) => {
    const angle = (Math.PI * 2 * at) / CORNERS - Math.PI / 2;
    const far = at % 2 === 0 ? radius : radius * INNER;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
  });
