import { createHash } from "node:crypto";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { engrave } from "../colours/engrave.ts";
import { type Theme, type ThemeName, themeOf } from "../colours/theme.ts";
import { HEIGHT, WIDTH } from "../layout/geometry.ts";
import { paintArrows } from "../paint/arrows.ts";
import { paintBoard } from "../paint/board.ts";
import { tilesOf } from "../paint/tiles.ts";
import { paintWays } from "../paint/ways.ts";
import type { Scene } from "../scene/scene.ts";
import { arrowsOf, type Diagram } from "./diagram.ts";
import { pictureKey } from "./picture.ts";

/** Raise this number whenever the drawing changes, so that stored pictures are sent anew. */
const DRAWING = 2;

/** A key for a diagram: equal keys, equal pictures. */
export const diagramKey = (diagram: Diagram, theme: ThemeName): string => {
  const { scene, ways } = diagram;
  const facts = [
    DRAWING,
    pictureKey(scene, theme),
    arrowsOf(diagram),
    ways && [scene.way, scene.bottom],
  ];
  return createHash("sha256").update(JSON.stringify(facts)).digest("base64url");
};

/** Draws a diagram as a PNG of `WIDTH` × `HEIGHT`; the same diagram gives the same bytes. */
export const drawDiagram = (diagram: Diagram, name: ThemeName): Uint8Array => {
  const theme = themeOf(name);
  const canvas = createCanvas(WIDTH, HEIGHT).getContext("2d");
  paintScene(canvas, theme, diagram.scene);
  if (diagram.ways) paintWays({ canvas, theme }, diagram.scene);
  paintArrows({ canvas, theme }, arrowsOf(diagram));
  return engrave(canvas, theme);
};

export const paintScene = (canvas: SKRSContext2D, theme: Theme, scene: Scene): void => {
  paintBoard({ canvas, theme });
  for (const { rect, paint } of tilesOf(scene)) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(rect.x, rect.y, rect.width, rect.height);
    canvas.clip();
    canvas.translate(rect.x, rect.y);
    paint({ canvas, theme });
    canvas.restore();
  }
};
