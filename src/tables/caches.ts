import type { Game } from "../game/types.ts";
import type { GameId, PersonId } from "../ids/ids.ts";
import type { Said } from "./emote.ts";

/** So many games are remembered, those that were kept last. */
const MOST_KEPT = 500;

/** Something about games that is worth keeping at hand, and may be forgotten. */
class Kept<T> {
  readonly #games = new Map<GameId, T>();

  find(game: GameId): T | undefined {
    return this.#games.get(game);
  }

  keep(game: GameId, value: T): void {
    this.#games.delete(game);
    this.#games.set(game, value);
    const [oldest] = this.#games.keys();
    if (this.#games.size > MOST_KEPT && oldest !== undefined) this.#games.delete(oldest);
  }
}

/** What a process remembers of a database beside it; all of it is gone at a restart. */
export type Caches = {
  /** Games as they stood last, so that a press and its views replay them once. */
  readonly games: Kept<Game>;
  /** What players have said to each other with a press. */
  readonly said: Kept<ReadonlyMap<PersonId, Said>>;
};

export const newCaches = (): Caches => ({ games: new Kept(), said: new Kept() });
