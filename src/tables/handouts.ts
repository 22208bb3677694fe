import type { ChatId } from "../ids/ids.ts";
import type { Services } from "./services.ts";

const PAUSE_MS = 60_000;

/** Whether a chat may have something now, which is noted: once a minute. */
export const mayHandOut = ({ store, now }: Services, what: string, chat: ChatId): boolean =>
  store.handouts.hand(what, chat, now(), now() - PAUSE_MS);

export const dropOldHandouts = ({ store, now }: Services): void =>
  store.handouts.removeOlder(now() - PAUSE_MS);
