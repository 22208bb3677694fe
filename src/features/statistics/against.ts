import type { Say } from "../../bot/text/texts.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Person } from "../../tables/people/people.ts";
import { knownOf, type Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";
import { isAmongPeople } from "./standings.ts";
import { statRowsIn } from "./stats-store.ts";

/** Two people, the reader first. */
export type TheTwo = { readonly me: PersonId; readonly friend: PersonId };

/** Features in which people are compared add their lines to the page about two of them. */
export const AGAINST =
  slotOf<(services: Services, two: TheTwo, say: Say) => readonly string[]>("against");

export const againstLines = (services: Services, two: TheTwo, say: Say): readonly string[] =>
  AGAINST.of(services).flatMap((linesOf) => linesOf(services, two, say));

/** Further games say nothing new about whom a person plays with. */
const MOST_GAMES_READ = 200;

/** The opponents of a person's last games, the most frequent first; none met by a search. */
export const rivalsOf = (services: Services, person: PersonId): readonly Person[] => {
  const games = new Map<PersonId, number>();
  const all = statRowsIn(services.store).ofPerson(person).filter(isAmongPeople);
  for (const { game, winner, loser } of all.slice(-MOST_GAMES_READ)) {
    const other = winner === person ? loser : winner;
    if (knownOf(services, "ofStrangers", game)) continue;
    games.set(other, (games.get(other) ?? 0) + 1);
  }
  return [...games]
    .toSorted(([, one], [, two]) => two - one)
    .flatMap(([other]) => services.store.people.person(other) ?? [])
    .filter(({ name }) => name !== "");
};
