import type { ChatId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import type { ChatStanding } from "./caches.ts";
import type { Services } from "./services.ts";

/** Several, because the newest messages may be deleted. */
const MOST_KNOWN = 20;

type Known = Pick<Services, "caches">;

/** Notes a new message in a chat, from any sender. */
export const messageSeen = ({ caches }: Known, chat: ChatId, seen: ChatStanding): void => {
  const known = caches.newest.find(chat) ?? [];
  if (known.some(({ message }) => message === seen.message)) return;
  const all = [...known, seen].sort((one, other) => one.message - other.message);
  caches.newest.keep(chat, all.slice(-MOST_KNOWN));
};

export const messageGone = ({ caches }: Known, chat: ChatId, gone: number): void => {
  const known = caches.newest.find(chat);
  if (!known) return;
  caches.newest.keep(
    chat,
    known.filter(({ message }) => message !== gone),
  );
};

/** Whether a newer message stands below a table. After a restart none is known: then false. */
export const isCovered = (
  { caches }: Known,
  { chat, thread, message }: Pick<Table, "chat" | "thread" | "message">,
): boolean => {
  if (chat === null || message === null) return false;
  const known = caches.newest.find(chat) ?? [];
  return known.some((one) => one.thread === thread && one.message > message);
};
