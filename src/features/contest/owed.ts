import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import { type Say, speaker } from "../../bot/text/texts.ts";
import { type BoardMessage, type Look, lookOn } from "../../bot/view/table-message.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";
import type { EventQueries, GroupEvent } from "./play/contest.ts";

/** The message of an event changes no more often than this, however much happens in it. */
const PACE_MS = 6_000;

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

type Shows<Event> = (services: Services, event: Event, look: Look, say: Say) => BoardMessage;

/** A kind of event, and how it is shown. */
export type EventKind<Id extends number, Event extends GroupEvent<Id>> = {
  readonly name: string;
  readonly in: (store: Services["store"]) => EventQueries<Id, Event>;
  readonly message: Shows<Event>;
  /** What is sent at its end. */
  readonly card: Shows<Event>;
};

/** Shows events in their groups: each by one message that is edited, and a card at its end. */
export const bringEvents = <Id extends number, Event extends GroupEvent<Id>>(
  parts: Parts,
  kind: EventKind<Id, Event>,
): void => {
  const { services, jobs } = parts;
  const events = kind.in(services.store);
  const chatOf = ({ chat }: Event): Chat | undefined => services.store.people.chat(chat);
  const jobFor = (event: Event, make: typeof messageFor<Id, Event>): readonly Job[] => {
    const chat = chatOf(event);
    return chat ? [make(parts, kind, event, chat)] : [];
  };
  jobs.see(() => [
    ...events.behind(services.now() - PACE_MS).flatMap((event) => jobFor(event, messageFor)),
    ...events.withCard().flatMap((event) => jobFor(event, cardFor)),
  ]);
};

const laneOf = <Id extends number>(
  { name }: { readonly name: string },
  { id }: GroupEvent<Id>,
): string => `${name} ${id}`;

const messageFor = <Id extends number, Event extends GroupEvent<Id>>(
  { services, show }: Parts,
  kind: EventKind<Id, Event>,
  event: Event,
  chat: Chat,
): Job => {
  const { id, behind, message, content, thread } = event;
  const events = kind.in(services.store);
  return {
    chat: chat.id,
    lane: laneOf(kind, event),
    run: (api) =>
      show(
        {
          api,
          onShown: (shown) => {
            // A picture cannot become words: then there is another message, and the old one goes.
            if (message !== null && shown.message !== message) {
              services.store.outbox.leave({ chat: chat.id, message });
            }
            events.shown({ id, behind, at: services.now(), ...shown });
          },
        },
        { chat: chat.id, thread, message, content },
        (board) =>
          kind.message(services, event, lookOn(chat.settings, board), speaker(chat.language)),
      ),
    onRefused: (failure) => (failure === "lost" ? events.lost(id) : events.settle(id)),
  };
};

const cardFor = <Id extends number, Event extends GroupEvent<Id>>(
  { services, show }: Parts,
  kind: EventKind<Id, Event>,
  event: Event,
  chat: Chat,
): Job => {
  const events = kind.in(services.store);
  return {
    chat: chat.id,
    lane: laneOf(kind, event),
    most: 2,
    take: () => events.takeCard(event.id),
    giveBack: () => events.giveCardBack(event.id),
    run: (api) =>
      show({ api }, { chat: chat.id, thread: event.thread }, (board) =>
        kind.card(services, event, lookOn(chat.settings, board), speaker(chat.language)),
      ),
  };
};
