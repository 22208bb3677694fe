import type { ChatId } from "../../ids/ids.ts";
import type { Table } from "../../store/tables.ts";
import type { ChatStanding } from "./caches.ts";
import type { Services } from "./services.ts";
import { MINUTE_MS } from "./time.ts";

/** Several, because the newest messages may be deleted. */
const MOST_KNOWN = 20;

type Known = Pick<Services, "caches">;

export const rememberMessage = ({ caches }: Known, chat: ChatId, seen: ChatStanding): void => {
  const known = caches.newest.find(chat) ?? [];
  if (known.some(({ message }) => message === seen.message)) return;
  const all = [...known, seen].sort((one, other) => one.message - other.message);
  caches.newest.keep(chat, all.slice(-MOST_KNOWN));
};

export const forgetMessage = ({ caches }: Known, chat: ChatId, gone: number): void => {
  const known = caches.newest.find(chat);
  if (!known) return;
  caches.newest.keep(
    chat,
    known.filter(({ message }) => message !== gone),
  );
};

/** So long after the last talk that it has heard, the bot may be hearing none any more. */
const HEARS_MS = 60 * MINUTE_MS;

export const noteTalk = ({ caches, time }: Pick<Services, "caches" | "time">, chat: ChatId): void =>
  caches.heard.keep(chat, time.elapsed());

export const hearsTalk = (
  { caches, time }: Pick<Services, "caches" | "time">,
  chat: ChatId,
): boolean => (caches.heard.find(chat) ?? Number.NEGATIVE_INFINITY) > time.elapsed() - HEARS_MS;

type Standing = Pick<Table, "chat" | "thread" | "message">;

/** How many newer messages stand below a table. After a restart they are counted from 0. */
export const standingBelow = ({ caches }: Known, { chat, thread, message }: Standing): number => {
  if (chat === null || message === null) return 0;
  const known = caches.newest.find(chat) ?? [];
  return known.filter((one) => one.thread === thread && one.message > message).length;
};

export const isCovered = (known: Known, table: Standing): boolean =>
  standingBelow(known, table) > 0;
