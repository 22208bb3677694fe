import type { NoticeKind, PostKind, Reader } from "../../bot/feature/kinds.ts";
import type { BoardMessage } from "../../bot/view/table-message.ts";
import type { Services } from "../../tables/services/services.ts";
import { EVENT_PACE_MS, type EventQueries, type GroupEvent } from "./play/contest.ts";

type Shows<Event> = (
  services: Services,
  event: Event,
  to: Pick<Reader, "look" | "say">,
) => BoardMessage;

/** A kind of event, and how it is shown. */
export type EventKind<Id extends number, Event extends GroupEvent<Id>> = {
  readonly name: string;
  readonly in: (store: Services["store"]) => EventQueries<Id, Event>;
  readonly message: Shows<Event>;
  /** What is sent at its end. */
  readonly card: Shows<Event>;
};

/** An event is shown in its group by one message that is edited, however much happens in it. */
export const eventPost = <Id extends number, Event extends GroupEvent<Id>>(
  kind: EventKind<Id, Event>,
): PostKind => ({
  kind: kind.name,
  paceMs: EVENT_PACE_MS,
  composed: ({ services }, { subject }) => {
    const event = kind.in(services.store).at(subject);
    return event && { compose: (to) => kind.message(services, event, to) };
  },
});

/** A card at its end. */
export const eventCard = <Id extends number, Event extends GroupEvent<Id>>(
  kind: EventKind<Id, Event>,
): NoticeKind => ({
  kind: kind.name,
  saying: ({ services }, { subject }) => {
    const event = kind.in(services.store).at(subject);
    if (!event) return undefined;
    const { thread } = event;
    return { place: { thread }, compose: (to) => kind.card(services, event, to) };
  },
});
