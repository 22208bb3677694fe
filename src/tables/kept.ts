import type { GameId } from "../ids/ids.ts";
import type { Store } from "../store/store.ts";

/** So many games are remembered in memory, those that were kept last. */
const MOST_KEPT = 500;

/** Something about games that is worth keeping at hand, and may be forgotten. */
export type Kept<T> = {
  readonly find: (store: Store, game: GameId) => T | undefined;
  readonly keep: (store: Store, game: GameId, value: T) => void;
};

/** An empty memory, by what is the same in a database's services for every update. */
export const keptGames = <T>(): Kept<T> => {
  const stores = new WeakMap<Store["games"], Map<GameId, T>>();
  return {
    find: (store, game) => stores.get(store.games)?.get(game),
    keep: (store, game, value) => {
      const games = stores.get(store.games) ?? new Map<GameId, T>();
      stores.set(store.games, games);
      games.delete(game);
      games.set(game, value);
      const [oldest] = games.keys();
      if (games.size > MOST_KEPT && oldest !== undefined) games.delete(oldest);
    },
  };
};
