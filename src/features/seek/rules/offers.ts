import type { Seeker } from "./pairs.ts";
import { apart, type SeekerWish, sharedGame, termsOf } from "./wishes.ts";

const MOST_OFFERS = 3;

/** Players with equal wishes, in the order in which they came. */
type Alike<Id> = { readonly wish: SeekerWish; readonly members: readonly Id[] };

/**
 * For each player the others whose game they could join, on the other's terms: the nearest wish
 * first, and of equal ones who has waited longer.
 */
export const offersFor = <Id>(
  seekers: readonly Seeker<Id>[],
  mayMeet: (one: Id, other: Id) => boolean,
): ReadonlyMap<Id, readonly Id[]> => {
  const groups = groupsOf(seekers);
  return new Map(
    groups.flatMap((group) => {
      const others = joinableBy(group, groups);
      return group.members.map((one) => [one, offersIn(others, one, mayMeet)] as const);
    }),
  );
};

const groupsOf = <Id>(seekers: readonly Seeker<Id>[]): readonly Alike<Id>[] => {
  const groups = new Map<string, { wish: SeekerWish; members: Id[] }>();
  // Many players have the same wish.
  const known = new Map<SeekerWish, Id[]>();
  const membersWith = (wish: SeekerWish): Id[] => {
    const key = `${wish.game} ${termsOf(wish)}`;
    const group = groups.get(key) ?? { wish, members: [] };
    groups.set(key, group);
    known.set(wish, group.members);
    return group.members;
  };
  for (const { player, wish } of seekers.toSorted((one, other) => one.since - other.since))
    (known.get(wish) ?? membersWith(wish)).push(player);
  return [...groups.values()];
};

const joinableBy = <Id>({ wish }: Alike<Id>, groups: readonly Alike<Id>[]): readonly Alike<Id>[] =>
  groups
    .filter((other) => sharedGame(wish, other.wish) !== undefined)
    .map((group) => ({ group, distance: apart(wish, group.wish) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ group }) => group);

const offersIn = <Id>(
  groups: readonly Alike<Id>[],
  one: Id,
  mayMeet: (one: Id, other: Id) => boolean,
): readonly Id[] => {
  const offers: Id[] = [];
  for (const { members } of groups) {
    for (const other of members) {
      if (offers.length === MOST_OFFERS) return offers;
      if (other !== one && mayMeet(one, other)) offers.push(other);
    }
  }
  return offers;
};
