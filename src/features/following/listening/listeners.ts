import type { Terms } from "../../../game/series.ts";
import { type ChatId, isChallengeId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import type { Chat, Person } from "../../../store/people.ts";
import type { Table } from "../../../store/tables.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { DAY_MS, MINUTE_MS } from "../../../tables/services/time.ts";
import { listenersIn, type NewsItem, type OwedNews } from "./store.ts";

/** News that still stands. */
type News = {
  readonly by: Person;
  readonly terms: Terms;
  /** The message in the group. */
  readonly table: Pick<Table, "chat" | "thread" | "message">;
  readonly takesPart: (person: PersonId) => boolean;
  /** The button that leads into it; without one the way leads to the group. */
  readonly enter?: ((language: string) => EnterButton) | undefined;
};

export type EnterButton = { readonly text: string; readonly callback_data: string };

/** A kind of news; its texts are `listen-…`. */
export type NewsKind = {
  readonly what: string;
  /** Undefined if it is no longer news. */
  readonly find: (services: Services, number: number) => News | undefined;
};

export const NEWS = slotOf<NewsKind>();

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

/** Announces news of a group to all but its author. Call it in a transaction. */
export const announce = (
  { store, now }: Services,
  item: NewsItem,
  person: PersonId,
  at = now() + PATIENCE_MS,
): void => {
  listenersIn(store).removeBefore(now() - NEWS_MS);
  listenersIn(store).announce({ ...item, person, at });
};

export type DueNews = News & {
  readonly owed: OwedNews;
  /** The listener's private chat. */
  readonly chat: Chat;
  readonly group: Chat;
};

const MOST_AT_ONCE = 50;

/** News that is due and still stands, by listener; each piece of news has its turn. */
export const dueNews = (services: Services): readonly DueNews[] =>
  interleave(standingNews(services).map((found) => newsToTell(services, found))).slice(
    0,
    MOST_AT_ONCE,
  );

type StandingNews = {
  readonly item: NewsItem & { readonly person: PersonId };
  readonly news: News;
};

/** What is no news any more goes. */
const standingNews = (services: Services): readonly StandingNews[] => {
  const { store, now } = services;
  const kinds = NEWS.of(services);
  const listeners = listenersIn(store);
  return listeners.announced({ from: now() - NEWS_MS, to: now() }).flatMap((item) => {
    const news = kinds.find(({ what }) => what === item.what)?.find(services, item.number);
    if (!news) listeners.drop(item);
    // The news has to stand in the group first.
    return news && news.table.message !== null ? [{ item, news }] : [];
  });
};

const newsToTell = ({ store, now }: Services, { item, news }: StandingNews): readonly DueNews[] => {
  const group = store.people.chat(item.chat);
  if (!group) return [];
  const told = { usual: now() - DAY_MS, often: now() - OFTEN_MS };
  return listenersIn(store)
    .owed({ ...item, ...told })
    .flatMap((owed) => {
      const chat = store.people.chat(privateChatOf(owed.person));
      return chat && !news.takesPart(owed.person) ? [{ ...news, owed, chat, group }] : [];
    });
};

/** The first of each list, then the second of each. */
const interleave = <One>(lists: readonly (readonly One[])[]): readonly One[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
};

const challengeNews: NewsKind = {
  what: "challenge",
  find: ({ store }, number) => {
    const found = isChallengeId(number) ? store.challenges.byId(number) : undefined;
    const by = found?.state === "open" ? store.people.person(found.challenger) : undefined;
    const [table] = found ? store.tables.byChallenge(found.id) : [];
    return found && by && table && { by, terms: found.terms, table, takesPart: () => false };
  },
};

const stopListening = ({ store }: Services, chat: ChatId, person: PersonId): void =>
  void listenersIn(store).remove({ chat, person });

export const listeningExtension: GameExtension = {
  gives: [NEWS.give(challengeNews)],
  challengeOpened: (services, { id, chat, challenger }) =>
    announce(services, { chat, what: "challenge", number: id }, challenger),
  personLeft: stopListening,
  sidelined: stopListening,
};
