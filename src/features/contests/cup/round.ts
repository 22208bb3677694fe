import type { PersonId } from "../../../ids/ids.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import type { Cup, CupMember } from "./cups.ts";
import { cupsIn } from "./cups.ts";
import { nextKnockout } from "./rules/knockout.ts";
import { nextSwiss } from "./rules/swiss.ts";
import { type Meeting, roundOf } from "./rules/types.ts";
import { pairsIn, playersIn } from "./standings.ts";

/**
 * Begins the next round if the last one is decided, or ends the cup if there is none. The caller
 * has a transaction.
 */
export const advance = (services: Services, cup: Cup): void => {
  const cups = cupsIn(services.store);
  const pairs = pairsIn(services, cup.id);
  if (pairs.some(({ winner }) => winner === undefined)) return;
  const players = playersIn(services, cup.id);
  const meetings = cup.rounds
    ? nextSwiss(players, pairs, cup.rounds)
    : nextKnockout(players, pairs);
  const members = cups.players(cup.id);
  for (const meeting of meetings) meet(services, cup, roundOf(pairs) + 1, members, meeting);
  if (meetings.length > 0) cups.touch(cup.id);
  else {
    const wasPlayed = pairs.some(({ other }) => other !== undefined);
    cups.close({ id: cup.id, state: "over", hasCard: wasPlayed });
  }
};

const meet = (
  services: Services,
  { id, chat, terms, hours }: Cup,
  round: number,
  members: readonly CupMember[],
  [one, other]: Meeting<PersonId>,
): void => {
  const { store, now } = services;
  const due = now() + hours * HOUR_MS;
  const [white, black] = [one, other].map((person) =>
    members.find((member) => member.person === person),
  );
  if (!white || !black) {
    cupsIn(store).addPair({ cup: id, round, one, due, match: undefined });
    return;
  }
  const row = store.games.game(seatTwo(services, terms, white, black, chat));
  if (!row) throw new Error("a game that has just begun is not there");
  const match = { other: black.person, series: row.series };
  cupsIn(store).addPair({ cup: id, round, one, due, match });
};
