import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import { standingOf } from "../../../tables/game/finished.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type Cup, type CupId, type CupPairRow, cupsIn } from "./cups.ts";
import {
  type CupPart,
  type KnockoutStanding,
  knockoutStandings,
  partOf,
} from "./rules/knockout.ts";
import { type CupPair, type CupPlayer, roundOf } from "./rules/pairs.ts";
import { lastEntry, type SwissStanding, swissStandings } from "./rules/swiss.ts";

/** The players of a cup by their seeds. */
export const playersIn = ({ store }: Services, id: CupId): readonly CupPlayer<PersonId>[] =>
  cupsIn(store)
    .players(id)
    .map(({ person, since, gone }) => ({ player: person, since, isGone: gone === 1 }));

export const pairsIn = ({ store }: Services, id: CupId): readonly CupPair<PersonId>[] =>
  cupsIn(store).pairs(id).map(pairOf);

const pairOf = ({ round, one, other, winner, forfeit }: CupPairRow): CupPair<PersonId> => ({
  ...{ round, one },
  other: other ?? undefined,
  winner: winner ?? undefined,
  isForfeit: forfeit === 1,
});

/** A pair as the cup's picture shows it. */
export type CupMatch = CupPair<PersonId> & {
  /** The points of both in their match; undefined for a bye. */
  readonly score: readonly [bigint, bigint] | undefined;
  readonly due: number;
  readonly part: CupPart;
};

/** A cup as the group sees it. */
export type CupView = {
  readonly cup: Cup;
  readonly people: ReadonlyMap<PersonId, Person>;
  /** By their seeds; before the first round in the order of their entries. */
  readonly players: readonly CupPlayer<PersonId>[];
  readonly matches: readonly CupMatch[];
  readonly round: number;
  readonly takesPlayers: boolean;
  /** The leader first. */
  readonly standings:
    | { readonly kind: "knock-out"; readonly rows: readonly KnockoutStanding<PersonId>[] }
    | { readonly kind: "swiss"; readonly rows: readonly SwissStanding<PersonId>[] };
};

export const cupView = (services: Services, cup: Cup): CupView => {
  const { store } = services;
  const players = playersIn(services, cup.id);
  const rows = cupsIn(store)
    .pairs(cup.id)
    .map((row) => ({ row, pair: pairOf(row) }));
  const pairs = rows.map(({ pair }) => pair);
  const matches = rows.map(({ row, pair }) => ({
    ...pair,
    due: row.due,
    score: scoreOf(services, row),
    part: partOf(pairs, pair),
  }));
  const named = [cup.maker, ...players.map(({ player }) => player)];
  const people = named.flatMap((id): [PersonId, Person][] => {
    const person = store.people.person(id);
    return person ? [[id, person]] : [];
  });
  return {
    cup,
    people: new Map(people),
    players,
    matches,
    round: roundOf(matches),
    takesPlayers: mayEnter(cup, roundOf(matches)),
    standings: cup.rounds
      ? { kind: "swiss", rows: swissStandings(players, matches) }
      : { kind: "knock-out", rows: knockoutStandings(players, matches) },
  };
};

/** Players may enter before the first round, in a Swiss until half of the rounds have begun. */
export const mayEnter = ({ rounds }: Cup, round: number): boolean =>
  round <= lastEntry(rounds ?? 0);

const scoreOf = (services: Services, { one, other, series }: CupPairRow): CupMatch["score"] => {
  if (series === null || other === null) return undefined;
  const { score } = standingOf(services, services.store.games.series(series), {
    white: one,
    black: other,
  });
  return [score.white, score.black];
};
