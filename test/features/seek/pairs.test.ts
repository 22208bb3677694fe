import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  meetingsOf,
  NEAR,
  type Seeker,
  WIDE_AFTER_MS,
} from "../../../src/features/seek/rules/pairs.ts";

const NOW = 1_000_000;

const nobodyAvoids = (): boolean => false;

const seeker = (player: number, rating: number, waited = 0, wish = "short"): Seeker<number> => ({
  player,
  wish,
  rating,
  since: NOW - waited,
});

describe("who looks for an opponent", () => {
  test("meets the nearest in rating", () => {
    const seekers = [seeker(1, 1500), seeker(2, 1620), seeker(3, 1530), seeker(4, 1640)];
    expect(meetingsOf(seekers, nobodyAvoids, NOW)).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  test("meets nobody who is far stronger, until one of the two has looked for a minute", () => {
    const far = (waited: number) => [seeker(1, 1500, waited), seeker(2, 1500 + NEAR + 1)];
    expect(meetingsOf(far(WIDE_AFTER_MS - 1), nobodyAvoids, NOW)).toEqual([]);
    expect(meetingsOf(far(WIDE_AFTER_MS), nobodyAvoids, NOW)).toEqual([[1, 2]]);
  });

  test("meets nobody who wants to play something else", () => {
    const both = [seeker(1, 1500, 2 * WIDE_AFTER_MS), seeker(2, 1500, 0, "long")];
    expect(meetingsOf(both, nobodyAvoids, NOW)).toEqual([]);
  });
});

const anySeekers = fc
  .array(
    fc.record({
      rating: fc.integer({ min: 800, max: 2400 }),
      waited: fc.integer({ min: 0, max: 3 * WIDE_AFTER_MS }),
      wish: fc.constantFrom("short", "long"),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map((one, at) => seeker(at, one.rating, one.waited, one.wish)));

const anyAvoided = fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 20 });

describe("for any who look at the same time", () => {
  const evening = (seekers: readonly Seeker<number>[], avoided: readonly [number, number][]) => {
    const avoids = (one: number, other: number): boolean =>
      avoided.some(([by, of]) => by === one && of === other);
    return { avoids, pairs: meetingsOf(seekers, avoids, NOW) };
  };
  const accepts = (one: Seeker<number>, other: Seeker<number>): boolean => {
    const isLong = Math.max(NOW - one.since, NOW - other.since) >= WIDE_AFTER_MS;
    return one.wish === other.wish && (isLong || Math.abs(one.rating - other.rating) <= NEAR);
  };

  test("nobody waits while somebody acceptable waits too", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        const { pairs, avoids } = evening(seekers, avoided);
        const met = new Set(pairs.flat());
        const left = seekers.filter(({ player }) => !met.has(player));
        for (const one of left) {
          for (const other of left) {
            if (one === other || !accepts(one, other)) continue;
            expect(avoids(one.player, other.player) || avoids(other.player, one.player)).toBe(true);
          }
        }
      }),
    );
  });

  test("nobody meets two, nobody whom either avoids, and nobody who is not acceptable", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        const { pairs, avoids } = evening(seekers, avoided);
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
        for (const [first, second] of pairs) {
          const [one, other] = [seekers[first], seekers[second]];
          expect(one && other && accepts(one, other)).toBe(true);
          expect(avoids(first, second) || avoids(second, first)).toBe(false);
        }
      }),
    );
  });

  test("whoever meets whom does not depend on the order in which they are named", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        // No two pairs are as near to each other as another.
        const apart = seekers.map((one, at) => ({ ...one, rating: one.rating + 2 ** -at }));
        const { pairs } = evening(apart, avoided);
        const unordered = (all: typeof pairs) =>
          all.map((pair) => pair.toSorted().join()).toSorted();
        expect(unordered(evening(apart.toReversed(), avoided).pairs)).toEqual(unordered(pairs));
      }),
    );
  });
});
