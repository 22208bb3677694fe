import type { ChatId } from "../../ids/ids.ts";
import type { Services } from "./services.ts";
import { DAY_MS, MINUTE_MS } from "./time.ts";

/** Claims what a chat may have once a minute, or once in another period; false if it had it. */
export const claimOnce = (
  { store, now }: Services,
  what: string,
  chat: ChatId,
  pauseMs = MINUTE_MS,
): boolean => store.handouts.hand({ what, chat, at: now(), earliest: now() - pauseMs });

export const dropOldHandouts = ({ store, now }: Services): void =>
  store.handouts.removeOlder(now() - DAY_MS);
