import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOutOfSight, nextRest } from "../../../src/tables/game/standing.ts";

const LEAST = 40_000;
const MOST = 600_000;

const rests = fc.integer({ min: LEAST, max: MOST });
const times = fc.integer({ min: 0, max: 86_400_000 });
const counts = fc.nat(500);

describe("how long a table's message stands before the next one", () => {
  test("is forty seconds at least, ten minutes at most, and never more than doubles", () => {
    fc.assert(
      fc.property(times, rests, counts, (stoodMs, restMs, talked) => {
        const next = nextRest({ stoodMs, restMs }, talked);
        expect(next).toBeGreaterThanOrEqual(LEAST);
        expect(next).toBeLessThanOrEqual(Math.min(MOST, 2 * restMs));
      }),
    );
  });

  test("is shorter the more people have talked", () => {
    fc.assert(
      fc.property(times, rests, counts, counts, (stoodMs, restMs, one, more) => {
        const stood = { stoodMs, restMs };
        expect(nextRest(stood, one + more)).toBeLessThanOrEqual(nextRest(stood, one));
      }),
    );
  });

  test("doubles while nobody talks, and is back at once where they do", () => {
    const rest = { stoodMs: 80_000, restMs: 80_000 };
    expect(nextRest(rest, 0)).toBe(160_000);
    expect(nextRest(rest, 40)).toBe(LEAST);
  });

  test("stays where the bot cannot tell", () => {
    fc.assert(
      fc.property(times, rests, (stoodMs, restMs) => {
        expect(nextRest({ stoodMs, restMs }, undefined)).toBe(restMs);
      }),
    );
  });
});

describe("a table in a group", () => {
  const at = (stoodMs: number, below: number, isHeard: boolean) =>
    isOutOfSight({ stoodMs, restMs: 120_000, below, isHeard });

  test("is out of sight below six messages that are known, though not at once", () => {
    expect([at(39_000, 6, true), at(41_000, 6, true), at(41_000, 6, false)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("is so after its rest where talk is not heard, and only there", () => {
    expect([at(119_000, 0, false), at(120_000, 0, false), at(86_400_000, 5, true)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("does not come back into sight by itself", () => {
    fc.assert(
      fc.property(times, times, counts, counts, fc.boolean(), (ms, later, below, more, isHeard) => {
        expect(at(ms + later, below + more, isHeard) || !at(ms, below, isHeard)).toBe(true);
      }),
    );
  });
});
