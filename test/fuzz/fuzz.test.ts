import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";

test("forged updates bring no exception and change nothing of anybody else", async () => {
  const { breaches, taken } = await fuzz(800, 1);
  expect(breaches).toEqual([]);
  expect(taken).toBe(800);
});
