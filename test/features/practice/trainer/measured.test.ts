import { expect, test } from "vitest";
import { SEVEN, SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import {
  difficultyOf,
  firstRating,
} from "../../../../src/features/practice/trainer/rules/measured.ts";
import { UNRATED } from "../../../../src/game/rating.ts";
import { readSupply } from "../../../support/supply.ts";

test("every decision that ships has been measured (npm run rate-puzzles)", () => {
  for (const { supply } of SEVEN_GAMES.flatMap(readSupply))
    for (let number = 0; number < SEVEN; number++)
      expect(firstRating(supply, number).deviation).toBeLessThan(UNRATED.deviation);
  expect(firstRating(null, 0)).toEqual(UNRATED);
  expect(firstRating("unknown", 0)).toEqual(UNRATED);
});

test("what fewer find is harder, and what half of them find is as hard as a new player is strong", () => {
  const finder = [{ loss: 0, upTo: 1 }];
  const loser = [{ loss: 40, upTo: 1 }];
  const either = [
    { loss: 0, upTo: 0.5 },
    { loss: 40, upTo: 1 },
  ];
  expect(difficultyOf([finder, loser])).toBe(1500);
  expect(difficultyOf([either])).toBe(1500);
  expect(difficultyOf([finder, finder, loser])).toBeLessThan(1400);
  expect(difficultyOf([loser, loser, finder])).toBeGreaterThan(1600);
  expect(difficultyOf([finder])).toBeGreaterThan(800);
});
