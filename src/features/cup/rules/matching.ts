/// <reference path="./edmonds-blossom-fixed.d.ts" />
import matching from "edmonds-blossom-fixed";

/** The dearest that a pair may be: sums over all pairs stay exact. */
export const MOST_COST = 2 ** 40;

/**
 * Everybody paired at the least cost, exactly, by Edmonds' blossoms. `cost` is of two places below `count`, an even
 * number, the same both ways, a whole number from 0 to `MOST_COST`; what comes is the partner of each place.
 */
export const cheapestPairs = (
  count: number,
  cost: (one: number, other: number) => number,
): readonly number[] => {
  const edges = Array.from({ length: count }, (_, other) =>
    Array.from({ length: other }, (_, one) => [one, other, MOST_COST - cost(one, other)] as const),
  ).flat();
  // As many pairs as there can be go before what they weigh.
  return edges.length === 0 ? [] : matching(edges, true);
};
