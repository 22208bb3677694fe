import type { Game } from "../../game/types.ts";
import type { ChatId, GameId, PersonId, TableId } from "../../ids/ids.ts";
import { keepNewest } from "../../rules/once.ts";

/** The size of each cache; the oldest entries go first. */
const MOST_KEPT = 500;
const MOST_CHATS = 10_000;

class Kept<Key, T> {
  readonly #values = new Map<Key, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  find(key: Key): T | undefined {
    return this.#values.get(key);
  }

  keep(key: Key, value: T): void {
    keepNewest(this.#values, key, value, this.#most);
  }

  drop(key: Key): void {
    this.#values.delete(key);
  }
}

/** What a player can say to the other by a press. */
export const EMOTES = ["bravo", "lucky", "alas"] as const;
export type Emote = (typeof EMOTES)[number];

/** What a player says to the other: an emote, their own words, or that they would talk. */
export type Utterance =
  | { readonly emote: Emote }
  | { readonly words: string }
  | { readonly talk: "asks" | "agrees" };

export type Said = Utterance & { readonly turns: number };

export type ChatStanding = {
  readonly message: number;
  readonly thread: number | null;
};

/** How long a table's message has stood, and how long it may. */
export type Rest = {
  readonly message: number;
  /** By the time that has elapsed. */
  readonly since: number;
  readonly restMs: number;
};

/** What a process remembers beside the database; a restart loses all of it. */
export type Caches = {
  /** The newest states of games, so that a press and its views replay them only once. */
  readonly games: Kept<GameId, Game>;
  readonly said: Kept<GameId, ReadonlyMap<PersonId, Said>>;
  /** The turn of a game in which an offer last brought its table down. */
  readonly rung: Kept<GameId, number>;
  readonly newest: Kept<ChatId, readonly ChatStanding[]>;
  readonly standing: Kept<TableId, Rest>;
  /** When the bot last heard people talk in a group: with privacy mode on it hears no talk. */
  readonly heard: Kept<ChatId, number>;
  /** Chats where the bot cannot send messages that only one member sees. */
  readonly refusesWhispers: Kept<ChatId, true>;
};

export const newCaches = (): Caches => ({
  games: new Kept(MOST_KEPT),
  said: new Kept(MOST_KEPT),
  rung: new Kept(MOST_KEPT),
  newest: new Kept(MOST_CHATS),
  standing: new Kept(MOST_CHATS),
  heard: new Kept(MOST_CHATS),
  refusesWhispers: new Kept(MOST_CHATS),
});

/** A feature's own cache beside the database, of the `most` newest entries. */
export const cacheOf = <Key, T>(most: number): ((caches: Caches) => Kept<Key, T>) => {
  const all = new WeakMap<Caches, Kept<Key, T>>();
  return (caches) => {
    const known = all.get(caches) ?? new Kept<Key, T>(most);
    all.set(caches, known);
    return known;
  };
};
