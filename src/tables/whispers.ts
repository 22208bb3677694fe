import type { ChatId } from "../ids/ids.ts";
import type { Services } from "./services.ts";

/** Whether an answer may be sent so that one person alone sees it, as far as is known. */
export const mayWhisper = ({ caches }: Pick<Services, "caches">, chat: ChatId): boolean =>
  !caches.refusesWhispers.find(chat);

/** Telegram has refused to send one there; a restart tries again. */
export const noteNoWhispers = ({ caches }: Pick<Services, "caches">, chat: ChatId): void =>
  caches.refusesWhispers.keep(chat, true);
