/// <reference path="./edmonds-blossom-fixed.d.ts" />
import matching from "edmonds-blossom-fixed";

/** The greatest cost of a pair, so that sums over all pairs stay exact. */
export const MOST_COST = 2 ** 40;

/**
 * Pairs all players at the least total cost, exactly, by Edmonds' blossom algorithm. `count` is
 * even. `cost` of two places below `count` is symmetric, a whole number from 0 to `MOST_COST`.
 * Returns the partner of each place.
 */
export const cheapestPairs = (
  count: number,
  cost: (one: number, other: number) => number,
): readonly number[] => {
  const edges = Array.from({ length: count }, (_, other) =>
    Array.from({ length: other }, (_, one) => [one, other, MOST_COST - cost(one, other)] as const),
  ).flat();
  // The number of pairs comes before their weight.
  return edges.length === 0 ? [] : matching(edges, true);
};
