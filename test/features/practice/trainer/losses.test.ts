import { expect, test } from "vitest";
import type { DecisionTheme } from "../../../../src/features/practice/decision/decision.ts";
import {
  type Attempted,
  lossByTheme,
  weakestTheme,
} from "../../../../src/features/practice/trainer/rules/losses.ts";

const NOVEMBER = Date.UTC(2026, 10, 25);
const DECEMBER = Date.UTC(2026, 11, 3);

const tried = (
  theme: DecisionTheme,
  losses: readonly number[],
  at = NOVEMBER,
  family: Attempted["family"] = "long",
): Attempted[] => losses.map((loss) => ({ family, theme, loss, at }));

test("losses are put together by theme and month, the newest month first, the dearest theme before others", () => {
  const losses = lossByTheme([
    ...tried("head", [10, 0]),
    ...tried("block", [20, 0]),
    ...tried("head", [4], DECEMBER),
    ...tried("race", [1], NOVEMBER, "short"),
  ]);
  expect(losses.map(({ month, theme, attempts, loss }) => [month, theme, attempts, loss])).toEqual([
    ["2026-12", "head", 1, 4],
    ["2026-11", "block", 2, 20],
    ["2026-11", "head", 2, 10],
    ["2026-11", "race", 1, 1],
  ]);
});

test("the weakest theme is told where there is enough of two, in the game and the month alone", () => {
  const five = [12, 0, 8, 0, 10];
  const enough = [...tried("head", five), ...tried("block", [3, 3, 3, 3, 3])];
  const weakest = (attempts: readonly Attempted[], at = NOVEMBER) =>
    weakestTheme(lossByTheme(attempts), "long", at)?.theme;
  expect(weakest(enough)).toBe("head");
  expect(weakest(enough, DECEMBER)).toBeUndefined();
  expect(weakest(tried("head", five))).toBeUndefined();
  expect(weakest([...enough, ...tried("race", [90])])).toBe("head");
  expect(weakest([...tried("head", five), ...tried("block", five, NOVEMBER, "short")])).toBe(
    undefined,
  );
  expect(weakest([...tried("head", [1, 1, 1, 1, 1]), ...tried("block", [0, 0, 0, 0, 0])])).toBe(
    undefined,
  );
});
