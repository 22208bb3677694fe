import type { Diagram } from "./diagram.ts";
import { diagramKey, drawDiagram } from "./diagram-picture.ts";
import { drawPicture, pictureKey } from "./picture.ts";
import type { Scene } from "./scene.ts";
import type { ThemeName } from "./theme.ts";

/** A picture that is to be drawn: plain values, so that a thread of its own can do it. */
export type Drawing = { readonly theme: ThemeName } & (
  | { readonly kind: "board"; readonly scene: Scene }
  | { readonly kind: "diagram"; readonly diagram: Diagram }
);

/** A name for what a drawing shows: equal keys, equal pictures. */
export const drawingKey = (drawing: Drawing): string => {
  switch (drawing.kind) {
    case "board":
      return pictureKey(drawing.scene, drawing.theme);
    case "diagram":
      return diagramKey(drawing.diagram, drawing.theme);
  }
};

/** Draws here and now, which takes some milliseconds; the bytes of a PNG. */
export const drawNow = (drawing: Drawing): Uint8Array => {
  switch (drawing.kind) {
    case "board":
      return drawPicture(drawing.scene, drawing.theme);
    case "diagram":
      return drawDiagram(drawing.diagram, drawing.theme);
  }
};
