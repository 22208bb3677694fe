import { type ThemeName, themeOf } from "../colours/theme.ts";
import type { Digits } from "../letters/figures.ts";
import { type Diagram, diagramKey, drawDiagram } from "../pictures/diagram.ts";
import { drawPicture, keyOf, pictureKey } from "../pictures/picture.ts";
import { drawReplay, type ReplayFrame } from "../pictures/replay.ts";
import { type HomeSide, type Scene, seenFrom } from "../scene/scene.ts";
import { type AnalysisSheet, drawAnalysis } from "../sheets/analysis.ts";
import { drawResult, type ResultCard } from "../sheets/result.ts";
import { drawSeven, type SevenSheet } from "../sheets/seven.ts";
import { drawStats, type Stats } from "../sheets/stats.ts";

/** A picture to draw, as plain values that can be sent to a thread. */
export type Drawing = Digits & {
  readonly theme: ThemeName;
  /** The side of the homes on all boards in it; on the right when not given. */
  readonly home?: HomeSide;
} & (
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

/** The same picture with its boards seen from the side that it says. */
const turned = ({ home, ...drawing }: Drawing): Drawing => {
  if (home !== "left") return drawing;
  const turn = (scene: Scene): Scene => seenFrom(scene, home);
  const turnAll = <Shown extends { readonly scene: Scene }>(one: Shown): Shown => ({
    ...one,
    scene: turn(one.scene),
  });
  switch (drawing.kind) {
    case "board":
      return { ...drawing, scene: turn(drawing.scene) };
    case "diagram":
      return { ...drawing, diagram: { ...drawing.diagram, scene: turn(drawing.diagram.scene) } };
    case "result": {
      const { board } = drawing.card;
      const seen = { ...board, scene: turn(board.scene) };
      return { ...drawing, card: { ...drawing.card, board: seen } };
    }
    case "analysis": {
      const mistakes = drawing.sheet.mistakes.map(turnAll);
      return { ...drawing, sheet: { ...drawing.sheet, mistakes } };
    }
    case "seven": {
      const { worst } = drawing.sheet;
      return { ...drawing, sheet: { ...drawing.sheet, worst: worst && turnAll(worst) } };
    }
    case "replay":
      return { ...drawing, frames: drawing.frames.map(turnAll) };
    case "stats":
      return drawing;
  }
};

/** A key for a drawing: equal keys, equal pictures. */
export const drawingKey = (asked: Drawing): string => {
  const drawing = turned(asked);
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
export const drawNow = (asked: Drawing): Uint8Array => {
  const drawing = turned(asked);
  switch (drawing.kind) {
    case "board":
      return drawPicture(drawing.scene, drawing.theme);
    case "diagram":
      return drawDiagram(drawing.diagram, drawing.theme);
    case "stats":
      return drawStats(drawing.stats, drawing);
    case "result":
      return drawResult(drawing.card, drawing);
    case "analysis":
      return drawAnalysis(drawing.sheet, drawing);
    case "seven":
      return drawSeven(drawing.sheet, drawing);
    case "replay":
      return drawReplay(drawing.frames, drawing.theme);
  }
};
