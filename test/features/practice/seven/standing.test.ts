import { expect, test } from "vitest";
import { speaker } from "../../../../src/bot/text/texts.ts";
import {
  sharedStanding,
  standingText,
} from "../../../../src/features/practice/seven/pages/words.ts";

const say = speaker("en");

test("a player hears whom they have beaten, never that they are alone or the last", () => {
  for (const others of [0, 1, 5])
    expect([
      ...standingText({ others, beaten: 0 }, true, say),
      ...sharedStanding({ others, beaten: 0 }, say),
    ]).toEqual([]);
  expect(standingText({ others: 8, beaten: 5 }, true, say)).toEqual([
    "Better than 63% of players so far.",
  ]);
  expect(standingText({ others: 8, beaten: 8 }, false, say)).toEqual(["The best of all!"]);
  expect(sharedStanding({ others: 8, beaten: 8 }, say)).toEqual(["the best of all so far"]);
});
