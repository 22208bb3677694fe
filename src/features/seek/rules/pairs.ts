import { ANY, type SeekerWish, stakesOf, termsOf } from "./wishes.ts";

/** A player in a queue, beside the next weaker and the next stronger who still wait. */
type QueueSpot<Player> = {
  readonly player: Player;
  readonly rating: number;
  below: QueueSpot<Player> | undefined;
  above: QueueSpot<Player> | undefined;
};

/** The player found, and how far apart the two are in rating. */
type Neighbour<Player> = { readonly player: Player; readonly apart: number };

/** Links players in the order of their ratings, so that a search looks at neighbours alone. */
const lineUp = <Player>(spots: readonly QueueSpot<Player>[]): void => {
  let below: QueueSpot<Player> | undefined;
  for (const spot of spots.toSorted((one, other) => one.rating - other.rating)) {
    spot.below = below;
    if (below) below.above = spot;
    below = spot;
  }
};

const leave = <Player>({ below, above }: QueueSpot<Player>): void => {
  if (below) below.above = above;
  if (above) above.below = below;
};

/** The nearest player in rating who fits, at most `within` apart. */
const nearestTo = <Player>(
  { rating, ...sides }: QueueSpot<Player>,
  within: number,
  fits: (other: Player) => boolean,
): Neighbour<Player> | undefined => {
  let { below, above } = sides;
  for (;;) {
    const down = below ? rating - below.rating : Number.POSITIVE_INFINITY;
    const up = above ? above.rating - rating : Number.POSITIVE_INFINITY;
    const next = down <= up ? below : above;
    const apart = Math.min(down, up);
    if (!next || apart > within) return undefined;
    if (fits(next.player)) return { player: next.player, apart };
    if (next === below) below = next.below;
    else above = next.above;
  }
};

export type Seeker<Id> = {
  readonly player: Id;
  readonly wish: SeekerWish;
  readonly ratingIn: (game: string) => number;
  /** Since when they look, in milliseconds. */
  readonly since: number;
  /** They left a game early not long ago. */
  readonly isLeaver: boolean;
};

/** Two players whose ratings differ by at most this much can meet at once. */
export const NEAR = 150;

/** After this time a player meets any opponent, with any clock. */
export const WIDE_AFTER_MS = 60_000;

/** The player who has looked longer, and the other one. */
export type Encounter<Id> = { readonly elder: Id; readonly younger: Id };

/** A player who waits, with their spots in the queues. */
type Waiting<Id> = {
  readonly seeker: Seeker<Id>;
  readonly isWide: boolean;
  readonly spots: QueueSpot<Waiting<Id>>[];
};

/**
 * The pairs that meet now. The players choose in the order in which they came, each the nearest in
 * rating who wants the same game, cube and match – and the same clock, unless both have looked for
 * long. Leavers meet each other first, and others once one of the two has looked for long.
 */
export const meetingsOf = <Id>(
  seekers: readonly Seeker<Id>[],
  mayMeet: (elder: Id, younger: Id) => boolean,
  now: number,
): readonly Encounter<Id>[] => {
  const met = new Set<Waiting<Id>>();
  const meetings: Encounter<Id>[] = [];
  for (const elder of inQueues(seekers, now)) {
    if (met.has(elder)) continue;
    const younger = nearestOf(elder, mayMeet);
    if (!younger) continue;
    meetings.push({ elder: elder.seeker.player, younger: younger.seeker.player });
    for (const one of [elder, younger]) {
      met.add(one);
      for (const spot of one.spots) leave(spot);
    }
  }
  return meetings;
};

const nearestOf = <Id>(
  player: Waiting<Id>,
  mayMeet: (elder: Id, younger: Id) => boolean,
): Waiting<Id> | undefined => {
  const { player: own, isLeaver } = player.seeker;
  const meets = ({ seeker }: Waiting<Id>): boolean => mayMeet(own, seeker.player);
  const alike = nearestWho(player, (other) => other.seeker.isLeaver === isLeaver && meets(other));
  if (alike || !player.isWide) return alike;
  return nearestWho(player, (other) => other.seeker.isLeaver !== isLeaver && meets(other));
};

const nearestWho = <Id>(
  { isWide, spots }: Waiting<Id>,
  fits: (other: Waiting<Id>) => boolean,
): Waiting<Id> | undefined => {
  const within = isWide ? Number.POSITIVE_INFINITY : NEAR;
  let nearest: Neighbour<Waiting<Id>> | undefined;
  for (const spot of spots) {
    const found = nearestTo(spot, within, fits);
    if (found && found.apart < (nearest?.apart ?? Number.POSITIVE_INFINITY)) nearest = found;
  }
  return nearest?.player;
};

/** The players of one game who can meet if they are near enough. */
type Queue<Id> = { readonly game: string; readonly spots: QueueSpot<Waiting<Id>>[] };

/**
 * The players in the order in which they came, each in their queues: for each game one of equal
 * terms, and one of those who take any clock.
 */
const inQueues = <Id>(seekers: readonly Seeker<Id>[], now: number): readonly Waiting<Id>[] => {
  const games = [...new Set([ANY, ...seekers.map(({ wish }) => wish.game)])];
  const named = new Map<string, Queue<Id>>();
  const queuesFor = ({ game: wanted }: SeekerWish, terms: string): readonly Queue<Id>[] =>
    (wanted === ANY ? games : [wanted]).map((game) =>
      getOrMake(named, `${game} ${terms}`, () => ({ game, spots: [] })),
    );
  // Many players have the same wish.
  const equal = new Map<SeekerWish, readonly Queue<Id>[]>();
  const wide = new Map<SeekerWish, readonly Queue<Id>[]>();
  const join = (player: Waiting<Id>, queues: readonly Queue<Id>[]): void => {
    for (const { game, spots } of queues) {
      const rating = player.seeker.ratingIn(game);
      const spot = { player, rating, below: undefined, above: undefined };
      player.spots.push(spot);
      spots.push(spot);
    }
  };
  const all = seekers
    .toSorted((one, other) => one.since - other.since)
    .map((seeker) => {
      const { wish, since } = seeker;
      const player = { seeker, isWide: since + WIDE_AFTER_MS <= now, spots: [] };
      join(
        player,
        getOrMake(equal, wish, () => queuesFor(wish, termsOf(wish))),
      );
      if (player.isWide)
        join(
          player,
          getOrMake(wide, wish, () => queuesFor(wish, stakesOf(wish))),
        );
      return player;
    });
  for (const { spots } of named.values()) lineUp(spots);
  return all;
};

const getOrMake = <Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
};
