import type { Seeker } from "./pairs.ts";
import { apart, type SeekerWish, sharedGame, termsOf } from "./wishes.ts";

const MOST_OFFERS = 3;

/** A player who has looked for so long is offered those who wait for other games, too. */
export const ELSEWHERE_AFTER_MS = 20_000;

/** Players with equal wishes, in the order in which they came. */
type Alike<Id> = { readonly wish: SeekerWish; readonly members: readonly Seeker<Id>[] };

/**
 * For each player the others whose game they could join, on the other's terms: the nearest wish
 * first, and of equal ones who has waited longer. Other games come last, and after a while.
 */
export const offersFor = <Id>(
  seekers: readonly Seeker<Id>[],
  mayMeet: (one: Id, other: Id) => boolean,
  now: number,
): ReadonlyMap<Id, readonly Id[]> => {
  const groups = groupsOf(seekers);
  return new Map(
    groups.flatMap((group) => {
      const { here, elsewhere } = othersFor(group, groups);
      const all = [...here, ...elsewhere];
      return group.members.map(({ player, since }) => {
        const isPatient = since + ELSEWHERE_AFTER_MS <= now;
        return [player, offersIn(isPatient ? all : here, player, mayMeet)] as const;
      });
    }),
  );
};

const groupsOf = <Id>(seekers: readonly Seeker<Id>[]): readonly Alike<Id>[] => {
  const groups = new Map<string, { wish: SeekerWish; members: Seeker<Id>[] }>();
  // Many players have the same wish.
  const known = new Map<SeekerWish, Seeker<Id>[]>();
  const membersWith = (wish: SeekerWish): Seeker<Id>[] => {
    const key = `${wish.game} ${termsOf(wish)}`;
    const group = groups.get(key) ?? { wish, members: [] };
    groups.set(key, group);
    known.set(wish, group.members);
    return group.members;
  };
  for (const seeker of seekers.toSorted((one, other) => one.since - other.since))
    (known.get(seeker.wish) ?? membersWith(seeker.wish)).push(seeker);
  return [...groups.values()];
};

/** Those who wait for the game of a wish, and for others, each the nearest wish first. */
const othersFor = <Id>({ wish }: Alike<Id>, groups: readonly Alike<Id>[]) => {
  const nearest = groups
    .map((group) => ({ group, distance: apart(wish, group.wish) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ group }) => group);
  const isHere = (group: Alike<Id>): boolean => sharedGame(wish, group.wish) !== undefined;
  return {
    here: nearest.filter(isHere),
    elsewhere: nearest.filter((group) => !isHere(group)),
  };
};

const offersIn = <Id>(
  groups: readonly Alike<Id>[],
  one: Id,
  mayMeet: (one: Id, other: Id) => boolean,
): readonly Id[] => {
  const offers: Id[] = [];
  for (const { members } of groups) {
    for (const { player } of members) {
      if (offers.length === MOST_OFFERS) return offers;
      if (player !== one && mayMeet(one, player)) offers.push(player);
    }
  }
  return offers;
};
