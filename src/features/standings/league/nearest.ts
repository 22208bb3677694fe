import type { PersonId } from "../../../ids/ids.ts";
import type { TopStanding } from "../statistics/standings-store.ts";

/** Two neighbours in a table, and the points between them. */
export type Rivals = {
  readonly above: PersonId;
  readonly below: PersonId;
  readonly points: bigint;
};

/** With fewer games a place is chance. */
const LEAST_GAMES = 3;
/** More do not fit into one line. */
const MOST_PAIRS = 3;

/**
 * Rivals of the coming week by a past week's table, the best first: each has at most one, and the
 * nearest find each other first.
 */
export const rivalsOf = (table: readonly TopStanding[]): readonly Rivals[] => {
  const players = table.filter(({ games }) => games >= LEAST_GAMES);
  const neighbours = players.flatMap((above, at): Rivals[] => {
    const below = players[at + 1];
    if (!below) return [];
    return [{ above: above.person, below: below.person, points: above.points - below.points }];
  });
  const taken = new Set<PersonId>();
  return neighbours
    .toSorted((one, two) => Number(one.points - two.points))
    .filter(({ above, below }) => {
      const isFree = !taken.has(above) && !taken.has(below);
      if (isFree) taken.add(above).add(below);
      return isFree;
    })
    .slice(0, MOST_PAIRS);
};
