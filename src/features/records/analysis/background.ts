import type { BotParts } from "../../../bot/feature/parts.ts";
import type { GameId } from "../../../ids/ids.ts";
import { hasMoves } from "../../../tables/game/finished.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { analystOf } from "./analyst.ts";
import { analysesIn } from "./store.ts";

/** Nobody looks at the end of an older game any more. */
const WHILE_NEWS_MS = 10 * MINUTE_MS;
const MOST_KEPT = 1_000;

/** Games that were tried once, so that a failure is not repeated for ever. */
const triedIn = cacheOf<GameId, true>(MOST_KEPT);

/** Analyses games that have just ended, one after the other; their tables then show it. */
export const analyseInBackground = (parts: BotParts) => {
  const { services, deliverer, log } = parts;
  let working: Promise<void> | undefined;
  let isStopped = false;

  const next = (): GameId | undefined => {
    const { store, now, caches } = services;
    const tried = triedIn(caches);
    return analysesIn(store)
      .missing(now() - WHILE_NEWS_MS)
      .find((id) => {
        const row = tried.find(id) ? undefined : store.games.game(id);
        return row !== undefined && hasMoves(loadGame(services, row));
      });
  };

  const work = async (): Promise<void> => {
    for (let game = next(); game !== undefined && !isStopped; game = next()) {
      triedIn(services.caches).keep(game, true);
      try {
        await analystOf(parts).of(game);
        deliverer.wake();
      } catch (error) {
        if (!isStopped) log.error({ err: error, game }, "a game could not be analysed");
      }
    }
  };

  return {
    sweep: () => {
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
};
