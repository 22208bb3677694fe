import type { Pair } from "../../arena/rules/pairing.ts";

/** Somebody who looks for an opponent, whoever that may be. */
export type Seeker<Id> = {
  readonly player: Id;
  /** What they want to play; only who wants the same can meet. */
  readonly wish: string;
  readonly rating: number;
  /** Since when they look, in milliseconds. */
  readonly since: number;
};

/** So far apart in rating two can meet at once. */
export const NEAR = 150;

/** After so long anybody will do. */
export const WIDE_AFTER_MS = 60_000;

/** Who meets whom now, the nearest in rating first; of two the one who has looked for longer is named first. */
export const meetingsOf = <Id>(
  seekers: readonly Seeker<Id>[],
  avoids: (one: Id, other: Id) => boolean,
  now: number,
): readonly Pair<Id>[] => {
  const byTime = [...seekers].sort((one, other) => one.since - other.since);
  const possible = byTime
    .flatMap((one, at) => byTime.slice(at + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => mayMeet(one, other, now))
    .sort((a, b) => apart(a.one, a.other) - apart(b.one, b.other));
  const met = new Set<Id>();
  const pairs: Pair<Id>[] = [];
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

/** Whoever has looked for long meets anybody, also somebody who has only just come. */
const mayMeet = <Id>(one: Seeker<Id>, other: Seeker<Id>, now: number): boolean => {
  const isLong = Math.min(one.since, other.since) + WIDE_AFTER_MS <= now;
  return one.wish === other.wish && (isLong || apart(one, other) <= NEAR);
};
