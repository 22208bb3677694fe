import { HEIGHT, WIDTH } from "../layout/geometry.ts";
import { type Box, type Brush, framed, inset } from "../paint/brush.ts";
import { paintScene } from "../pictures/diagram-picture.ts";
import type { Scene } from "../scene/scene.ts";

/** The size of a board of this width. */
export const smallBoard = (width: number) => ({
  width,
  height: Math.ceil((HEIGHT * width) / WIDTH),
});

/** Paints a framed board, and over it the painting `over`, in the board's coordinates. */
export const paintSmallBoard = (
  brush: Brush,
  at: Box,
  scene: Scene,
  over: () => void = () => undefined,
): void => {
  const { canvas, theme } = brush;
  framed(brush, inset(at, -3), theme.frame.light, 3, theme.frame.wood);
  canvas.save();
  canvas.translate(at.x, at.y);
  canvas.scale(at.width / WIDTH, at.width / WIDTH);
  paintScene(canvas, theme, scene);
  over();
  canvas.restore();
};
