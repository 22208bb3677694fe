import type { PerColour } from "../../game/types.ts";
import { drawnName } from "../letters/font.ts";
import { linesPanel } from "./lines.ts";
import { type Mistake, mistakePanel } from "./mistake.ts";
import { drawSheet, type Panel, type SheetLook, SMALL } from "./sheet.ts";

export type ChancesSheet = {
  readonly names: PerColour<string>;
  /** White's winning chance, from 0 to 1: before the first turn, and after each turn. */
  readonly white: readonly number[];
  /** The turns that changed the game most, counted from 1; each gets a ring. */
  readonly swings: readonly number[];
  /** The turns with mistakes, counted likewise; each gets a dot. */
  readonly mistakes: readonly number[];
  readonly cubes: readonly { readonly turn: number; readonly value: string }[];
};

export type AnalysisSheet = {
  readonly title: string;
  readonly chances: ChancesSheet;
  /** At most three, the worst first. */
  readonly mistakes: readonly Mistake[];
};

/** Draws the course of the chances, and the worst turns below it, as a PNG as wide as a board. */
export const drawAnalysis = (
  { title, chances, mistakes }: AnalysisSheet,
  look: SheetLook,
): Uint8Array =>
  drawSheet(title, [[chancesPanel(chances)], ...mistakes.map((one) => [mistakePanel(one)])], look);

const HEIGHT = 168;
const NAME = { size: SMALL, width: 130 } as const;

/** Winning chances over the turns, with a line for each side. */
const chancesPanel = ({ names, white, swings, mistakes, cubes }: ChancesSheet): Panel =>
  linesPanel({
    heading: "",
    height: HEIGHT,
    range: [0, 100],
    level: 50,
    unit: "%",
    lines: [
      {
        colour: "black",
        dashed: true,
        label: drawnName(names.black, NAME),
        values: white.map((share) => 100 * (1 - share)),
      },
      {
        colour: "white",
        dashed: false,
        label: drawnName(names.white, NAME),
        values: white.map((share) => 100 * share),
      },
    ],
    marks: [
      ...swings.map((at) => ({ line: 1, at, sign: "ring" }) as const),
      ...mistakes.map((at) => ({ line: 1, at, sign: "dot" }) as const),
      ...cubes.map(({ turn, value }) => ({ line: 1, at: turn, sign: "cube", value }) as const),
    ],
  });
