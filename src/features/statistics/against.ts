import type { Say } from "../../bot/text/texts.ts";
import { isComputer, type PersonId } from "../../ids/ids.ts";
import type { Person } from "../../tables/people/people.ts";
import { knownOf, type Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";
import { isAmongPeople } from "./standings.ts";
import { statRowsIn } from "./stats-store.ts";

/** Two people, the reader first. */
export type TheTwo = { readonly me: PersonId; readonly friend: PersonId };

/** A thing other than games in which people are compared. */
type Comparing = {
  /** Its lines on the page about two people. */
  readonly lines: (services: Services, two: TheTwo, say: Say) => readonly string[];
  /** With whom a person is compared there. */
  readonly others: (services: Services, person: PersonId) => readonly PersonId[];
};

/** Features in which people are compared add this to the page about two of them. */
export const AGAINST = slotOf<Comparing>("against");

export const againstLines = (services: Services, two: TheTwo, say: Say): readonly string[] =>
  AGAINST.of(services).flatMap(({ lines }) => lines(services, two, say));

/** Further games say nothing new about whom a person plays with. */
const MOST_GAMES_READ = 200;

/** A person's games with people, won, lost and drawn, the last at the end. */
const metIn = ({ store }: Services, person: PersonId) =>
  [
    ...store.draws.ofPerson({ person }).filter(({ other }) => !isComputer(other)),
    ...statRowsIn(store)
      .ofPerson(person)
      .filter(isAmongPeople)
      .map(({ game, winner, loser, at }) => ({
        ...{ game, at },
        other: winner === person ? loser : winner,
      })),
  ].toSorted((one, other) => one.at - other.at);

/**
 * The people with whom a person is compared: the opponents of their last games, the most frequent
 * first, none met by a search; then others.
 */
export const rivalsOf = (services: Services, person: PersonId): readonly Person[] => {
  const games = new Map<PersonId, number>();
  for (const { game, other } of metIn(services, person).slice(-MOST_GAMES_READ)) {
    if (knownOf(services, "ofStrangers", game)) continue;
    games.set(other, (games.get(other) ?? 0) + 1);
  }
  for (const { others } of AGAINST.of(services))
    for (const other of others(services, person)) games.set(other, games.get(other) ?? 0);
  return [...games]
    .toSorted(([, one], [, two]) => two - one)
    .flatMap(([other]) => services.store.people.person(other) ?? [])
    .filter(({ name }) => name !== "");
};
