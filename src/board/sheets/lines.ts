import type { Colour } from "../../game/types.ts";
import { fitSize, widthOf } from "../letters/font.ts";
import { paintLine } from "../paint/arrows.ts";
import { type Box, type Brush, box, disc, label, ring } from "../paint/brush.ts";
import { cubeWidth, paintCube } from "../paint/cube.ts";
import { type Panel, SMALL } from "./sheet.ts";

export type SheetLine = {
  readonly colour: Colour;
  readonly dashed: boolean;
  readonly label: string;
  readonly values: readonly number[];
};

/** An event at a value: a ring or a dot on the line with a number below, or a cube. */
export type SheetMark = { readonly line: number; readonly at: number } & (
  | { readonly sign: "ring" | "dot" }
  | { readonly sign: "cube"; readonly value: string }
);

export type LinesFacts = {
  readonly heading: string;
  readonly lines: readonly SheetLine[];
  readonly marks?: readonly SheetMark[];
  /** A height that gets a line across: nothing won or lost, or even chances. */
  readonly level?: number;
  /** The lowest and the highest value; by default as the lines need. */
  readonly range?: readonly [number, number];
  readonly unit?: string;
  readonly height?: number;
};

const HEIGHT = 232;
const LONGEST_LABEL = 130;
const LABEL_GAP = 8;
const SCALE_WIDTH = 74;
const WIDTH = 5;
const DASHES = [14, 9];
const DOT = 9;
const CUBE = 30;
const FOOT = 26;
const NUMBER = { size: 20, width: 34 } as const;

/** Values over time: one line each, in the colours of the checkers, some of them dashed. */
export const linesPanel = (facts: LinesFacts): Panel => ({
  height: facts.height ?? HEIGHT,
  heading: facts.heading,
  paint: (brush, inside) => paintLines(brush, inside, facts),
});

type PlotScale = {
  readonly plot: Box;
  readonly x: (index: number, count: number) => number;
  readonly y: (value: number) => number;
};

const paintLines = (brush: Brush, inside: Box, facts: LinesFacts): void => {
  const labels = facts.lines.map((line) => widthOf(line.label, SMALL));
  const ends = Math.min(LONGEST_LABEL, Math.max(0, ...labels)) + DOT + LABEL_GAP;
  const width = inside.width - SCALE_WIDTH - ends;
  const marks = facts.marks ?? [];
  const foot = marks.some(({ sign }) => sign !== "cube") ? FOOT : 0;
  const height = inside.height - foot;
  const plot = { ...inside, x: inside.x + SCALE_WIDTH, width, height };
  const [low, high] = rangeOf(facts);
  const scale: PlotScale = {
    plot,
    x: (index, count) => plot.x + (plot.width * index) / Math.max(1, count - 1),
    y: (value) => plot.y + plot.height - (plot.height * (value - low)) / (high - low || 1),
  };
  paintScale(brush, scale, stepsOf(scale, [low, high], facts.level), facts.unit ?? "");
  paintNumbers(brush, scale, facts);
  for (const line of facts.lines) paintCurve(brush, scale, line);
  for (const mark of marks) paintMark(brush, scale, facts, mark);
  paintLabels(brush, scale, facts.lines);
};

const rangeOf = ({ lines, level, range }: LinesFacts): readonly [number, number] => {
  if (range) return range;
  const values = [...lines.flatMap((line) => line.values), ...(level === undefined ? [] : [level])];
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.round(Math.min(...values)), Math.round(Math.max(...values))];
  return low === high ? [low - 1, high + 1] : [low, high];
};

const stepsOf = (
  { y }: PlotScale,
  ends: readonly number[],
  level: number | undefined,
): readonly number[] => {
  if (level === undefined) return ends;
  return [level, ...ends.filter((end) => Math.abs(y(end) - y(level)) > SMALL)];
};

const paintScale = (
  brush: Brush,
  { plot, y }: PlotScale,
  values: readonly number[],
  unit: string,
): void => {
  const { ink, ornament } = brush.theme.field;
  for (const value of values) {
    const line = { x: plot.x, y: y(value) - 1, width: plot.width, height: 2, corner: 0 };
    box(brush, line, ornament);
    const text = `${figureOf(value)}${unit}`;
    const at = { x: plot.x - 12, y: y(value), align: "right" } as const;
    label(brush, text, at, fitSize(text, SMALL - 2, SCALE_WIDTH - 14), ink);
  }
};

const COMPACT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

const figureOf = (value: number): string =>
  (Math.abs(value) < 10_000 ? `${Math.round(value)}` : COMPACT.format(value)).replace("-", "−");

const paintCurve = (
  brush: Brush,
  { x, y }: PlotScale,
  { colour, dashed, values }: SheetLine,
): void => {
  const { face, edge } = brush.theme.checkers[colour];
  const trace = (): void => {
    for (const [index, value] of values.entries()) {
      brush.canvas.lineTo(x(index, values.length), y(value));
    }
  };
  const ink = { line: face, edge, width: WIDTH };
  if (values.length > 1) paintLine(brush, ink, trace, dashed ? DASHES : []);
  const last = values.at(-1);
  if (last !== undefined) paintDot(brush, x(values.length - 1, values.length), y(last), colour);
};

const paintDot = (brush: Brush, x: number, y: number, colour: Colour): void => {
  const { face, edge } = brush.theme.checkers[colour];
  disc(brush, x, y, DOT, edge);
  disc(brush, x, y, DOT - 3, face);
};

/** The numbers of marked values, at the foot of the plot. Close ones are moved apart. */
const paintNumbers = (
  brush: Brush,
  { plot, x }: PlotScale,
  { lines, marks = [] }: LinesFacts,
): void => {
  const { ink, ornament } = brush.theme.field;
  const count = lines[0]?.values.length ?? 0;
  const numbered = marks.filter(({ sign }) => sign !== "cube").map(({ at }) => at);
  const turns = [...new Set(numbered)].sort((one, two) => one - two);
  const right = plot.x + plot.width;
  const places = moveApart(
    turns.map((at) => x(at, count)),
    { from: plot.x, to: right, gap: NUMBER.width },
  );
  for (const [index, at] of turns.entries()) {
    box(
      brush,
      { x: x(at, count) - 1, y: plot.y, width: 2, height: plot.height, corner: 0 },
      ornament,
    );
    const below = { x: places[index] ?? right, y: plot.y + plot.height + FOOT - 6 } as const;
    label(brush, `${at}`, { ...below, align: "center" }, NUMBER.size, ink);
  }
};

const paintMark = (
  brush: Brush,
  { plot, x, y }: PlotScale,
  { lines }: LinesFacts,
  mark: SheetMark,
): void => {
  const line = lines[mark.line];
  const value = line?.values[mark.at];
  if (!line || value === undefined) return;
  const [left, top] = [x(mark.at, line.values.length), y(value)];
  const { line: inner, casing } = brush.theme.trace;
  switch (mark.sign) {
    case "ring":
      ring(brush, left, top, 13, casing, 7);
      ring(brush, left, top, 13, inner, 4);
      break;
    case "dot":
      disc(brush, left, top, DOT, casing);
      disc(brush, left, top, DOT - 2, inner);
      break;
    case "cube": {
      const width = cubeWidth(mark.value, CUBE);
      const from = Math.min(left - width / 2, plot.x + plot.width - width);
      paintCube(brush, { x: from, y: top - CUBE / 2 }, CUBE, mark.value);
    }
  }
};

/** A label at the end of each line. Labels that end close together are moved apart. */
const paintLabels = (
  brush: Brush,
  { plot, x, y }: PlotScale,
  lines: readonly SheetLine[],
): void => {
  const ends = lines
    .flatMap((line) => {
      const last = line.values.at(-1);
      return last === undefined ? [] : [{ line, y: y(last) }];
    })
    .sort((one, two) => one.y - two.y);
  const places = moveApart(
    ends.map((end) => end.y),
    { from: plot.y + 4, to: plot.y + plot.height - 4, gap: SMALL },
  );
  for (const [index, { line }] of ends.entries()) {
    const at = {
      x: x(line.values.length - 1, line.values.length) + DOT + LABEL_GAP,
      y: places[index] ?? 0,
      align: "left",
    } as const;
    label(brush, line.label, at, fitSize(line.label, SMALL, LONGEST_LABEL), brush.theme.field.ink);
  }
};

type AxisSpan = { readonly from: number; readonly to: number; readonly gap: number };

/** Ascending places, moved so that they keep a gap and stay within a span. */
const moveApart = (wanted: readonly number[], { from, to, gap }: AxisSpan): readonly number[] => {
  const moved: number[] = [];
  for (const place of wanted) {
    moved.push(Math.max(place, from, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  }
  // Moves places back from the end if they ran over it.
  return moved.map((place, index) => Math.min(place, to - gap * (moved.length - 1 - index)));
};
