import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestPairs, MOST_COST } from "../../../../src/features/contests/cup/rules/pairs.ts";
import { chooser } from "../../../game/support.ts";

type Costs = readonly (readonly number[])[];

/** Every way to pair, tried. */
const leastByTrying = (costs: Costs, left: readonly number[]): number => {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map((other) => {
      const rest = others.filter((one) => one !== other);
      return (costs[first]?.[other] ?? 0) + leastByTrying(costs, rest);
    }),
  );
};

const symmetric = (count: number, cost: () => number): Costs => {
  const costs = Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
  for (const [one, row] of costs.entries()) {
    for (let other = 0; other < one; other++) {
      const both = cost();
      row[other] = both;
      costs[other]?.splice(one, 1, both);
    }
  }
  return costs;
};

const pairedIn = (costs: Costs): number => {
  const partners = cheapestPairs(costs.length, (one, other) => costs[one]?.[other] ?? 0);
  for (const [one, other] of partners.entries()) {
    expect(other).not.toBe(one);
    expect(partners[other]).toBe(one);
  }
  return partners.reduce((sum, other, one) => sum + (costs[one]?.[other] ?? 0), 0) / 2;
};

describe("everybody is paired at the least cost", () => {
  test("as found by trying all ways, for up to ten", () => {
    const any = fc.tuple(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(2, 4, 10, 1000, MOST_COST),
    );
    fc.assert(
      fc.property(any, ([half, seed, most]) => {
        const choose = chooser(seed);
        const costs = symmetric(2 * half, () => choose(most));
        expect(pairedIn(costs)).toBe(leastByTrying(costs, [...costs.keys()]));
      }),
      { numRuns: 300 },
    );
  });

  test("also 34 of them, with costs that are far apart", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const choose = chooser(seed);
      const costs = symmetric(34, () => (choose(3) === 0 ? MOST_COST - choose(50) : choose(9)));
      const least = pairedIn(costs);
      // Nobody can do better by changing partners with another pair.
      const partners = cheapestPairs(34, (one, other) => costs[one]?.[other] ?? 0);
      const cost = (one: number, other: number): number => costs[one]?.[other] ?? 0;
      for (const [one, mate] of partners.entries()) {
        for (const [other, its] of partners.entries()) {
          if (other === one || other === mate) continue;
          const before = cost(one, mate) + cost(other, its);
          expect(cost(one, other) + cost(mate, its)).toBeGreaterThanOrEqual(before);
        }
      }
      expect(least).toBeLessThan(17 * MOST_COST);
    }
  });
});
