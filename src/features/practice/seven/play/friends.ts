import type { PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { slotOf } from "../../../../tables/services/slots.ts";
import { SEVEN } from "../sets/types.ts";
import type { SevenDay } from "../store/sevens.ts";
import { type SevenState, sevenState } from "./play.ts";

/** Tells which others have shown a seven to a person and seen theirs. */
export const SEVEN_FRIENDS =
  slotOf<(services: Services, person: PersonId, where: SevenDay) => readonly PersonId[]>(
    "seven friends",
  );

/** Another player of a seven, whose squares stand beside one's own. */
export type SevenFriend = { readonly name: string; readonly state: SevenState };

/** A result has no room for more. */
const MOST_FRIENDS = 5;

/** The others who have played a seven to its end and share it with a person. */
export const friendsIn = (
  services: Services,
  person: PersonId,
  where: SevenDay,
): readonly SevenFriend[] => {
  const all = SEVEN_FRIENDS.of(services).flatMap((friendsOf) => friendsOf(services, person, where));
  return [...new Set(all)]
    .flatMap((friend) => sevenFriend(services, friend, where) ?? [])
    .slice(0, MOST_FRIENDS);
};

/** A player with their squares; undefined before all seven turns are played. */
export const sevenFriend = (
  services: Services,
  person: PersonId,
  where: SevenDay,
): SevenFriend | undefined => {
  const state = sevenState(services, person, where);
  const name = services.store.people.person(person)?.name ?? "";
  return state?.answers.length === SEVEN ? { name, state } : undefined;
};
