import { DAY_MS, WEEK_MS } from "../../../tables/services/time.ts";

export const PERIODS = ["week", "month", "all"] as const;

/** All games of a chat, or those of one week or month, by its number. */
export type Span = { readonly period: (typeof PERIODS)[number]; readonly number: number };
export type Period = Span["period"];

/**
 * Weeks begin on Mondays with the day of the seven, at 04:00 UTC, everywhere at once; so do months.
 */
const FIRST_WEEK = Date.UTC(2024, 0, 1, 4);
const MONTHS = 12;

/** The week, the month or the whole at a time in milliseconds. */
export const spanAt = (period: Period, time: number): Span => ({
  period,
  number: numberAt(period, time),
});

const numberAt = (period: Period, time: number): number => {
  switch (period) {
    case "week":
      return Math.floor((time - FIRST_WEEK) / WEEK_MS);
    case "month": {
      const day = new Date(time - (FIRST_WEEK % DAY_MS));
      return day.getUTCFullYear() * MONTHS + day.getUTCMonth();
    }
    case "all":
      return 0;
  }
};

/** When a week begins, in milliseconds; it ends when the next one begins. */
export const weekBegins = (week: number): number => FIRST_WEEK + week * WEEK_MS;
