import { DAY_MS } from "../../features/seven/rules/days.ts";

export { DAY_MS };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const WEEK_MS = 7 * DAY_MS;
