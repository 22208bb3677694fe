import { type ThemeName, themeOf } from "../colours/theme.ts";
import { type Diagram, diagramKey, drawDiagram } from "../pictures/diagram.ts";
import { drawPicture, keyOf, pictureKey } from "../pictures/picture.ts";
import { drawReplay, type ReplayFrame } from "../pictures/replay.ts";
import type { Scene } from "../scene/scene.ts";
import { type AnalysisSheet, drawAnalysis } from "../sheets/analysis.ts";
import { drawResult, type ResultCard } from "../sheets/result.ts";
import { drawSeven, type SevenSheet } from "../sheets/seven.ts";
import { drawStats, type Stats } from "../sheets/stats.ts";

/** A picture to draw, as plain values that can be sent to a thread. */
export type Drawing = { readonly theme: ThemeName } & (
  | { readonly kind: "board"; readonly scene: Scene }
  | { readonly kind: "diagram"; readonly diagram: Diagram }
  | { readonly kind: "stats"; readonly stats: Stats }
  | { readonly kind: "result"; readonly card: ResultCard }
  | { readonly kind: "analysis"; readonly sheet: AnalysisSheet }
  | { readonly kind: "seven"; readonly sheet: SevenSheet }
  | { readonly kind: "replay"; readonly frames: readonly ReplayFrame[] }
);

/** Raise this number whenever sheets or replays change, so that stored ones are sent anew. */
const DRAWING = 10;

/** A key for a drawing: equal keys, equal pictures. */
export const drawingKey = (drawing: Drawing): string => {
  switch (drawing.kind) {
    case "board":
      return pictureKey(drawing.scene, drawing.theme);
    case "diagram":
      return diagramKey(drawing.diagram, drawing.theme);
    case "stats":
    case "result":
    case "analysis":
    case "seven":
    case "replay":
      return keyOf([DRAWING, drawing, themeOf(drawing.theme)]);
  }
};

/** Draws in the caller's thread; returns the bytes of a PNG, or of a GIF for a replay. */
export const drawNow = (drawing: Drawing): Uint8Array => {
  switch (drawing.kind) {
    case "board":
      return drawPicture(drawing.scene, drawing.theme);
    case "diagram":
      return drawDiagram(drawing.diagram, drawing.theme);
    case "stats":
      return drawStats(drawing.stats, drawing.theme);
    case "result":
      return drawResult(drawing.card, drawing.theme);
    case "analysis":
      return drawAnalysis(drawing.sheet, drawing.theme);
    case "seven":
      return drawSeven(drawing.sheet, drawing.theme);
    case "replay":
      return drawReplay(drawing.frames, drawing.theme);
  }
};
