import { drawnName, fitSize } from "../letters/font.ts";
import { type Box, type Brush, box, framedBox, label } from "../paint/brush.ts";
import { LARGE, type Panel } from "./sheet.ts";

export type Ranked = { readonly name: string; readonly value: number; readonly text: string };

export type RankingFacts = {
  /** The best player first. */
  readonly ranked: readonly Ranked[];
};

const ROW = 48;
const MARGIN = 16;
const PLACE = 54;
const NAME = 290;
const TEXT = 120;
const BAR = 28;

/** A ranking: names, with bars to the right for gains and to the left for losses. */
export const rankingPanel = (facts: RankingFacts): Panel => ({
  height: 2 * MARGIN + facts.ranked.length * ROW,
  paint: (brush, inside) => paintRanking(brush, inside, facts),
});

const paintRanking = (brush: Brush, inside: Box, { ranked }: RankingFacts): void => {
  const { ink, ornament } = brush.theme.field;
  const bars = {
    x: inside.x + PLACE + NAME,
    width: inside.width - PLACE - NAME - TEXT,
  };
  const low = Math.min(0, ...ranked.map(({ value }) => value));
  const high = Math.max(0, ...ranked.map(({ value }) => value));
  const x = (value: number): number => bars.x + (bars.width * (value - low)) / (high - low || 1);
  const axis = { x: x(0) - 1, y: inside.y, width: 2, height: ranked.length * ROW, corner: 0 };
  box(brush, axis, ornament);
  for (const [index, { name, value, text }] of ranked.entries()) {
    const y = inside.y + (index + 0.5) * ROW;
    label(brush, `${index + 1}`, { x: inside.x, y, align: "left" }, LARGE, ink);
    const drawn = drawnName(name, { size: LARGE, width: NAME - 14 });
    label(brush, drawn, { x: inside.x + PLACE, y, align: "left" }, LARGE, ink);
    paintBar(brush, Math.min(x(0), x(value)), Math.max(x(0), x(value)), y, value);
    const end = { x: inside.x + inside.width, y, align: "right" } as const;
    label(brush, text, end, fitSize(text, LARGE, TEXT - 12), ink);
  }
};

const paintBar = (brush: Brush, from: number, to: number, y: number, value: number): void => {
  if (to - from < 1) return;
  const { face, edge } = brush.theme.checkers[value < 0 ? "black" : "white"];
  framedBox(
    brush,
    { x: from, y: y - BAR / 2, width: to - from, height: BAR, corner: 5 },
    edge,
    2,
    face,
  );
};
