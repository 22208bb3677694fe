import { among, type WishChoice, type WishChoices } from "../../bot/play/wish-menu.ts";
import { clockCode, clockOf } from "../../bot/press/clocks.ts";
import type { Say } from "../../bot/text/texts.ts";
import { clockText } from "../../bot/view/titles.ts";
import type { ClockTerms } from "../../game/clock.ts";
import type { PlannedStart } from "./presses.ts";

/**
 * A term on one button, which says what it is and what it is set to; a press turns it to the next
 * of its values.
 */
export const turning = <Wish, Value>(
  values: readonly Value[],
  value: Value,
  labelOf: (value: Value) => string,
  changeTo: (value: Value) => Partial<Wish>,
): WishChoice<Wish> => {
  const next = values[(values.indexOf(value) + 1) % values.length] ?? value;
  return { label: labelOf(value), change: changeTo(next), isChosen: false };
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** "45 min", "2 hours", "3 days". */
export const spanText = (minutes: number, say: Say): string => {
  if (minutes % DAY === 0) return say("contest-days", { count: minutes / DAY });
  if (minutes % HOUR === 0) return say("contest-hours", { count: minutes / HOUR });
  return say("clock-minutes", { count: minutes });
};

/** "in 2 hours" */
export const delayText = (minutes: number, say: Say): string =>
  say("contest-in", { time: spanText(minutes, say) });

/** When the contest begins, as a delay in minutes; nothing where words have said a time of day. */
export const startRow = (
  { startsAt, startsIn = 0 }: PlannedStart,
  { usual, none }: { readonly usual: readonly number[]; readonly none: string },
  say: Say,
): WishChoices<PlannedStart> => {
  if (startsAt) return [];
  const labelOf = (delay: number): string =>
    say("button-contest-start", { start: delay === 0 ? none : delayText(delay, say) });
  const values = [0, ...among(usual, startsIn)];
  return [[turning(values, startsIn, labelOf, (to): PlannedStart => ({ startsIn: to }))]];
};

type ClockWish = { readonly clock?: number };

/** A row for each clock, in full. */
export const clockRows = (
  usual: readonly ClockTerms[],
  { clock = 0 }: ClockWish,
  say: Say,
): WishChoices<ClockWish> =>
  among(usual.map(clockCode), clock)
    .flatMap((code) => clockOf(code) ?? [])
    .map((one) => [{ label: clockText(one, say), change: { clock: clockCode(one) } }]);
