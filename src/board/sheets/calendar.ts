import type { Pixel } from "../layout/geometry.ts";
import { fitSize } from "../letters/font.ts";
import { type Box, type Brush, framedBox, label } from "../paint/brush.ts";
import { type Panel, SMALL } from "./sheet.ts";

/** The state of a day. `kept`: the player was absent, but the streak went on. */
export type CalendarDay = "played" | "kept" | "missed" | "ahead";

/** A month of seven columns, Monday first. */
export type CalendarFacts = {
  readonly heading: string;
  /** The number of empty places before the first day. */
  readonly before: number;
  readonly days: readonly CalendarDay[];
};

const COLUMNS = 7;
const ROW = 36;
const CELL = { width: 52, height: 32 } as const;
const AROUND = 74;

/** Every day of a month with its number: played days are white checkers, forgiven days red ones. */
export const calendarPanel = (facts: CalendarFacts): Panel => ({
  height: AROUND + ROW * Math.ceil((facts.before + facts.days.length) / COLUMNS),
  heading: facts.heading,
  paint: (brush, inside) => paintMonth(brush, inside, facts),
});

const paintMonth = (brush: Brush, inside: Box, { before, days }: CalendarFacts): void => {
  const pitch = inside.width / COLUMNS;
  for (const [index, day] of days.entries()) {
    const place = before + index;
    const x = inside.x + pitch * ((place % COLUMNS) + 0.5);
    const y = inside.y + ROW * (Math.floor(place / COLUMNS) + 0.5);
    const text = `${index + 1}`;
    const ink = paintDay(brush, { x, y }, day);
    label(brush, text, { x, y, align: "center" }, fitSize(text, SMALL, CELL.width - 10), ink);
  }
};

/** The background of a day's number; returns the ink of the number. */
const paintDay = (brush: Brush, { x, y }: Pixel, day: CalendarDay): string => {
  const { checkers, field } = brush.theme;
  if (day === "missed" || day === "ahead") return day === "missed" ? field.ink : field.ornament;
  const { edge, face, ink } = checkers[day === "played" ? "white" : "black"];
  const at = { x: x - CELL.width / 2, y: y - CELL.height / 2, ...CELL, corner: CELL.height / 2 };
  framedBox(brush, at, edge, 2, face);
  return ink;
};
