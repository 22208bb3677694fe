import { type ChatId, isPersonId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { Chat, Person, SeenChat } from "../../store/people.ts";
import type { Store } from "../../store/store.ts";
import { closeChallenge } from "../challenge/challenge.ts";
import { restartClock } from "../game/turn-clock.ts";
import type { Services } from "../services/services.ts";
import { DAY_MS } from "../services/time.ts";
import { withoutPicture } from "./boards.ts";

export type { Chat, Person };

/** Notes a person and their chat; a group keeps the language of the first call. */
export const remember = (
  services: Services,
  person: Person | undefined,
  chat: SeenChat | undefined,
): void => {
  const { store, now } = services;
  const isKnown = !person || store.people.isAsSeen({ ...person, since: now() - DAY_MS });
  const isChatKnown = !chat || store.people.isChatAsSeen(chat);
  const isBack = person && chat && store.absences.has(chat.id, person.id);
  if (isKnown && isChatKnown && !isBack) return;
  store.transaction(() => {
    if (person) store.people.savePerson(person, now());
    if (chat) meet(services, chat);
    // A person who plays or writes in a chat has not left it.
    if (person && chat) comeBack(store, chat.id, person.id);
  });
};

/** True if the bot could not write here until now. */
const meet = (services: Services, chat: SeenChat): boolean => {
  const { store } = services;
  const before = store.people.chat(chat.id);
  store.people.saveChat(chat);
  // In a private chat tables speak the language of the person's phone.
  const speaks = store.people.chat(chat.id)?.language;
  if (before && before.language !== speaks) store.tables.touchOpen({ chat: chat.id });
  return enter(services, chat);
};

/** True if the bot could not write here until now: what rested there goes on. */
const enter = (services: Services, { id, kind }: Pick<SeenChat, "id" | "kind">): boolean => {
  if (!services.store.people.enterChat(id)) return false;
  lookAgain(services.store, id);
  if (kind === "group") restartTimesIn(services, id);
  return true;
};

const lookAgain = (store: Store, chat: ChatId): void => {
  store.tables.touchChat(chat);
  store.tables.touchGamesOf({ chat });
};

/** Play in a group was impossible while the bot was not there. */
const restartTimesIn = (services: Services, chat: ChatId): void => {
  const { tables, clocks, waits } = services.store;
  for (const { game } of tables.openIn(chat)) {
    if (game === null) continue;
    waits.restart({ game, now: services.now() });
    const clock = clocks.ofGame(game);
    if (clock) restartClock(services, clock);
  }
};

const comeBack = (store: Store, chat: ChatId, person: PersonId): void => {
  if (store.absences.remove(chat, person)) store.tables.touchGamesOf({ chat });
};

/** A person left a group: their challenge there is withdrawn, their games wait and say so. */
export const personLeft = (services: Services, chat: ChatId, person: PersonId): void =>
  services.store.transaction(() => {
    const { store } = services;
    const open = store.challenges.openOf(chat, person);
    if (open) closeChallenge(services, open, "cancelled");
    for (const one of services.extensions) one.personLeft?.(services, chat, person);
    if (!store.tables.runningOf({ person }).some((table) => table.chat === chat)) return;
    store.absences.add(chat, person);
    store.tables.touchGamesOf({ chat });
  });

export const personReturned = ({ store }: Services, chat: ChatId, person: PersonId): void =>
  store.transaction(() => comeBack(store, chat, person));

/** Whether the bot should introduce itself: once a day, and only in chats without waiting games. */
export const claimGreeting = ({ store, now }: Services, chat: ChatId): boolean =>
  store.transaction(() => {
    const isPlayed = store.tables.openIn(chat).length > 0;
    return !isPlayed && store.people.greet({ id: chat, now: now(), earliest: now() - DAY_MS });
  });

/** The person who last had this username, given with or without its @. */
export const personCalled = ({ store }: Services, username: string): Person | undefined =>
  store.people.byUsername(username.replace(/^@/, ""));

export const isReachable = ({ store }: Services, person: PersonId): boolean =>
  store.people.chat(privateChatOf(person))?.present === true;

/** The chat of the bot's owner, if the bot has one to whom it may write. */
export const ownerChat = (
  services: Services,
  owner: { readonly id: number } | undefined,
): ChatId | undefined =>
  owner !== undefined && isPersonId(owner.id) && isReachable(services, owner.id)
    ? privateChatOf(owner.id)
    : undefined;

/** The bot may not write in a chat: tables rest there; opponents learn it in private, once. */
export const botLeft = (services: Services, chat: ChatId): void =>
  services.store.transaction(() => {
    const { store } = services;
    if (!store.people.leaveChat(chat)) return;
    for (const one of services.extensions) one.chatChanged?.(services, chat, { isBotThere: false });
    store.tables.touchGamesOf({ chat });
    for (const { game } of store.tables.openIn(chat)) {
      if (game === null) continue;
      for (const table of store.tables.byGame(game)) {
        if (table.chat !== chat && table.viewer !== null) store.tables.repost(table.id);
      }
    }
  });

export const botReturned = (services: Services, chat: SeenChat): void =>
  services.store.transaction(() => {
    if (!meet(services, chat)) lookAgain(services.store, chat.id);
    for (const one of services.extensions)
      one.chatChanged?.(services, chat.id, { isBotThere: true });
  });

export const chatMoved = (services: Services, from: ChatId, to: ChatId): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    store.moveChat(from, to);
    enter(services, { id: to, kind: "group" });
    // The supergroup has the same members, who have read the greeting.
    store.people.greet({ id: to, now: now(), earliest: now() });
  });

export const picturesRefused = ({ store }: Services, id: ChatId): void => {
  const chat = store.people.chat(id);
  if (chat)
    store.people.saveSettings(chat, {
      ...chat.settings,
      board: withoutPicture(chat.settings.board),
    });
};
