import { type ChatId, isChallengeId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { Chat } from "../../store/people.ts";
import type { GameExtension, Services } from "../../tables/services/services.ts";
import { DAY_MS, MINUTE_MS } from "../../tables/services/time.ts";
import { NEWS, type News, type NewsKind } from "./news.ts";
import type { NewsItem, OwedNews } from "./store.ts";
import { listenersIn } from "./store.ts";

/** A game that begins sooner needed no listener. */
const PATIENCE_MS = 15_000;
/** Older news is not told, as after a stop of the bot. */
const NEWS_MS = 5 * MINUTE_MS;
/** Frequent listeners get news at most this often. Longer than news lasts, so each is told once. */
const OFTEN_MS = 10 * MINUTE_MS;

/** Turns listening on for a person in a group, or off if that is allowed; returns the new state. */
export const turnListening = (
  { store }: Services,
  chat: ChatId,
  person: PersonId,
  mayTurnOff: boolean,
): boolean =>
  store.transaction(() => {
    if (mayTurnOff && listenersIn(store).remove({ chat, person })) return false;
    listenersIn(store).add({ chat, person });
    return true;
  });

/**
 * Announces news of a group, from a moment on; its author is not told. Call it in a transaction.
 */
export const announce = (
  { store, now }: Services,
  item: NewsItem,
  person: PersonId,
  at = now() + PATIENCE_MS,
): void => {
  listenersIn(store).removeBefore(now() - NEWS_MS);
  listenersIn(store).announce({ ...item, person, at });
};

/** News that is due for a listener. */
export type DueNews = News & {
  readonly owed: OwedNews;
  /** The listener's private chat. */
  readonly chat: Chat;
  readonly group: Chat;
};

const MOST_AT_ONCE = 50;

/** News that is due and still stands, by listener. */
export const dueNews = (services: Services): readonly DueNews[] => {
  const { store, now } = services;
  const asked = {
    ...{ from: now() - NEWS_MS, to: now() },
    ...{ usual: now() - DAY_MS, often: now() - OFTEN_MS },
  };
  const newsOf = newsFinder(services);
  const due: DueNews[] = [];
  for (const owed of listenersIn(store).owed(asked)) {
    const news = newsOf(owed);
    const chat = store.people.chat(privateChatOf(owed.person));
    const group = store.people.chat(owed.chat);
    // The news has to stand in the group first. People who take part already know of it.
    if (!news || news.table.message === null || news.knows(owed.person)) continue;
    if (chat && group) due.push({ owed, chat, group, ...news });
    if (due.length === MOST_AT_ONCE) break;
  }
  return due;
};

/** Looks up each piece of news once for all its listeners. */
const newsFinder = (services: Services): ((item: NewsItem) => News | undefined) => {
  const kinds = NEWS.of(services);
  const known = new Map<string, News | undefined>();
  return ({ what, number }) => {
    const key = `${what} ${number}`;
    const kind = kinds.find((one) => one.what === what);
    if (!known.has(key)) known.set(key, kind?.find(services, number));
    return known.get(key);
  };
};

/** A challenge that waits in a group. */
const challengeNews: NewsKind = {
  what: "challenge",
  find: ({ store }, number) => {
    const found = isChallengeId(number) ? store.challenges.byId(number) : undefined;
    const by = found?.state === "open" ? store.people.person(found.challenger) : undefined;
    const [table] = found ? store.tables.byChallenge(found.id) : [];
    return found && by && table && { by, terms: found.terms, table, knows: () => false };
  },
};

export const listeningExtension: GameExtension = {
  gives: [NEWS.give(challengeNews)],
  challengeOpened: (services, { id, chat, challenger }) =>
    announce(services, { chat, what: "challenge", number: id }, challenger),
  personLeft: ({ store }, chat, person) => void listenersIn(store).remove({ chat, person }),
};
