import { UNRATED } from "../../../game/rating.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import { DONE, type Done, refused } from "../../../rules/result.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { statRowsIn } from "../../standings/door.ts";
import { bringWait } from "../waiting.ts";
import { type Cup, type CupId, type CupMember, cupsIn } from "./cups.ts";
import { nextKnockout } from "./rules/knockout.ts";
import { CUP_PLAYERS, type Meeting, roundOf, SWISS_FROM } from "./rules/pairs.ts";
import { nextSwiss, roundsFor } from "./rules/swiss.ts";
import { pairsIn, playersIn } from "./standings.ts";

/** The numbers of rounds that a Swiss may have here; none if the cup must be a knock-out. */
export const swissFor = ({ store }: Services, { id, rounds, state }: Cup): readonly number[] => {
  const players = cupsIn(store).players(id).length;
  const isAsked = state === "open" && rounds === null && players >= SWISS_FROM;
  return isAsked ? roundsFor(players) : [];
};

/** Begins cups at their planned time in the usual form; one with too few players waits. */
export const beginCups = (services: Services): void => {
  const { store, now } = services;
  for (const cup of cupsIn(store).open()) {
    if (cup.rounds !== null || !cup.startsAt || cup.startsAt > now()) continue;
    store.unlessDamaged(`cup ${cup.id}`, () =>
      store.transaction(() => {
        const [rounds = 0] = swissFor(services, cup);
        if (!beginCup(services, cup.id, rounds).ok) cupsIn(store).postpone(cup.id);
        return true;
      }),
    );
  }
};

/** Begins a cup with `rounds` of a Swiss, or 0 for a knock-out. Higher ratings have first seeds. */
export const beginCup = (
  services: Services,
  id: CupId,
  rounds: number,
): Done<"cup-over" | "cup-begun" | "cup-few"> =>
  services.store.transaction(() => {
    const cups = cupsIn(services.store);
    const cup = cups.openById(id);
    if (!cup) return refused("cup-over");
    const players = cups.players(id);
    if (players.length < CUP_PLAYERS.least) return refused("cup-few");
    if (!cups.begin({ id, rounds })) return refused("cup-begun");
    for (const [at, person] of seedOrder(services, cup).entries()) {
      cups.seed({ cup: id, person, seed: at + 1 });
    }
    beginNextRound(services, { ...cup, rounds });
    return DONE;
  });

/** By rating, then in the order of entries. A player without a rating counts as a beginner. */
const seedOrder = ({ store }: Services, { id, terms }: Cup): readonly PersonId[] => {
  const ratingOf = (person: PersonId): number =>
    (statRowsIn(store).rating(person, familyOf(terms.ruleset.switches)) ?? UNRATED).rating;
  return cupsIn(store)
    .players(id)
    .map(({ person }) => ({ person, rating: ratingOf(person) }))
    .toSorted((one, other) => other.rating - one.rating)
    .map(({ person }) => person);
};

/**
 * Begins the next round if the last one is decided, or ends the cup if there is none. The caller
 * has a transaction.
 */
export const beginNextRound = (services: Services, cup: Cup): void => {
  const cups = cupsIn(services.store);
  const pairs = pairsIn(services, cup.id);
  if (pairs.some(({ winner }) => winner === undefined)) return;
  const players = playersIn(services, cup.id);
  const meetings = cup.rounds
    ? nextSwiss(players, pairs, cup.rounds)
    : nextKnockout(players, pairs);
  const members = cups.players(cup.id);
  for (const meeting of meetings) beginMatch(services, cup, roundOf(pairs) + 1, members, meeting);
  if (meetings.length > 0) {
    cups.touch(cup.id);
    cups.touchWaits(cup.id);
  } else {
    const wasPlayed = pairs.some(({ other }) => other !== undefined);
    cups.close({ id: cup.id, state: "over", hasCard: wasPlayed });
  }
};

const beginMatch = (
  services: Services,
  cup: Cup,
  round: number,
  members: readonly CupMember[],
  [one, other]: Meeting<PersonId>,
): void => {
  const { store, now } = services;
  const due = now() + cup.hours * HOUR_MS;
  const pair = { cup: cup.id, round, one, other: other ?? null, due };
  if (cup.wood === 1) {
    cupsIn(store).addPair({ ...pair, series: null });
    for (const person of other === undefined ? [] : [one, other])
      bringWait(services, cupsIn(store), cup.id, person);
    return;
  }
  const [white, black] = [one, other].map((person) =>
    members.find((member) => member.person === person),
  );
  const game = white && black && seatTwo(services, cup.terms, white, black, cup.chat);
  const row = game && store.games.game(game);
  if (game && !row) throw new Error("a game that has just begun is not there");
  const match = { other: row?.black ?? null, series: row?.series ?? null };
  cupsIn(store).addPair({ ...pair, ...match });
};
