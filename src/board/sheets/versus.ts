import type { Colour, PerColour } from "../../game/types.ts";
import { drawnName } from "../letters/font.ts";
import { type Box, type Brush, box, framedBox, label } from "../paint/brush.ts";
import { paintChecker } from "../paint/checkers.ts";
import { LARGE, type Panel } from "./sheet.ts";

export type VersusFacts = {
  readonly names: PerColour<string>;
  readonly won: PerColour<number>;
};

const HEIGHT = 136;
const BAR = 26;
const SCORE = { size: 50, width: 220 };

/** Head to head: both names, the score, and the shares of the games. */
export const versusPanel = (facts: VersusFacts): Panel => ({
  height: HEIGHT,
  paint: (brush, inside) => paintVersus(brush, inside, facts),
});

const paintVersus = (brush: Brush, inside: Box, { names, won }: VersusFacts): void => {
  const { ink } = brush.theme.field;
  const y = inside.y + 30;
  const room = { size: LARGE, width: (inside.width - SCORE.width) / 2 - 72 };
  const [left, right] = [inside.x, inside.x + inside.width];
  paintChecker(brush, left + 28, y, "white", false);
  paintChecker(brush, right - 28, y, "black", false);
  const nameOf = (colour: Colour) => drawnName(names[colour], room);
  label(brush, nameOf("white"), { x: left + 66, y, align: "left" }, LARGE, ink);
  label(brush, nameOf("black"), { x: right - 66, y, align: "right" }, LARGE, ink);
  const score = `${won.white} : ${won.black}`;
  label(brush, score, { x: inside.x + inside.width / 2, y, align: "center" }, SCORE.size, ink);
  paintShares(brush, { ...inside, y: inside.y + inside.height - BAR, height: BAR }, won);
};

const paintShares = (brush: Brush, at: Box, { white, black }: PerColour<number>): void => {
  const { checkers } = brush.theme;
  const share = white + black === 0 ? 0.5 : white / (white + black);
  framedBox(brush, { ...at, corner: 8 }, checkers.black.edge, 2, checkers.black.face);
  if (share === 0) return;
  const part = { ...at, width: at.width * share, corner: 8 };
  framedBox(brush, part, checkers.white.edge, 2, checkers.white.face);
  if (share < 1)
    box(brush, { ...part, x: part.x + part.width - 2, width: 2, corner: 0 }, checkers.white.edge);
};
