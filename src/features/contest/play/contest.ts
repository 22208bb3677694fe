import type { Services } from "../../../tables/services/services.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import type { EventPlace, EventQueries, GroupEvent } from "../store/contests.ts";

export type { EventPlace, EventQueries, GroupEvent };

/** The message of an event changes no more often than this. */
export const EVENT_PACE_MS = 6_000;

/** In how many minutes an event may begin: within a week. */
export const EVENT_DELAY = { most: 7 * 24 * 60 } as const;

/** When an event begins: in so many minutes, or at a moment, in minutes since 1970. */
export type Planned = { readonly startsIn?: number; readonly startsAt?: number };

/** That moment in milliseconds; one that has passed meanwhile is now. */
export const beginOf = ({ now }: Services, { startsIn = 0, startsAt = 0 }: Planned): number =>
  startsAt > 0 ? Math.max(now(), startsAt * MINUTE_MS) : now() + startsIn * MINUTE_MS;

/** Ends an event without a winner; its games go on as ordinary ones. */
export const cancelEvent = <Id extends number, Event extends GroupEvent<Id>>(
  { store }: Services,
  events: EventQueries<Id, Event>,
  id: Id,
): boolean => store.transaction(() => events.close({ id, state: "cancelled", hasCard: false }));
