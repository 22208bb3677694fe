import { expect, test } from "vitest";
import { simulate } from "./simulation.ts";

test("a morning of the whole bot, with people and faults, loses, doubles and reveals nothing", async () => {
  const { breaches, calls } = await simulate({ seed: 11, days: 1, sittings: 1 });
  expect(breaches).toEqual([]);
  expect(calls).toBeGreaterThan(300);
});

test("the same seed makes the same calls, and another one others", async () => {
  const short = { days: 1, sittings: 1 };
  const first = await simulate({ seed: 12, ...short });
  const again = await simulate({ seed: 12, ...short });
  const other = await simulate({ seed: 13, ...short });
  expect(again.digest).toBe(first.digest);
  expect(other.digest).not.toBe(first.digest);
});
