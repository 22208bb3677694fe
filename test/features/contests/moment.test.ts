import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { wordsIn } from "../../../src/bot/text/words.ts";
import { zoneLabel } from "../../../src/bot/text/zone-words.ts";
import { aheadOfUtc, type Zone } from "../../../src/bot/text/zones.ts";
import { takeMoment, timeOf } from "../../../src/features/contests/moment.ts";

/** A Wednesday in January, 15:00 in Moscow. */
const NOW = Date.UTC(2026, 0, 14, 12);

const said = (text: string) => {
  const { rest, ...taken } = takeMoment(wordsIn(text));
  return { ...taken, rest: rest.map((word) => word.said) };
};

/** When that is, in UTC; or what is wrong with it. */
const meant = (text: string, zone: Zone = "moscow", now = NOW): string | undefined => {
  const { moment } = said(text);
  if (!moment || "code" in moment) return moment?.code;
  const time = timeOf(moment, zone, now);
  return time === undefined ? "past" : new Date(time).toISOString().slice(0, 16);
};

describe("a time of day", () => {
  test.each([
    ["короткие в 20:00", "2026-01-14T17:00"],
    ["короткие в 20.30", "2026-01-14T17:30"],
    ["короткие 45 20:00", "2026-01-14T17:00"],
    ["короткие в 14:00", "2026-01-15T11:00"],
    ["short at 8 pm", "2026-01-14T17:00"],
    ["short 8pm", "2026-01-14T17:00"],
    ["short 8 p.m.", "2026-01-14T17:00"],
    ["short at 12 am", "2026-01-14T21:00"],
    ["в 8", "2026-01-14T17:00"],
    ["в 08:00", "2026-01-15T05:00"],
    ["в 8 утра", "2026-01-15T05:00"],
    ["в 8 часов вечера", "2026-01-14T17:00"],
    ["в 20 часов", "2026-01-14T17:00"],
    ["завтра в 19", "2026-01-15T16:00"],
    ["в 19 завтра", "2026-01-15T16:00"],
    ["послезавтра в 19:15", "2026-01-16T16:15"],
    ["day after tomorrow at 19:15", "2026-01-16T16:15"],
    ["сегодня в 14:59", "past"],
    ["сегодня в 8", "2026-01-14T17:00"],
    ["в субботу в 19", "2026-01-17T16:00"],
    ["on Saturday at 19:00", "2026-01-17T16:00"],
    ["в среду в 19", "2026-01-14T16:00"],
    ["в среду в 14", "2026-01-21T11:00"],
    ["во вторник в 0:05", "2026-01-19T21:05"],
    ["в 25:00", "contest-bad-time"],
    ["в 20:75", "contest-bad-time"],
    ["at 45", "contest-bad-time"],
    ["короткие завтра", "contest-which-time"],
    ["короткие 45 30с", undefined],
    ["кавказские за 3 дня", undefined],
    ["короткие 5 2 дня", undefined],
    ["long 5+10 90", undefined],
    ["long in 20 minutes", undefined],
  ])("«%s» is understood", (text, time) => expect(meant(text)).toBe(time));

  test("leaves the other words as they were said", () => {
    expect(said("короткие в субботу 45 в 8 часов вечера 30с").rest).toEqual([
      "короткие",
      "45",
      "30с",
    ]);
  });

  test.each([
    ["длинные в 20:00 по Баку", "baku"],
    ["короткие завтра в 19 по Еревану", "yerevan"],
    ["long at 20:00 by Baku", "baku"],
  ])("%s has the clock of that city", (words, zone) => {
    expect(said(words).zone).toBe(zone);
  });

  test("may be said by Moscow, wherever people live", () => {
    expect(said("короткие в 20:00 по мск 30с")).toMatchObject({
      zone: "moscow",
      rest: ["короткие", "30с"],
    });
    expect(said("короткие в 20:00").zone).toBeUndefined();
  });

  test("is that of the day on which it is, also where clocks change before it", () => {
    // In Berlin clocks go on by an hour in the night to Sunday, 29 March.
    const friday = Date.UTC(2026, 2, 27, 12);
    expect(meant("в субботу в 20:00", "berlin", friday)).toBe("2026-03-28T19:00");
    expect(meant("в воскресенье в 20:00", "berlin", friday)).toBe("2026-03-29T18:00");
    expect(meant("в 20:00", "tehran", friday)).toBe("2026-03-27T16:30");
    expect(meant("at 20:00", "new-york", friday)).toBe("2026-03-28T00:00");
  });

  test("belongs to a city, which says how far it is ahead", () => {
    expect(aheadOfUtc("london", NOW)).toBe(0);
    const say = speaker("ru");
    expect(zoneLabel("tehran", NOW, say)).toBe("Тегеран +3:30");
    expect(zoneLabel("new-york", NOW, say)).toBe("Нью-Йорк −5");
  });
});
