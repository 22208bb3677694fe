import type { ChatId, PersonId } from "../game/ids.ts";
import type { Chat, Person } from "../store/people.ts";
import type { Services } from "./services.ts";

export type { Chat, Person };

/** Notes who somebody is now, and where he wrote; a chat keeps the language it was first called in. */
export const remember = (
  { store }: Services,
  person: Person,
  chat: Pick<Chat, "id" | "kind" | "language"> | undefined,
): void =>
  store.transaction(() => {
    store.people.savePerson(person);
    if (chat) store.people.saveChat(chat);
  });

export const chatOf = ({ store }: Services, id: ChatId): Chat | undefined => store.people.chat(id);

export const personOf = ({ store }: Services, id: PersonId): Person | undefined =>
  store.people.person(id);

/** The bot was thrown out, or may not write there: its tables rest until it is back. */
export const botLeft = ({ store }: Services, chat: ChatId): void => store.people.leaveChat(chat);

/** The bot is in the chat (again): every table there is to be looked at. */
export const botReturned = (
  { store }: Services,
  chat: Pick<Chat, "id" | "kind" | "language">,
): void =>
  store.transaction(() => {
    store.people.saveChat(chat);
    store.tables.touchChat(chat.id);
  });

/** A group became a supergroup: its tables are sent anew there. */
export const chatMoved = ({ store }: Services, from: ChatId, to: ChatId): void =>
  store.transaction(() => store.people.moveChat(from, to));

/** Pictures may not be sent to this chat: from now on its boards are made of emoji. */
export const picturesRefused = ({ store }: Services, chat: ChatId): void =>
  store.people.showEmoji(chat);
