import { simplified, wordsFor } from "../../../bot/text/words.ts";
import { aheadOfUtc, type Zone } from "../../../bot/text/zones.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../tables/services/time.ts";

/** A time of day by the clock of a group, and which day's. */
export type Moment = {
  /** `next`: not said. Weekdays count from Monday, 1. */
  readonly day: "next" | "today" | "tomorrow" | "after-tomorrow" | Weekday;
  readonly hour: number;
  readonly minute: number;
  /** Said as people say it: at 8 they may mean the evening. */
  readonly isLoose: boolean;
};

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What was said about when, and the words around it. */
export type MomentSaid = {
  readonly moment:
    | Moment
    | { readonly code: "event-bad-time" | "event-which-time"; readonly word: string }
    | undefined;
  /** Whose clocks were meant, where that was said: many say Moscow's wherever they live. */
  readonly zone: Zone | undefined;
  readonly rest: readonly string[];
};

const AT_WORDS = wordsFor("words-at");
const ON_WORDS = wordsFor("words-on-day");
const MOSCOW_WORDS = wordsFor("words-moscow");
const BY_WORDS = wordsFor("words-by-zone");
const HOUR_WORDS = wordsFor("words-hours");
const MORNING_WORDS = wordsFor("words-morning");
const EVENING_WORDS = wordsFor("words-evening");
const DAYS: readonly (readonly [Exclude<Moment["day"], "next">, ReadonlySet<string>])[] = [
  ["today", wordsFor("words-today")],
  ["tomorrow", wordsFor("words-tomorrow")],
  ["after-tomorrow", wordsFor("words-after-tomorrow")],
  [1, wordsFor("words-monday")],
  [2, wordsFor("words-tuesday")],
  [3, wordsFor("words-wednesday")],
  [4, wordsFor("words-thursday")],
  [5, wordsFor("words-friday")],
  [6, wordsFor("words-saturday")],
  [7, wordsFor("words-sunday")],
];

/** "20", "20:00", "8.30", "8pm". */
const TIME = /^(?<hours>\d{1,2})(?:(?<colon>[:.])(?<minutes>\d{2}))?(?<half>[ap]\.?m\.?)?$/iu;

const HALF = /^[ap]\.?m\.?$/iu;

/** Takes out of words when something is to begin: "at 20:00", "завтра в 19", "8 pm on Saturday". */
export const takeMoment = (words: readonly string[]): MomentSaid => {
  const { zone, others: said } = takeZone(words);
  const { day, rest } = takeDay(said);
  for (const at of rest.keys()) {
    const found = timeAt(rest, at);
    if (!found) continue;
    const { from, end, word, ...time } = found;
    const others = [...rest.slice(0, from), ...rest.slice(end)];
    const isTime = time.hour < 24 && time.minute < 60;
    return {
      moment: isTime ? { day: day ?? "next", ...time } : { code: "event-bad-time", word },
      zone,
      rest: others,
    };
  }
  return { moment: day && { code: "event-which-time", word: "" }, zone, rest };
};

const takeZone = (words: readonly string[]) => {
  const at = words.findIndex((word) => MOSCOW_WORDS.has(simplified(word)));
  if (at < 0) return { zone: undefined, others: words };
  const from = BY_WORDS.has(simplified(words[at - 1] ?? "")) ? at - 1 : at;
  return { zone: "moscow", others: [...words.slice(0, from), ...words.slice(at + 1)] } as const;
};

const takeDay = (words: readonly string[]) => {
  for (const [at, word] of words.entries()) {
    const [day] = DAYS.find(([, names]) => names.has(simplified(word))) ?? [];
    if (day === undefined) continue;
    const from = ON_WORDS.has(simplified(words[at - 1] ?? "")) ? at - 1 : at;
    return { day, rest: [...words.slice(0, from), ...words.slice(at + 1)] };
  }
  return { day: undefined, rest: words };
};

type TimeFound = Pick<Moment, "hour" | "minute" | "isLoose"> & {
  readonly from: number;
  readonly end: number;
  readonly word: string;
};

const timeAt = (words: readonly string[], at: number): TimeFound | undefined => {
  const word = words[at] ?? "";
  const { hours, colon, minutes = "0", half } = TIME.exec(word)?.groups ?? {};
  if (hours === undefined) return undefined;
  const isAfterAt = AT_WORDS.has(simplified(words[at - 1] ?? ""));
  const afterHours = HOUR_WORDS.has(simplified(words[at + 1] ?? "")) ? at + 2 : at + 1;
  const part = partOf(half ?? words[afterHours]);
  const isHalf = half !== undefined || HALF.test(words[at + 1] ?? "");
  const isClear = isAfterAt || colon === ":" || isHalf;
  if (!isClear) return undefined;
  const isSplit = half === undefined && part !== undefined;
  return {
    hour: hourOf(Number(hours), part),
    minute: Number(minutes),
    isLoose: part === undefined && colon === undefined,
    from: isAfterAt ? at - 1 : at,
    end: isSplit ? afterHours + 1 : afterHours,
    word,
  };
};

type Part = "morning" | "evening";

const partOf = (word = ""): Part | undefined => {
  const simple = simplified(word).replaceAll(" ", "");
  if (MORNING_WORDS.has(simple)) return "morning";
  return EVENING_WORDS.has(simple) ? "evening" : undefined;
};

const hourOf = (hour: number, part: Part | undefined): number => {
  if (part === undefined || hour > 12) return hour;
  return (hour % 12) + (part === "evening" ? 12 : 0);
};

/** When that is, in milliseconds; undefined where it is past. */
export const timeOf = (
  { day, hour, minute, isLoose }: Moment,
  zone: Zone,
  now: number,
): number | undefined => {
  const today = Math.floor((now + aheadOfUtc(zone, now)) / DAY_MS);
  const on = (days: number, atHour = hour): number => {
    const local = (today + days) * DAY_MS + atHour * HOUR_MS + minute * MINUTE_MS;
    // By the clocks of that day, which may not be those of today.
    return local - aheadOfUtc(zone, local - aheadOfUtc(zone, now));
  };
  const hours = isLoose && hour > 0 && hour < 12 ? [hour, hour + 12] : [hour];
  const isAhead = (time: number): boolean => time > now;
  switch (day) {
    case "next":
      return [...hours.map((one) => on(0, one)), on(1)].find(isAhead);
    case "today":
      return hours.map((one) => on(0, one)).find(isAhead);
    case "tomorrow":
      return on(1);
    case "after-tomorrow":
      return on(2);
    default: {
      // The first day of 1970 was a Thursday.
      const until = (((day - 4 - today) % 7) + 7) % 7;
      return [on(until), on(until + 7)].find(isAhead);
    }
  }
};
