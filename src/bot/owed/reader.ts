import type { Chat } from "../../tables/people/people.ts";
import type { Reader } from "../feature/kinds.ts";
import { speaker } from "../text/texts.ts";
import { type Look, lookOn } from "../view/table-message.ts";

export const readerIn = (chat: Chat, board: Look["board"]): Reader => ({
  chat,
  say: speaker(chat.language),
  look: lookOn(chat.settings, board),
});
