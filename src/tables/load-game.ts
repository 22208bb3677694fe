import { replay } from "../game/apply.ts";
import type { Game } from "../game/types.ts";
import type { GameId } from "../ids/ids.ts";
import type { GameRow } from "../store/games.ts";
import type { Store } from "../store/store.ts";
import { keptGames } from "./kept.ts";
import type { Services } from "./services.ts";

/** Games as they stood last, so that a press and its views replay them once. */
const kept = keptGames<Game>();

/** A stored game as it stands. */
export const loadGame = (
  { store }: Services,
  { id, ruleset, version }: Pick<GameRow, "id" | "ruleset" | "version">,
): Game => {
  const known = kept.find(store, id);
  if (known?.version === version) return known;
  const game = replay(ruleset, store.games.events(id));
  keepGame(store, id, game);
  return game;
};

/** Keeps a game as it stands; not in a transaction, which may yet be rolled back. */
export const keepGame = (store: Store, id: GameId, game: Game): void => {
  if (!store.inTransaction()) kept.keep(store, id, game);
};
