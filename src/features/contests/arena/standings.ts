import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type Arena, type ArenaGame, type ArenaId, arenasIn } from "./arenas.ts";
import { type ArenaResult, type ArenaStanding, standingsOf } from "./rules/points.ts";

/** The results that count, in the order of the games' ends. */
export const resultsOf = ({ store }: Services, id: ArenaId): readonly ArenaResult<PersonId>[] =>
  arenasIn(store)
    .finished(id)
    .map(({ white, black, winner, mars, early }) =>
      winner === null
        ? { drawn: [white, black] }
        : {
            winner,
            loser: winner === white ? black : white,
            mars: mars === 1,
            early: early === 1,
          },
    );

export const lastGame = (games: readonly ArenaGame[], person: PersonId): ArenaGame | undefined =>
  games.findLast(({ white, black }) => [white, black].includes(person));

export type ArenaRow = ArenaStanding<PersonId> & { readonly person: Person };

/** An arena as the group sees it. */
export type ArenaView = {
  readonly arena: Arena;
  /** The leader first. */
  readonly rows: readonly ArenaRow[];
  readonly playing: number;
  /** The number of players who have no game now and want one. */
  readonly waiting: number;
};

/** Whether somebody beside this row has as many points, so that something else decides. */
export const isTied = (rows: readonly ArenaRow[], at: number): boolean =>
  [rows[at - 1], rows[at + 1]].some(
    (one) => one !== undefined && one.points > 0 && one.points === rows[at]?.points,
  );

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
