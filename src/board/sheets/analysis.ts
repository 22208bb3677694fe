import type { ThemeName } from "../colours/theme.ts";
import { type ChancesSheet, chancesPanel } from "./chances.ts";
import { type Mistake, mistakePanel } from "./mistake.ts";
import { drawSheet } from "./sheet.ts";

export type AnalysisSheet = {
  readonly title: string;
  readonly chances: ChancesSheet;
  /** At most three, the worst first. */
  readonly mistakes: readonly Mistake[];
};

/** Draws the course of the chances, and the worst turns below it, as a PNG as wide as a board. */
export const drawAnalysis = (
  { title, chances, mistakes }: AnalysisSheet,
  theme: ThemeName,
): Uint8Array =>
  drawSheet(title, [[chancesPanel(chances)], ...mistakes.map((one) => [mistakePanel(one)])], theme);
