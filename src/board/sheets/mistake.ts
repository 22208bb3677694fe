import type { Colour } from "../../game/types.ts";
import { HEIGHT, WIDTH } from "../layout/geometry.ts";
import { drawnName, fitLines, widthOf } from "../letters/font.ts";
import { paintArrows } from "../paint/arrows.ts";
import { type Box, type Brush, disc, framedBox, inset, label } from "../paint/brush.ts";
import { arrowsOf, type DiagramStep, paintScene } from "../pictures/diagram.ts";
import type { Scene } from "../scene/scene.ts";
import { type Panel, SMALL } from "./sheet.ts";

export type Way = {
  readonly label: string;
  readonly text: string;
  readonly steps: readonly DiagramStep[];
};

/** A turn with a mistake. The texts are in the reader's language. */
export type Mistake = {
  /** "Turn 12". */
  readonly title: string;
  readonly by: Colour;
  readonly name: string;
  readonly cost?: string;
  readonly played: Way;
  readonly best: Way;
  /** The board before the turn, with the dice, as the player sees it. */
  readonly scene: Scene;
};

const BOARD = { width: 310, height: Math.ceil((HEIGHT * 310) / WIDTH), corner: 4 } as const;
const PADDING = 16;
const LINE = 25;
/** The notation of a long turn covers at most this many lines. */
const MOST_LINES = 2;
const FIRST_WAY = 40;
const WAY = 66;

/** The turn played and the better one: as words, and as arrows over a small board. */
export const mistakePanel = (mistake: Mistake): Panel => ({
  height: BOARD.height + 2 * PADDING,
  paint: (brush, inside) => {
    const x = inside.x + inside.width - BOARD.width;
    paintWords(brush, { ...inside, width: x - inside.x - PADDING }, mistake);
    paintSmallBoard(brush, { ...BOARD, x, y: inside.y }, mistake);
  },
});

const paintSmallBoard = (brush: Brush, at: Box, { scene, played, best }: Mistake): void => {
  const { canvas, theme } = brush;
  framedBox(brush, inset(at, -3), theme.frame.light, 3, theme.frame.wood);
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.scale(at.width / WIDTH, at.width / WIDTH);
  paintScene(canvas, theme, scene);
  paintArrows(
    brush,
    arrowsOf({ scene, may: [best.steps], mayNot: [], played: played.steps, ways: false }),
  );
  canvas.restore();
};

const paintWords = (
  brush: Brush,
  at: Box,
  { title, by, name, cost = "", ...ways }: Mistake,
): void => {
  const { field, checkers } = brush.theme;
  const write = (text: string, x: number, y: number, size = SMALL): void =>
    label(brush, text, { x, y: at.y + y, align: "left" }, size, field.ink);
  const middle = 14;
  write(title, at.x, middle);
  const end = { x: at.x + at.width, y: at.y + middle, align: "right" } as const;
  label(brush, cost, end, SMALL, field.ink);
  const x = at.x + widthOf(title, SMALL) + 30;
  disc(brush, x, at.y + middle, 12, checkers[by].edge);
  disc(brush, x, at.y + middle, 9, checkers[by].face);
  const width = end.x - widthOf(cost, SMALL) - PADDING - x - 20;
  write(drawnName(name, { size: SMALL, width }), x + 20, middle);
  for (const [index, way] of [ways.played, ways.best].entries()) {
    const top = FIRST_WAY + index * WAY;
    write(way.label, at.x, top, SMALL - 4);
    const { size, lines } = fitLines(way.text, { size: SMALL, width: at.width }, MOST_LINES);
    for (const [line, text] of lines.entries()) write(text, at.x, top + (line + 1) * LINE, size);
  }
};
