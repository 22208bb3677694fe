import { replay } from "../../game/apply.ts";
import type { Game } from "../../game/types.ts";
import type { GameId } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Services } from "../services/services.ts";

export const loadGame = (
  services: Services,
  { id, ruleset, version }: Pick<GameRow, "id" | "ruleset" | "version">,
): Game => {
  const known = services.caches.games.find(id);
  if (known?.version === version) return known;
  const game = replay(ruleset, services.store.games.events(id));
  keepGame(services, id, game);
  return game;
};

/** Caches a game. Not for use in a transaction, which may still be rolled back. */
export const keepGame = ({ store, caches }: Services, id: GameId, game: Game): void => {
  if (!store.inTransaction()) caches.games.keep(id, game);
};
