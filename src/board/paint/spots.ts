import { BAND, DEPTH, fromRim, PITCH } from "../layout/geometry.ts";
import type { BoardRow, Cell, Stand } from "../layout/layout.ts";
import { type Brush, box, label, polygon } from "./brush.ts";
import { paintStack } from "./checkers.ts";

/** A point: its checkers and its number, on a bright plate if a checker may move from it. */
export const paintCell = (brush: Brush, { row, cell }: { row: BoardRow; cell: Cell }): void => {
  const { frame, movable } = brush.theme;
  if (cell.movable) paintPlate(brush, row);
  const at = { x: PITCH / 2, y: bandMiddle(row), align: "center" } as const;
  label(brush, `${cell.number}`, at, 25, cell.movable ? movable.ink : frame.ink);
  paintStack(brush, cell, row);
};

/** One player's part of the bar. */
export const paintBar = (brush: Brush, { row, spot }: { row: BoardRow; spot: Stand }): void => {
  if (spot.movable) {
    paintPlate(brush, row);
    const y = bandMiddle(row);
    const to = row === "top" ? 9 : -9;
    polygon(
      brush,
      [
        [PITCH / 2 - 12, y - to],
        [PITCH / 2 + 12, y - to],
        [PITCH / 2, y + to],
      ],
      brush.theme.movable.ink,
    );
  }
  paintStack(brush, spot, row);
};

const bandMiddle = (row: BoardRow): number => fromRim(row, BAND + DEPTH, BAND / 2);

const paintPlate = (brush: Brush, row: BoardRow): void => {
  const at = { x: 4, y: bandMiddle(row) - 13.5, width: PITCH - 8, height: 27, corner: 13.5 };
  box(brush, at, brush.theme.movable.plate);
};
