import { isA, type Word, type Words, wordOf } from "../../bot/text/words.ts";
import { aheadOfUtc, type Zone } from "../../bot/text/zones.ts";
import { fill, first, named, type WordSlot } from "../../bot/words/slots.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../tables/services/time.ts";

/** A time of day by the group's clock, and its day. */
export type Moment = {
  /** `next`: the words name no day. Weekdays count from Monday, 1. */
  readonly day: "next" | "today" | "tomorrow" | "after-tomorrow" | Weekday;
  readonly hour: number;
  readonly minute: number;
  /** "At 8" may mean the evening. */
  readonly isLoose: boolean;
};

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The moment in some words, and the other words. */
type MomentSaid = {
  readonly moment:
    | Moment
    | { readonly code: "contest-bad-time" | "contest-which-time"; readonly word: string }
    | undefined;
  /** The zone if the words name one: many people use Moscow's wherever they live. */
  readonly zone: Zone | undefined;
  readonly rest: Words;
};

const ZONE = named<Zone>(
  [
    ["moscow", "moscow"],
    ["baku", "baku"],
    ["yerevan", "yerevan"],
  ],
  "by-zone",
);

const DAY = named<Exclude<Moment["day"], "next">>(
  [
    ["today", "today"],
    ["tomorrow", "tomorrow"],
    ["after-tomorrow", "after-tomorrow"],
    [1, "monday"],
    [2, "tuesday"],
    [3, "wednesday"],
    [4, "thursday"],
    [5, "friday"],
    [6, "saturday"],
    [7, "sunday"],
  ],
  "on-day",
);

/** "20", "20:00", "8.30", "8pm". */
const CLOCK_TIME = /^(\d{1,2})(?:([:.])(\d{2}))?(\p{L}[\p{L}.]*)?$/u;

type HourOfDay = Pick<Moment, "hour" | "minute" | "isLoose"> & { readonly word: string };

const TIME: WordSlot<HourOfDay | undefined> = first((words, place) => {
  const word = words[place]?.said ?? "";
  const [, hours, colon, minutes = "0", glued] = CLOCK_TIME.exec(word) ?? [];
  const half = glued === undefined ? undefined : wordOf(glued);
  if (hours === undefined || (half && !isA(half, "half-day"))) return undefined;
  const before = isA(words[place - 1], "at") ? 1 : 0;
  const isHalf = half !== undefined || isA(words[place + 1], "half-day");
  if (before === 0 && colon !== ":" && !isHalf) return undefined;
  const afterHours = isA(words[place + 1], "hours") ? 2 : 1;
  const part = partOf(half ?? words[place + afterHours]);
  const isSplit = half === undefined && part !== undefined;
  const isLoose = part === undefined && colon === undefined;
  return {
    value: { hour: hourOf(Number(hours), part), minute: Number(minutes), isLoose, word },
    before,
    length: isSplit ? afterHours + 1 : afterHours,
  };
});

const WHEN = { zone: ZONE, day: DAY, time: TIME } as const;

/** Takes a moment out of words: "at 20:00", "завтра в 19", "8 pm on Saturday". */
export const takeMoment = (words: Words): MomentSaid => {
  const { said, rest } = fill(WHEN, words);
  return { zone: said.zone, moment: momentOf(said.day, said.time), rest };
};

const momentOf = (
  day: Moment["day"] | undefined,
  time: HourOfDay | undefined,
): MomentSaid["moment"] => {
  if (!time) return day && { code: "contest-which-time", word: "" };
  const { word, ...clock } = time;
  const isTime = clock.hour < 24 && clock.minute < 60;
  return isTime ? { day: day ?? "next", ...clock } : { code: "contest-bad-time", word };
};

type Part = "morning" | "evening";

const partOf = (word: Word | undefined): Part | undefined => {
  if (isA(word, "morning")) return "morning";
  return isA(word, "evening") ? "evening" : undefined;
};

const hourOf = (hour: number, part: Part | undefined): number => {
  if (part === undefined || hour > 12) return hour;
  return (hour % 12) + (part === "evening" ? 12 : 0);
};

/** The moment in milliseconds since 1970; undefined if it is past. */
export const timeOf = (
  { day, hour, minute, isLoose }: Moment,
  zone: Zone,
  now: number,
): number | undefined => {
  const today = Math.floor((now + aheadOfUtc(zone, now)) / DAY_MS);
  const on = (days: number, atHour = hour): number => {
    const local = (today + days) * DAY_MS + atHour * HOUR_MS + minute * MINUTE_MS;
    // The zone's offset on that day may differ from today's.
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
