import type { GameId, PersonId } from "../ids/ids.ts";
import type { EventPlace, EventQueries, GroupEvent } from "../store/events.ts";
import { type ArenaSeat, arenaSeat } from "./arena/seat.ts";
import { type CupSeat, cupSeat } from "./cup/seat.ts";
import type { Services } from "./services.ts";

export type { EventPlace, EventQueries, GroupEvent };

/** Ends an event without a winner; its games go on as ordinary ones. */
export const cancelEvent = <Id extends number, Event extends GroupEvent<Id>>(
  { store }: Services,
  events: EventQueries<Id, Event>,
  id: Id,
): boolean => store.transaction(() => events.close({ id, state: "cancelled", card: 0 }));

/** What a player has of the event that their game belongs to. */
export type EventSeat = ArenaSeat | CupSeat;

/** Undefined for games of no event, and for those that have outlived theirs. */
export const eventSeat = (
  services: Services,
  game: GameId,
  person: PersonId,
): EventSeat | undefined => arenaSeat(services, game, person) ?? cupSeat(services, game, person);
