import type { GameId, PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { analysesIn, storedAnalysis } from "../../../records/door.ts";
import { noteMistakes } from "./mistakes.ts";

/** More games are the work of weeks; the rest follows the next time. */
const MOST_GAMES = 10;

/** Keeps the mistakes of games analysed before there was a trainer, the last first. */
export const learnFromOldGames = async (services: Services, person: PersonId): Promise<void> => {
  for (const game of analysesIn(services.store).untaught({ person, most: MOST_GAMES })) {
    // A game takes some milliseconds, and presses come in between.
    await services.time.yield();
    services.store.transaction(() => learnFrom(services, game));
  }
};

const learnFrom = (services: Services, game: GameId): void => {
  const { store } = services;
  const row = store.games.game(game);
  const analysis = storedAnalysis(services, game);
  store.unlessDamaged(`game ${game}`, () => {
    if (row && analysis) noteMistakes(services, row, store.games.events(game), analysis);
  });
  analysesIn(store).taught(game);
};
