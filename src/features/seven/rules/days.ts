export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of the seven begin at 04:00 UTC everywhere at once, numbered from 1. */
const FIRST_DAY = Date.UTC(2026, 10, 23, 4);
/** One missed day a week does not end a streak. */
const FREEZE_DAYS = 7;

/** The number of the day at a time in milliseconds; what was before the first belongs to it. */
export const dayOf = (time: number): number =>
  Math.max(1, Math.floor((time - FIRST_DAY) / DAY_MS) + 1);

/** When a day begins, in milliseconds; it ends when the next one begins. */
export const dayBegins = (day: number): number => FIRST_DAY + (day - 1) * DAY_MS;

/** Days in a row; `frozen` are the missed ones in it that a freeze made good. */
export type Streak = { readonly days: number; readonly frozen: readonly number[] };

const NO_STREAK: Streak = { days: 0, frozen: [] };

/** The streak from the days before to one later day, that was played. */
const goOn = ({ days, frozen }: Streak, last: number, day: number): Streak => {
  const missed = day - last - 1;
  if (missed === 0) return { days: days + 1, frozen };
  const isFree = day - 1 - (frozen.at(-1) ?? Number.NEGATIVE_INFINITY) >= FREEZE_DAYS;
  if (missed === 1 && isFree) return { days: days + 1, frozen: [...frozen, day - 1] };
  return { days: 1, frozen: [] };
};

/**
 * The streak as it stands today, from the days played in any order. A missed day does not count and does not
 * end it, if none of the six days before it was forgiven; today is not missed while it lasts.
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
  // Would playing today go on with it?
  const next = goOn(streak, last, today);
  if (next.days === 1) return NO_STREAK;
  return { ...streak, frozen: next.frozen };
};
