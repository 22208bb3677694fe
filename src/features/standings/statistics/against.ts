import type { StatsPanel } from "../../../board/sheets/stats.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { isComputer, type PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../tables/people/people.ts";
import { knownOf, type Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { isAmongPeople } from "./standings.ts";
import { statRowsIn } from "./stats-store.ts";

/** Two people, the reader first. */
export type TheTwo = { readonly me: PersonId; readonly friend: PersonId };

/** A thing that people do beside games, on the pages about one and two of them. */
type Practice = {
  /** Its lines on a person's own page. */
  readonly lines?: (services: Services, person: PersonId, say: Say) => readonly string[];
  /** Its panels in the picture of that page. */
  readonly panels?: (services: Services, person: PersonId, say: Say) => readonly StatsPanel[];
  /** Its lines on the page about two people. */
  readonly between?: (services: Services, two: TheTwo, say: Say) => readonly string[];
  /** With whom a person is compared there. */
  readonly others?: (services: Services, person: PersonId) => readonly PersonId[];
};

export const PRACTICE = slotOf<Practice>();

export const practiceLines = (services: Services, person: PersonId, say: Say): readonly string[] =>
  PRACTICE.of(services).flatMap(({ lines }) => lines?.(services, person, say) ?? []);

export const practicePanels = (
  services: Services,
  person: PersonId,
  say: Say,
): readonly StatsPanel[] =>
  PRACTICE.of(services).flatMap(({ panels }) => panels?.(services, person, say) ?? []);

export const againstLines = (services: Services, two: TheTwo, say: Say): readonly string[] =>
  PRACTICE.of(services).flatMap(({ between }) => between?.(services, two, say) ?? []);

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
  for (const { others } of PRACTICE.of(services))
    for (const other of others?.(services, person) ?? []) games.set(other, games.get(other) ?? 0);
  return [...games]
    .toSorted(([, one], [, two]) => two - one)
    .flatMap(([other]) => services.store.people.person(other) ?? [])
    .filter(({ name }) => name !== "");
};
