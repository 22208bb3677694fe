import { privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import { DAY_MS, MINUTE_MS } from "../../tables/services/time.ts";
import type { ContestPlace, ContestQueries, GroupContest } from "./contests.ts";

export type { ContestPlace, ContestQueries, GroupContest };

/** The message of a contest changes no more often than this. */
export const CONTEST_PACE_MS = 6_000;

/** The longest delay of a contest, in minutes: a week. */
export const CONTEST_DELAY = { most: 7 * 24 * 60 } as const;

/** A planned beginning: a delay in minutes, or a moment in minutes since 1970. */
export type Planned = { readonly startsIn?: number; readonly startsAt?: number };

/** Words name a moment of the next eight days; only a forged press names a later one. */
const LATEST_MS = 8 * DAY_MS;

/** The beginning in milliseconds since 1970; now if the moment has passed meanwhile. */
export const beginOf = ({ now }: Services, { startsIn = 0, startsAt = 0 }: Planned): number =>
  startsAt > 0
    ? Math.min(Math.max(now(), startsAt * MINUTE_MS), now() + LATEST_MS)
    : now() + startsIn * MINUTE_MS;

/** Ends a contest without a winner. Its running games go on as ordinary ones. */
export const cancelContest = <Id extends number, Contest extends GroupContest<Id>>(
  { store }: Services,
  contests: ContestQueries<Id, Contest>,
  id: Id,
): boolean =>
  store.transaction(() => {
    const isClosed = contests.close({ id, state: "cancelled", hasCard: false });
    // Their tables say no more that they belong to it.
    const people = isClosed ? contests.people(id) : [];
    for (const person of people) store.tables.touchGamesOf({ chat: privateChatOf(person) });
    return isClosed;
  });
