/// <reference path="./edmonds-blossom-fixed.d.ts" />
import matching from "edmonds-blossom-fixed";

/** A present or former player of a cup. Players are numbered by seed, from the first. */
export type CupPlayer<Id> = {
  readonly player: Id;
  /** The first round of this player. */
  readonly since: number;
  /** Out of the cup: by a missed deadline, or because their data was deleted. */
  readonly isGone: boolean;
};

/** Two players who meet in a round, or one with a bye, who wins by it. */
export type CupPair<Id> = {
  /** From 1. */
  readonly round: number;
  readonly one: Id;
  readonly other: Id | undefined;
  readonly winner: Id | undefined;
  /** A player was missing: the win does not count as a match. */
  readonly isForfeit: boolean;
};

/** Two players who will meet; without `other`, a bye. */
export type Meeting<Id> = readonly [one: Id, other: Id | undefined];

export const CUP_PLAYERS = { least: 2, most: 33 } as const;

/** With at least this many players a Swiss is offered besides a knock-out. */
export const SWISS_FROM = 9;

export const roundOf = <Id>(pairs: readonly CupPair<Id>[]): number =>
  Math.max(0, ...pairs.map(({ round }) => round));

export const isIn = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  pair.one === player || pair.other === player;

/** Whether the player has lost this decided pair. */
export const isLost = <Id>(pair: CupPair<Id>, player: Id): boolean =>
  isIn(pair, player) && pair.winner !== undefined && pair.winner !== player;

/** How often two players were paired, even if one of them did not come. */
export const countMeetings = <Id>(pairs: readonly CupPair<Id>[], one: Id, other: Id): number =>
  pairs.filter((pair) => isIn(pair, one) && isIn(pair, other)).length;

const byesOf = <Id>(pairs: readonly CupPair<Id>[], player: Id): number =>
  pairs.filter((pair) => pair.one === player && pair.other === undefined).length;

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

/** All lesser rules together weigh less than one breach of a greater one. */
const AGAIN = 2 ** 30;
const SECOND_BYE = 2 ** 25;

/**
 * Pairs all players; of an odd number one gets a bye. First as few rematches as possible, then as
 * few second byes, then the least `unfit`, which is below 2 ** 20 for each pair.
 */
export const pairAll = <Id>(
  players: readonly Id[],
  pairs: readonly CupPair<Id>[],
  unfit: (one: number, other: number | undefined) => number,
): readonly Meeting<Id>[] => {
  const count = players.length + (players.length % 2);
  const partners = cheapestPairs(count, (first, second) => {
    const [at, to] = first < second ? [first, second] : [second, first];
    const [one, other] = [players[at], players[to]];
    if (one === undefined) return 0;
    return other === undefined
      ? SECOND_BYE * byesOf(pairs, one) + unfit(at, undefined)
      : AGAIN * countMeetings(pairs, one, other) + unfit(at, to);
  });
  return players.flatMap((one, at): Meeting<Id>[] => {
    const partner = partners[at] ?? at;
    return partner > at ? [[one, players[partner]]] : [];
  });
};
