import { beforeAll, describe, expect, test } from "vitest";
import { type Simulated, simulate } from "./simulation.ts";

describe("a morning of the whole bot, with people and faults", () => {
  const lives: Simulated[] = [];

  beforeAll(async () => {
    for (const seed of [12, 12]) lives.push(await simulate({ seed, days: 1, sittings: 1 }));
  });

  test("loses, doubles and reveals nothing", () => {
    expect(lives.flatMap(({ breaches }) => breaches)).toEqual([]);
    for (const { calls } of lives) expect(calls).toBeGreaterThan(300);
  });

  test("makes the same calls with the same seed", () => {
    const [first, again] = lives.map(({ digest }) => digest);
    expect(again).toBe(first);
  });
});
