import { describe, expect, test } from "vitest";
import { dayBegins, dayOf, streakOf } from "../../../../src/features/practice/sets/days.ts";

const NONE = { days: 0, frozen: [] };

describe("a day of the seven", () => {
  test("begins at 04:00 UTC and ends when the next begins", () => {
    expect(dayOf(Date.UTC(2026, 10, 23, 4))).toBe(1);
    expect(dayOf(Date.UTC(2026, 10, 24, 3, 59, 59, 999))).toBe(1);
    expect(dayOf(Date.UTC(2026, 10, 24, 4))).toBe(2);
    expect(dayOf(Date.UTC(2023, 0, 1))).toBe(1);
    for (const day of [1, 2, 365, 5000]) expect(dayOf(dayBegins(day))).toBe(day);
  });
});

describe("a streak", () => {
  test("counts days in a row, in any order, and today is not missed while it lasts", () => {
    expect(streakOf([], 5)).toEqual(NONE);
    expect(streakOf([5], 5)).toEqual({ days: 1, frozen: [] });
    expect(streakOf([4, 3, 5, 5], 5)).toEqual({ days: 3, frozen: [] });
    expect(streakOf([3, 4, 5], 6)).toEqual({ days: 3, frozen: [] });
  });

  test("outlives one missed day, which does not count", () => {
    expect(streakOf([1, 2, 4, 5], 5)).toEqual({ days: 4, frozen: [3] });
    expect(streakOf([1, 2, 3], 5)).toEqual({ days: 3, frozen: [4] });
  });

  test("ends with two missed days", () => {
    expect(streakOf([1, 2, 5], 5)).toEqual({ days: 1, frozen: [] });
    expect(streakOf([1, 2], 5)).toEqual(NONE);
  });

  test("has one freeze in seven days", () => {
    expect(streakOf([1, 3, 5], 5)).toEqual({ days: 1, frozen: [] });
    expect(streakOf([1, 3], 5)).toEqual(NONE);
    expect(streakOf([1, 3, 4, 5, 6, 7, 8, 10], 10)).toEqual({ days: 8, frozen: [2, 9] });
    expect(streakOf([1, 3, 4, 5, 6, 7, 9], 9)).toEqual({ days: 1, frozen: [] });
  });

  test("a day that has not come says nothing", () => {
    expect(streakOf([1, 2, 9], 2)).toEqual({ days: 2, frozen: [] });
  });
});
