import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { dayBegins, dayOf, streakOf } from "../../sets/days.ts";
import { sevensIn } from "../../sets/sevens.ts";

/** A day of a person: `kept` was made good by a freeze, `ahead` is not missed (yet). */
export type SevenDayKind = "played" | "kept" | "missed" | "ahead";

/** The days of this month, including those before the first seven. */
type SevenMonth = {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** The days of its first week that belong to the month before; weeks begin on Monday. */
  readonly before: number;
  readonly days: readonly SevenDayKind[];
};

const WEEK = 7;

/** A person's month of sevens; undefined if they have never played one. */
export const sevenMonth = (
  { store, now }: Pick<Services, "store" | "now">,
  person: PersonId,
): SevenMonth | undefined => {
  const played = sevensIn(store).daysPlayed(person);
  if (played.length === 0) return undefined;
  const today = dayOf(now());
  const date = new Date(dayBegins(today));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = today - date.getUTCDate() + 1;
  const [whole, kept] = [new Set(played), new Set(streakOf(played, today).frozen)];
  const kindOf = (day: number): SevenDayKind => {
    if (whole.has(day)) return "played";
    if (kept.has(day)) return "kept";
    return day >= today || day < 1 ? "ahead" : "missed";
  };
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return {
    year,
    month: month + 1,
    before: (new Date(Date.UTC(year, month, 1)).getUTCDay() + WEEK - 1) % WEEK,
    days: Array.from({ length }, (_, at) => kindOf(first + at)),
  };
};
