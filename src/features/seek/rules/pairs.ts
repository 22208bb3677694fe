import { type Queue, queueOf, type Rated } from "./queue.ts";
import { ANY, type SeekerWish, stakesOf, termsOf } from "./wishes.ts";

/** A player who looks for an opponent. */
export type Seeker<Id> = {
  readonly player: Id;
  readonly wish: SeekerWish;
  readonly ratingIn: (game: string) => number;
  /** Since when they look, in milliseconds. */
  readonly since: number;
};

/** Two players whose ratings differ by at most this much can meet at once. */
export const NEAR = 150;

/** After this time any opponent will do, and any clock. */
export const WIDE_AFTER_MS = 60_000;

/** The player who has looked longer, whose clock it will be, and the other one. */
export type Encounter<Id> = { readonly elder: Id; readonly younger: Id };

/**
 * The pairs that meet now. The players choose in the order in which they came, each the nearest in
 * rating who wants the same game, cube and match – and the same clock, unless both have looked for
 * long.
 */
export const meetingsOf = <Id>(
  seekers: readonly Seeker<Id>[],
  mayMeet: (elder: Id, younger: Id) => boolean,
  now: number,
): readonly Encounter<Id>[] => {
  const isWide = ({ since }: Seeker<Id>): boolean => since + WIDE_AFTER_MS <= now;
  const queues = queuesOf(seekers, isWide);
  const queuesIn = (seeker: Seeker<Id>) => queues.get(seeker) ?? [];
  const met = new Set<Seeker<Id>>();
  const meetings: Encounter<Id>[] = [];
  for (const elder of seekers.toSorted((one, other) => one.since - other.since)) {
    if (met.has(elder)) continue;
    const within = isWide(elder) ? Number.POSITIVE_INFINITY : NEAR;
    const fits = (other: Seeker<Id>): boolean => mayMeet(elder.player, other.player);
    const [nearest] = queuesIn(elder)
      .flatMap((queue) => queue.nearest(elder, within, fits) ?? [])
      .sort((one, other) => one.apart - other.apart);
    if (!nearest) continue;
    meetings.push({ elder: elder.player, younger: nearest.player.player });
    for (const one of [elder, nearest.player]) {
      met.add(one);
      for (const queue of queuesIn(one)) queue.leave(one);
    }
  }
  return meetings;
};

/** A queue before its players are in order. */
type QueueMembers<Id> = { readonly game: string; readonly members: Rated<Seeker<Id>>[] };

/**
 * The queues in which each player stands: for each game one of equal terms, and one of those who
 * take any clock.
 */
const queuesOf = <Id>(
  seekers: readonly Seeker<Id>[],
  isWide: (seeker: Seeker<Id>) => boolean,
): ReadonlyMap<Seeker<Id>, readonly Queue<Seeker<Id>>[]> => {
  const games = [...new Set([ANY, ...seekers.map(({ wish }) => wish.game)])];
  const named = new Map<string, QueueMembers<Id>>();
  const standingIn = (game: string, terms: string): QueueMembers<Id> =>
    kept(named, `${game} ${terms}`, () => ({ game, members: [] }));
  const inGames = (wish: SeekerWish, terms: string): readonly QueueMembers<Id>[] =>
    (wish.game === ANY ? games : [wish.game]).map((game) => standingIn(game, terms));
  // Many players have the same wish.
  const equal = new Map<SeekerWish, readonly QueueMembers<Id>[]>();
  const wide = new Map<SeekerWish, readonly QueueMembers<Id>[]>();
  const standings = seekers.map((player) => {
    const { wish } = player;
    const alike = kept(equal, wish, () => inGames(wish, termsOf(wish)));
    const others = isWide(player) ? kept(wide, wish, () => inGames(wish, stakesOf(wish))) : [];
    return [...alike, ...others];
  });
  for (const [at, player] of seekers.entries()) {
    for (const { game, members } of standings[at] ?? []) {
      members.push({ player, rating: player.ratingIn(game) });
    }
  }
  const queues = new Map<QueueMembers<Id>, Queue<Seeker<Id>>>();
  const queueFor = (one: QueueMembers<Id>) => kept(queues, one, () => queueOf(one.members));
  return new Map(seekers.map((player, at) => [player, (standings[at] ?? []).map(queueFor)]));
};

/** What is kept under a key, made at its first use. */
const kept = <Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
};
