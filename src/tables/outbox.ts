import type { ChatId, TableId } from "../store/ids.ts";
import { botLeft, chatMoved, picturesRefused } from "./people.ts";
import type { Services } from "./services.ts";
import { viewOf } from "./view.ts";

/** All that the delivery of tables asks and notes: what is behind, and what each message shows. */
export const outboxOf = (services: Services) => {
  const { outbox, tables, pictures, people } = services.store;
  return {
    ...outbox,
    table: tables.byId,
    /** How Telegram calls the pictures that it has. */
    pictures,
    now: services.now,
    view: (id: TableId) => viewOf(services, id),
    kindOf: (chat: ChatId) => people.chat(chat)?.kind,
    botLeft: (chat: ChatId) => botLeft(services, chat),
    chatMoved: (from: ChatId, to: ChatId) => chatMoved(services, from, to),
    picturesRefused: (chat: ChatId) => picturesRefused(services, chat),
  };
};

export type Outbox = ReturnType<typeof outboxOf>;
