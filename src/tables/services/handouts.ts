import type { ChatId } from "../../ids/ids.ts";
import type { Services } from "./services.ts";
import { DAY_MS, MINUTE_MS } from "./time.ts";

/** Whether a chat may have something again: once a minute, or once in another period. Notes it. */
export const mayHandOut = (
  { store, now }: Services,
  what: string,
  chat: ChatId,
  pauseMs = MINUTE_MS,
): boolean => store.handouts.hand({ what, chat, at: now(), earliest: now() - pauseMs });

export const dropOldHandouts = ({ store, now }: Services): void =>
  store.handouts.removeOlder(now() - DAY_MS);
