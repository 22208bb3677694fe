import { replay } from "../game/apply.ts";
import type { Game } from "../game/types.ts";
import type { GameRow } from "../store/games.ts";
import type { GameId } from "../store/ids.ts";
import type { Store } from "../store/store.ts";
import type { Services } from "./services.ts";

/** So many games are kept as they stood last, so that a press and its views replay them once. */
const MOST_KEPT = 500;

/** By what is the same in a database's services for every update. */
const kept = new WeakMap<Store["games"], Map<GameId, Game>>();

/** A stored game as it stands. */
export const loadGame = (
  { store }: Services,
  { id, ruleset, version }: Pick<GameRow, "id" | "ruleset" | "version">,
): Game => {
  const known = kept.get(store.games)?.get(id);
  if (known?.version === version) return known;
  const game = replay(ruleset, store.games.events(id));
  keepGame(store, id, game);
  return game;
};

/** Keeps a game as it stands; not in a transaction, which may yet be rolled back. */
export const keepGame = (store: Store, id: GameId, game: Game): void => {
  if (store.inTransaction()) return;
  const games = kept.get(store.games) ?? new Map<GameId, Game>();
  kept.set(store.games, games);
  games.delete(id);
  games.set(id, game);
  const [oldest] = games.keys();
  if (games.size > MOST_KEPT && oldest !== undefined) games.delete(oldest);
};
