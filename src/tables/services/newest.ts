import type { ChatId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import type { ChatStanding } from "./caches.ts";
import type { Services } from "./services.ts";

/** More than one, for when the newest are deleted. */
const MOST_KNOWN = 20;

type Known = Pick<Services, "caches">;

/** A message has come into a chat, whoever wrote it. */
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

/** Whether something stands below a table. Where nothing is known, as after a restart, it does not. */
export const isCovered = (
  { caches }: Known,
  { chat, thread, message }: Pick<Table, "chat" | "thread" | "message">,
): boolean => {
  if (chat === null || message === null) return false;
  const known = caches.newest.find(chat) ?? [];
  return known.some((one) => one.thread === thread && one.message > message);
};
