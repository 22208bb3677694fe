/** A player who looks for any opponent. */
export type Seeker<Id> = {
  readonly player: Id;
  /** The wanted game: only players with the same wish can meet. */
  readonly wish: string;
  readonly rating: number;
  /** Since when they look, in milliseconds. */
  readonly since: number;
};

/** Two players whose ratings differ by at most this much can meet at once. */
export const NEAR = 150;

/** After this time any opponent will do. */
export const WIDE_AFTER_MS = 60_000;

/**
 * The pairs that meet now, the nearest in rating first. In each pair, the player who has looked
 * longer comes first.
 */
export const meetingsOf = <Id>(
  seekers: readonly Seeker<Id>[],
  avoids: (one: Id, other: Id) => boolean,
  now: number,
): readonly (readonly [Id, Id])[] => {
  const byTime = [...seekers].sort((one, other) => one.since - other.since);
  const possible = byTime
    .flatMap((one, at) => byTime.slice(at + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => mayMeet(one, other, now))
    .sort((a, b) => apart(a.one, a.other) - apart(b.one, b.other));
  const met = new Set<Id>();
  const pairs: (readonly [Id, Id])[] = [];
  for (const { one, other } of possible) {
    const [first, second] = [one.player, other.player];
    if (met.has(first) || met.has(second)) continue;
    if (avoids(first, second) || avoids(second, first)) continue;
    met.add(first).add(second);
    pairs.push([first, second]);
  }
  return pairs;
};

const apart = <Id>(one: Seeker<Id>, other: Seeker<Id>): number =>
  Math.abs(one.rating - other.rating);

/** A player who has looked for long meets any opponent, even one who has just come. */
const mayMeet = <Id>(one: Seeker<Id>, other: Seeker<Id>, now: number): boolean => {
  const isLong = Math.min(one.since, other.since) + WIDE_AFTER_MS <= now;
  return one.wish === other.wish && (isLong || apart(one, other) <= NEAR);
};
