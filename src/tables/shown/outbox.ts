import type { ChatId } from "../../ids/ids.ts";
import type { Sent } from "../../store/outbox.ts";
import type { Table } from "../../store/tables.ts";
import { noteStanding } from "../game/standing.ts";
import { noteSeen } from "../game/turn-clock.ts";
import { botLeft, chatMoved, picturesRefused } from "../people/people.ts";
import type { Services } from "../services/services.ts";
import { rowOf } from "./lists.ts";
import { viewOfTable } from "./view.ts";

export type { Behind } from "../../store/outbox.ts";

/** The part of the tables that the delivery uses: tables that are behind, contents of messages. */
export const outboxOf = (services: Services) => {
  const { outbox, pictures, onDisk, unlessDamaged } = services.store;
  return {
    ...outbox,
    sent: (sent: Sent) => {
      outbox.sent(sent);
      const table = services.store.tables.byId(sent.id);
      // A message that it has left meanwhile is a leftover.
      if (table?.message === sent.message) noteStanding(services, table);
    },
    caughtUp: (table: Table) => {
      outbox.caughtUp(table);
      noteSeen(services, table);
    },
    onDisk,
    together: services.store.transaction,
    pictures,
    now: services.now,
    view: (table: Table) => viewOfTable(services, table),
    /** Reads something of a table; logs a damaged one and returns undefined. */
    unlessDamaged: <T>(table: Table, read: () => T) => unlessDamaged(rowOf(table), read),
    botLeft: (chat: ChatId) => botLeft(services, chat),
    chatMoved: (from: ChatId, to: ChatId) => chatMoved(services, from, to),
    picturesRefused: (chat: ChatId) => picturesRefused(services, chat),
  };
};

export type Outbox = ReturnType<typeof outboxOf>;
