import { describe, expect, test } from "vitest";
import { FAILED_SEEDS } from "./seeds.ts";
import { simulate } from "./simulation.ts";

describe("a day of the whole bot, with people and faults", () => {
  test.each(FAILED_SEEDS)("with seed %i loses, doubles and reveals nothing", async (seed) => {
    const { breaches, calls } = await simulate({ seed, days: 1 });
    expect(breaches).toEqual([]);
    expect(calls).toBeGreaterThan(500);
  });

  test("makes the same calls with the same seed, and others with another one", async () => {
    const first = await simulate({ seed: 11, days: 1 });
    const again = await simulate({ seed: 11, days: 1 });
    const other = await simulate({ seed: 12, days: 1 });
    expect(again.digest).toBe(first.digest);
    expect(other.digest).not.toBe(first.digest);
  });
});
