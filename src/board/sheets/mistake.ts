import type { Colour } from "../../game/types.ts";
import type { Arrow, Step } from "../diagram.ts";
import { arrowsOf } from "../diagram.ts";
import { paintArrows } from "../diagram-arrows.ts";
import { paintScene } from "../diagram-picture.ts";
import { drawnName, fitted, widthOf } from "../font.ts";
import { HEIGHT as BOARD_HEIGHT, WIDTH } from "../geometry.ts";
import type { Box, Brush } from "../paint/brush.ts";
import { disc, framed, inset, label } from "../paint/brush.ts";
import type { Scene } from "../scene.ts";
import { type Panel, paintPlate, SMALL } from "./sheet.ts";

/** A way to play a turn: its moves, and what is said of it. */
export type Way = {
  readonly label: string;
  readonly text: string;
  readonly steps: readonly Step[];
};

/** A turn that should have been played otherwise; texts in the language of whoever reads. */
export type Mistake = {
  /** "Turn 12". */
  readonly title: string;
  readonly by: Colour;
  readonly name: string;
  /** What it lost: "−0.21 points". */
  readonly cost: string;
  readonly played: Way;
  readonly best: Way;
  /** The board before it, with the dice, seen by the player. */
  readonly scene: Scene;
};

const BOARD_WIDTH = 500;
const SCALE = BOARD_WIDTH / WIDTH;
const BOARD_SIZE = { width: BOARD_WIDTH, height: BOARD_HEIGHT * SCALE } as const;
const PADDING = 16;
const HEIGHT = BOARD_SIZE.height + 2 * PADDING;
const LINE = 30;
/** Notation of a long turn goes over so many lines. */
const MOST_LINES = 2;

/** What was played and what was better: as words, and as arrows over a small board. */
export const mistakePanel = (mistake: Mistake): Panel => ({
  height: HEIGHT,
  paint: (brush, at) => {
    const inside = paintPlate(brush, at, "");
    const x = inside.x + inside.width - BOARD_SIZE.width;
    paintWords(brush, { ...inside, width: x - inside.x - PADDING }, mistake);
    paintBoardOf(brush, { ...BOARD_SIZE, x, y: inside.y, corner: 4 }, mistake);
  },
});

const paintBoardOf = (brush: Brush, at: Box, { scene, played, best }: Mistake): void => {
  const { canvas, theme } = brush;
  framed(brush, inset(at, -3), theme.frame.light, 3, theme.frame.wood);
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.scale(SCALE, SCALE);
  paintScene(canvas, theme, scene);
  const [wrong, right] = [arrowsFor(scene, played), arrowsFor(scene, best)];
  paintArrows(brush, [
    ...without(wrong, right).map((arrow) => ({ ...arrow, legal: false })),
    ...without(right, wrong),
  ]);
  canvas.restore();
};

const arrowsFor = (scene: Scene, { steps }: Way): readonly Arrow[] =>
  arrowsOf({ scene, may: [steps], mayNot: [], ways: false });

/** What both ways have in common needs no arrow, unless the checker goes on from there. */
const without = (arrows: readonly Arrow[], others: readonly Arrow[]): readonly Arrow[] => {
  const known = new Set(others.map((arrow) => JSON.stringify(arrow)));
  const starts = new Set(arrows.map(({ from }) => JSON.stringify(from)));
  return arrows.filter(
    (arrow) => !known.has(JSON.stringify(arrow)) || starts.has(JSON.stringify(arrow.to)),
  );
};

const paintWords = (brush: Brush, at: Box, { title, by, name, cost, ...ways }: Mistake): void => {
  const { field, checkers } = brush.theme;
  const write = (text: string, y: number, size = SMALL, x = at.x): void =>
    label(
      brush,
      text,
      { x, y: at.y + y, align: "left" },
      fitted(text, size, at.x + at.width - x),
      field.ink,
    );
  write(title, 14);
  disc(brush, at.x + 12, at.y + 48, 12, checkers[by].edge);
  disc(brush, at.x + 12, at.y + 48, 9, checkers[by].face);
  const room = { size: SMALL, width: at.width - 34 };
  write(drawnName(name, room), 48, SMALL, at.x + 34);
  let y = 88;
  for (const way of [ways.played, ways.best]) {
    write(way.label, y, SMALL - 4);
    for (const line of wrapped(way.text, at.width)) {
      y += LINE;
      write(line, y);
    }
    y += LINE + 6;
  }
  write(cost, at.height - 14, SMALL + 2);
};

/** Words over as few lines as their width allows; what is too long stands in the last, smaller. */
const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    const fits = last !== undefined && widthOf(longer, SMALL) <= width;
    if (fits || (last !== undefined && lines.length === MOST_LINES)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};
