import { expect, test } from "vitest";
import { speaker } from "../../../../src/bot/text/texts.ts";
import type { Square } from "../../../../src/features/practice/decision/decision.ts";
import {
  sharedStanding,
  standingText,
} from "../../../../src/features/practice/seven/pages/words.ts";

const say = speaker("en");

const GOOD = ["best", "best", "best", "small", "large", "large", "large"] as const;
const POOR = [...GOOD.slice(1), "large"] as const;

const told = (standing: Parameters<typeof standingText>[0], squares: readonly Square[] = GOOD) => [
  ...standingText(standing, squares, true, say),
  ...sharedStanding(standing, squares, say),
];

test("a player hears whom they have beaten, never that they are alone or the last", () => {
  for (const others of [0, 1, 5]) expect(told({ others, beaten: 0 })).toEqual([]);
  expect(told({ others: 8, beaten: 5 })).toEqual([
    "Better than 63% of players so far.",
    "better than 63% of players",
  ]);
  expect(standingText({ others: 8, beaten: 8 }, GOOD, false, say)).toEqual(["The best of all!"]);
  expect(told({ others: 8, beaten: 8 })).toEqual([
    "The best of all so far!",
    "the best of all so far",
  ]);
});

test("nobody is the best of all with two right ones, or of one other player", () => {
  expect(told({ others: 8, beaten: 8 }, POOR)).toEqual([]);
  expect(told({ others: 1, beaten: 1 })).toEqual([]);
});
