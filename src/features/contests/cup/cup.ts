import type { Terms } from "../../../game/series.ts";
import type { PersonId, TableId } from "../../../ids/ids.ts";
import { waysToWin } from "../../../rules/outcome.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import { isReachable } from "../../../tables/people/people.ts";
import { luckIn, type Services } from "../../../tables/services/services.ts";
import { announce } from "../../following/door.ts";
import type { ContestPlace } from "../contests.ts";
import { bringWait } from "../waiting.ts";
import { type CupId, type CupPairRow, cupsIn, isOnWood } from "./cups.ts";
import { lossesOf } from "./rules/knockout.ts";
import { CUP_PLAYERS, roundOf } from "./rules/pairs.ts";
import { mayEnter, pairsIn, playersIn } from "./standings.ts";

/** The shortest and the longest time for a pair. */
export const CUP_HOURS = { least: 1, most: 24 * 14 } as const;

/** The shortest and the longest match, in points. */
export const CUP_MATCH = { least: 1, most: 25 } as const;

/** Opens a cup in a group, one at a time. Players then sign up for it. */
export const openCup = (
  services: Services,
  place: ContestPlace,
  maker: PersonId,
  terms: Terms,
  { hours, wood = 0 }: { readonly hours: number; readonly wood?: 0 | 1 },
  plannedAt = 0,
): Result<{ readonly id: CupId }, "cup-runs" | "cup-wood-difference"> =>
  services.store.transaction(() => {
    const cups = cupsIn(services.store);
    if (cups.openIn(place.chat)) return refused("cup-runs");
    // On wood a result is one word.
    if (wood === 1 && waysToWin(terms.ruleset).length === 0) return refused("cup-wood-difference");
    // The time may have passed while the menu was open.
    const startsAt = plannedAt > services.now() ? plannedAt : null;
    const id = cups.add({ ...place, maker, terms, hours, wood, startsAt });
    announce(services, { chat: place.chat, what: "cup", number: id }, maker);
    return { ok: true, id };
  });

/** A player enters a cup: before it begins, in a Swiss until half of the rounds have begun. */
export const enterCup = (
  services: Services,
  id: CupId,
  person: PersonId,
): Done<"cup-over" | "cup-begun" | "cup-full" | "cup-in" | "cup-out" | "contest-unreachable"> =>
  services.store.transaction(() => {
    const cups = cupsIn(services.store);
    const cup = cups.openById(id);
    if (!cup) return refused("cup-over");
    const players = cups.players(id);
    const own = players.find((one) => one.person === person);
    if (own) return refused(own.gone === 1 ? "cup-out" : "cup-in");
    const round = roundOf(pairsIn(services, id));
    if (!mayEnter(cup, round)) return refused("cup-begun");
    if (players.length >= CUP_PLAYERS.most) return refused("cup-full");
    if (!isReachable(services, person)) return refused("contest-unreachable");
    const seed = cup.rounds === null ? null : players.length + 1;
    cups.enter({ cup: id, person, luck: luckIn(services), seed, since: round + 1 });
    cups.touch(id);
    cups.touchWaits(id);
    return DONE;
  });

/** A player leaves a cup before it begins. Later only a missed deadline puts them out. */
export const leaveCup = (
  { store }: Services,
  id: CupId,
  person: PersonId,
): Done<"cup-over" | "cup-begun" | "cup-not-in"> =>
  store.transaction(() => {
    const cup = cupsIn(store).openById(id);
    if (!cup) return refused("cup-over");
    if (cup.rounds !== null) return refused("cup-begun");
    if (!cupsIn(store).leave({ cup: id, person })) return refused("cup-not-in");
    cupsIn(store).touch(id);
    cupsIn(store).touchWaits(id);
    return DONE;
  });

/** The player's match that is not decided. */
export const matchOf = ({ store }: Services, id: CupId, person: PersonId): CupPairRow | undefined =>
  cupsIn(store)
    .pairs(id)
    .find(({ one, other, winner }) => winner === null && (one === person || other === person));

/** The table of a match in the player's private chat. */
const boardOf = (
  { store }: Services,
  { series }: CupPairRow,
  person: PersonId,
): TableId | undefined => {
  const match = series === null ? undefined : cupsIn(store).gameOf(series);
  const tables = match ? store.tables.byGame(match.game) : [];
  return tables.find(({ viewer }) => viewer === person)?.id;
};

export const hasMatch = (services: Services, id: CupId, person: PersonId): boolean => {
  const match = matchOf(services, id, person);
  return match !== undefined && (isOnWood(match) || boardOf(services, match, person) !== undefined);
};

/** Whether a player without a match now is still in the cup. */
export const playsOn = (services: Services, id: CupId, person: PersonId): boolean => {
  const cup = cupsIn(services.store).openById(id);
  const own = playersIn(services, id).find(({ player }) => player === person);
  if (!cup || !own || own.isGone) return false;
  return cup.rounds !== 0 || lossesOf(pairsIn(services, id), person) < 2;
};

/**
 * Sends the table of the player's match again, or on wood their card, which has its keys; false if
 * they have no match now.
 */
export const bringMatch = (services: Services, id: CupId, person: PersonId): boolean =>
  services.store.transaction(() => {
    const match = matchOf(services, id, person);
    if (!match) return false;
    const board = boardOf(services, match, person);
    if (board !== undefined) services.store.tables.repost(board);
    else if (isOnWood(match)) bringWait(services, cupsIn(services.store), id, person);
    else return false;
    return true;
  });
