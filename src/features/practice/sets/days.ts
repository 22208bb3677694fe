import { DAY_MS } from "../../../tables/services/time.ts";

/** Days of the seven begin at 04:00 UTC for all players. They are numbered from 1. */
const FIRST_DAY = Date.UTC(2026, 10, 23, 4);
/** One missed day in this many does not end a streak. */
const FREEZE_DAYS = 7;

/** The number of the day at a time in milliseconds. Earlier times count as the first day. */
export const dayOf = (time: number): number =>
  Math.max(1, Math.floor((time - FIRST_DAY) / DAY_MS) + 1);

/** Shipped sets without a day have numbers from here on: no bot runs for that many days. */
export const FIRST_SHIPPED = 1_000_000;

export const isShipped = (day: number): boolean => day >= FIRST_SHIPPED;

/** Whether a seven is closed: its answers may be shown to those who have played it. */
export const isPast = (day: number, today: number): boolean => day < today || isShipped(day);

export const dayBegins = (day: number): number => FIRST_DAY + (day - 1) * DAY_MS;

/** Days in a row; `frozen` are the missed days among them that were forgiven. */
export type Streak = { readonly days: number; readonly frozen: readonly number[] };

const NO_STREAK: Streak = { days: 0, frozen: [] };

const goOn = ({ days, frozen }: Streak, last: number, day: number): Streak => {
  const missed = day - last - 1;
  if (missed === 0) return { days: days + 1, frozen };
  const isFree = day - 1 - (frozen.at(-1) ?? Number.NEGATIVE_INFINITY) >= FREEZE_DAYS;
  if (missed === 1 && isFree) return { days: days + 1, frozen: [...frozen, day - 1] };
  return { days: 1, frozen: [] };
};

/**
 * The current streak, from the played days in any order. A missed day adds nothing, but does not
 * end the streak if none of the six days before it was forgiven. Today does not count as missed
 * before it is over.
 */
export const streakOf = (played: readonly number[], today: number): Streak => {
  const days = [...new Set(played)].filter((day) => day <= today).toSorted((one, two) => one - two);
  let streak = NO_STREAK;
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    streak = goOn(streak, last, day);
    last = day;
  }
  if (last === today) return streak;
  // The streak still stands if playing today would continue it.
  const next = goOn(streak, last, today);
  if (next.days === 1) return NO_STREAK;
  return { ...streak, frozen: next.frozen };
};
