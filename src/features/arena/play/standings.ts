import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import { isReachable } from "../../../tables/challenge/links.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { ArenaId } from "../rules/ids.ts";
import { type ArenaResult, type ArenaStanding, standingsOf } from "../rules/points.ts";
import type { Arena, ArenaGame } from "../store/arenas.ts";
import { arenasIn } from "../store/arenas.ts";

export type { Arena };

/** What counts in an arena, in the order in which it ended. */
export const resultsOf = ({ store }: Services, id: ArenaId): readonly ArenaResult<PersonId>[] =>
  arenasIn(store)
    .finished(id)
    .map(({ white, black, winner, mars }) => ({
      winner,
      loser: winner === white ? black : white,
      mars: mars === 1,
    }));

/** The last of some games that somebody has played. */
export const lastGame = (games: readonly ArenaGame[], person: PersonId): ArenaGame | undefined =>
  games.findLast(({ white, black }) => [white, black].includes(person));

export type ArenaRow = ArenaStanding<PersonId> & { readonly person: Person };

/** An arena as its message shows it. */
export type ArenaView = {
  readonly arena: Arena;
  /** The first comes first. */
  readonly rows: readonly ArenaRow[];
  readonly playing: number;
  /** Who plays as soon as there is somebody. */
  readonly waiting: number;
};

export const arenaView = (services: Services, arena: Arena): ArenaView => {
  const { store } = services;
  const players = arenasIn(store).players(arena.id);
  const running = arenasIn(store)
    .running(arena.id)
    .filter(({ endedAt }) => endedAt === null);
  const isPlaying = (one: PersonId) =>
    running.some((game) => [game.white, game.black].includes(one));
  const standings = standingsOf(
    players.map(({ person }) => person),
    resultsOf(services, arena.id),
  );
  const rows = standings.flatMap((standing) => {
    const person = store.people.person(standing.player);
    return person ? [{ ...standing, person }] : [];
  });
  return {
    arena,
    rows,
    playing: running.length,
    waiting: players.filter(
      ({ present, person }) => present === 1 && !isPlaying(person) && isReachable(services, person),
    ).length,
  };
};
