import type { ChatId, PersonId } from "../../ids/ids.ts";
import type { Services } from "../services/services.ts";
import { HOUR_MS } from "../services/time.ts";

const PATIENCE_MS = HOUR_MS;

/** A person's dialog in a chat; undefined if none is open, or if its row is damaged. */
export const conversationOf = <State>(
  { store, now }: Services,
  chat: ChatId,
  person: PersonId,
  read: (stored: unknown) => State,
): State | undefined => {
  const text = store.conversations.read(chat, person, now() - PATIENCE_MS);
  if (text === undefined) return undefined;
  return store.unlessDamaged(`dialog of ${person} in ${chat}`, () => read(JSON.parse(text)));
};

export const dropOldConversations = ({ store, now }: Services): void =>
  store.conversations.removeOlder(now() - PATIENCE_MS);
