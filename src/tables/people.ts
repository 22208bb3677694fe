import type { ChatId, PersonId } from "../game/ids.ts";
import type { Chat, Person, SeenChat } from "../store/people.ts";
import type { Services } from "./services.ts";

export type { Chat, Person };

/** Notes who somebody is now, and where he wrote; a group keeps the language it was first called in. */
export const remember = (
  { store }: Services,
  person: Person | undefined,
  chat: SeenChat | undefined,
): void =>
  store.transaction(() => {
    if (person) store.people.savePerson(person);
    if (chat) store.people.saveChat(chat);
  });

export const chatOf = ({ store }: Services, id: ChatId): Chat | undefined => store.people.chat(id);

export const personOf = ({ store }: Services, id: PersonId): Person | undefined =>
  store.people.person(id);

/** Somebody by the username that he last had, with or without its @. */
export const personCalled = ({ store }: Services, username: string): Person | undefined =>
  store.people.byUsername(username.replace(/^@/, ""));

/**
 * The bot was thrown out or blocked, or may not write there: its tables rest until it is back. The
 * other players of games in a private chat are told by their own tables.
 */
export const botLeft = ({ store }: Services, chat: ChatId): void =>
  store.transaction(() => {
    store.people.leaveChat(chat);
    store.tables.touchGamesOf(chat);
  });

/** The bot is in the chat (again): every table there is to be looked at. */
export const botReturned = ({ store }: Services, chat: SeenChat): void =>
  store.transaction(() => {
    store.people.saveChat(chat);
    store.tables.touchChat(chat.id);
    store.tables.touchGamesOf(chat.id);
  });

/** A group became a supergroup: its tables are sent anew there. */
export const chatMoved = ({ store }: Services, from: ChatId, to: ChatId): void =>
  store.transaction(() => store.people.moveChat(from, to));

/** Pictures may not be sent to this chat: from now on its boards are made of emoji. */
export const picturesRefused = ({ store }: Services, id: ChatId): void => {
  const chat = store.people.chat(id);
  if (chat) store.people.saveSettings(id, { ...chat.settings, board: "emoji" });
};
