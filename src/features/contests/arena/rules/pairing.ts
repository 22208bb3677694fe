export type Free<Id> = {
  readonly player: Id;
  /** The place in the standings, from 0. */
  readonly rank: number;
  /** The opponent of their last game. */
  readonly last: Id | undefined;
  /** When they became free, in milliseconds. */
  readonly since: number;
};

export type Pair<Id> = readonly [Id, Id];

/** Two players who have just met wait this long for another opponent. */
export const REMATCH_AFTER_MS = 15_000;

/** The pairs to play now. One player of an odd number waits, and so may two who have just met. */
export const pairsOf = <Id>(free: readonly Free<Id>[], now: number): readonly Pair<Id>[] => {
  const pairs = avoidRematches(pairNeighbours(evenOf(free)));
  // If the clock was set back, `since` can lie in the future.
  const isRecent = (since: number): boolean => since <= now && now < since + REMATCH_AFTER_MS;
  const mayAgain = ([one, other]: FreePair<Id>): boolean =>
    !isRematch(one, other) || !isRecent(Math.max(one.since, other.since));
  return pairs.filter(mayAgain).map(([one, other]) => [one.player, other.player]);
};

type FreePair<Id> = readonly [Free<Id>, Free<Id>];

/**
 * Of an odd number, leaves out the player who has waited least; with two left who have just met,
 * one of those.
 */
const evenOf = <Id>(free: readonly Free<Id>[]): readonly Free<Id>[] => {
  const byRank = [...free].sort((one, other) => one.rank - other.rank);
  if (byRank.length % 2 === 0) return byRank;
  const latest = [...byRank].sort((one, other) => other.since - one.since || other.rank - one.rank);
  const leaves = latest.find((one) => !isForced(byRank.filter((other) => other !== one)));
  return byRank.filter((one) => one !== (leaves ?? latest[0]));
};

/** Whether the only two players left have just met. */
const isForced = <Id>(free: readonly Free<Id>[]): boolean => {
  const [one, other] = free;
  return free.length === 2 && one !== undefined && other !== undefined && isRematch(one, other);
};

const isRematch = <Id>(one: Free<Id>, other: Free<Id>): boolean =>
  one.last === other.player || other.last === one.player;

/** Pairs neighbours in rank, avoiding players who have just met where possible. */
const pairNeighbours = <Id>(byRank: readonly Free<Id>[]): readonly FreePair<Id>[] => {
  const [first, ...others] = byRank;
  if (first === undefined) return [];
  const second = others.find((one) => !isRematch(first, one)) ?? others[0];
  if (second === undefined) return [];
  return [[first, second], ...pairNeighbours(others.filter((one) => one !== second))];
};

/** Two who have just met swap partners with another pair, the nearest in rank where this helps. */
const avoidRematches = <Id>(pairs: readonly FreePair<Id>[]): readonly FreePair<Id>[] => {
  const at = pairs.findIndex(([one, other]) => isRematch(one, other));
  const [one, other] = pairs[at] ?? [];
  if (one === undefined || other === undefined) return pairs;
  const ways = pairs.flatMap((pair, index) =>
    index === at ? [] : swaps([one, other], pair).map((two) => ({ index, two })),
  );
  const near = ways.toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at))[0];
  if (!near) return pairs;
  const kept = pairs.filter((_, index) => index !== at && index !== near.index);
  return avoidRematches([...kept, ...near.two]);
};

/** The ways of mixing two pairs in which no two players meet who have just met. */
const swaps = <Id>(
  [a, b]: FreePair<Id>,
  [c, d]: FreePair<Id>,
): readonly (readonly FreePair<Id>[])[] =>
  [[c, d] as const, [d, c] as const]
    .map(([one, other]): readonly FreePair<Id>[] => [
      [a, one],
      [b, other],
    ])
    .filter((pairs) => pairs.every(([one, other]) => !isRematch(one, other)));
