import type { OpenSeven } from "../../features/seven/play/open.ts";
import type { OpenPuzzle } from "../../features/trainer/play/open.ts";
import type { Game } from "../../game/types.ts";
import type { ChatId, GameId, PersonId, PuzzleId } from "../../ids/ids.ts";
import type { Said } from "./emote.ts";

/** Of each kind those that were kept last. */
const MOST_KEPT = 500;
const MOST_SETS = 20;
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
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }
}

export type ChatStanding = {
  readonly message: number;
  readonly thread: number | null;
};

/** What a process remembers of a database beside it; all of it is gone at a restart. */
export type Caches = {
  /** Games as they stood last, so that a press and its views replay them once. */
  readonly games: Kept<GameId, Game>;
  readonly said: Kept<GameId, ReadonlyMap<PersonId, Said>>;
  readonly puzzles: Kept<PuzzleId, OpenPuzzle>;
  /** How likely White wins a game that is watched, as it stood in a version. */
  readonly outlooks: Kept<GameId, { readonly version: number; readonly white: number | undefined }>;
  /** The turn of a game in which its table last came down for an offer. */
  readonly rung: Kept<GameId, number>;
  readonly newest: Kept<ChatId, readonly ChatStanding[]>;
  /** Sets of days, by their game and day. */
  readonly sevens: Kept<string, OpenSeven>;
  /** Chats where what one person alone sees cannot be sent. */
  readonly refusesWhispers: Kept<ChatId, true>;
};

export const newCaches = (): Caches => ({
  games: new Kept(MOST_KEPT),
  said: new Kept(MOST_KEPT),
  puzzles: new Kept(MOST_KEPT),
  outlooks: new Kept(MOST_KEPT),
  rung: new Kept(MOST_KEPT),
  newest: new Kept(MOST_CHATS),
  sevens: new Kept(MOST_SETS),
  refusesWhispers: new Kept(MOST_CHATS),
});
