import type { Brush } from "./brush.ts";

/** The winner's cup, centred, in the two colours that mark important things. */
export const paintCup = (
  { canvas, theme }: Brush,
  middle: { readonly x: number; readonly y: number },
  height: number,
): void => {
  const { plate, ink } = theme.movable;
  canvas.save();
  canvas.translate(middle.x, middle.y);
  // The coordinates below are on a field of 40 × 40.
  canvas.scale(height / 40, height / 40);
  canvas.strokeStyle = ink;
  canvas.lineWidth = 2;
  canvas.lineJoin = "round";
  for (const side of [-1, 1]) {
    canvas.beginPath();
    canvas.ellipse(side * 10, -8, 6, 6, 0, 0, 2 * Math.PI);
    canvas.lineWidth = 4.5;
    canvas.strokeStyle = ink;
    canvas.stroke();
    canvas.lineWidth = 2;
    canvas.strokeStyle = plate;
    canvas.stroke();
  }
  canvas.fillStyle = plate;
  canvas.strokeStyle = ink;
  canvas.lineWidth = 2;
  canvas.beginPath();
  canvas.moveTo(-10, -16);
  canvas.lineTo(10, -16);
  canvas.bezierCurveTo(10, -3, 7, 3, 2, 5);
  canvas.lineTo(2, 10);
  canvas.lineTo(8, 12);
  canvas.lineTo(8, 16);
  canvas.lineTo(-8, 16);
  canvas.lineTo(-8, 12);
  canvas.lineTo(-2, 10);
  canvas.lineTo(-2, 5);
  canvas.bezierCurveTo(-7, 3, -10, -3, -10, -16);
  canvas.closePath();
  canvas.fill();
  canvas.stroke();
  canvas.restore();
};
