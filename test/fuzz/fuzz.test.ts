import { expect, test } from "vitest";
import { FORGERS } from "./forge.ts";
import { fuzz } from "./fuzz.ts";

test("forged updates bring no exception and change nothing of anybody else", async () => {
  const { breaches, taken, known } = await fuzz(500, 1);
  expect(breaches).toEqual([]);
  expect(taken).toBe(500);
  // They have come to the handlers: the bot knows those who sent them.
  expect(known).toBe(FORGERS);
});
