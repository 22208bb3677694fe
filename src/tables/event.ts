import type { EventQueries, GroupEvent } from "../store/events.ts";
import type { Services } from "./services.ts";

export type { EventQueries, GroupEvent };

/** Ends an event without a winner; its games go on as ordinary ones. */
export const cancelEvent = <Id extends number, Event extends GroupEvent<Id>>(
  { store }: Services,
  events: EventQueries<Id, Event>,
  id: Id,
): boolean => store.transaction(() => events.close({ id, state: "cancelled", card: 0 }));
