import type { ChatId } from "../game/ids.ts";
import type { Settings } from "../store/settings.ts";
import type { Services } from "./services.ts";

export type { Settings };

/**
 * Changes what a chat has set. Its open tables show what of it can be seen; the rules of games that
 * have begun stay as they are.
 */
export const changeSettings = (
  { store }: Services,
  chat: ChatId,
  change: Partial<Settings>,
): void =>
  store.transaction(() => {
    const known = store.people.chat(chat);
    if (!known) return;
    store.people.saveSettings(chat, { ...known.settings, ...change });
    store.tables.touchOpen(chat);
  });
