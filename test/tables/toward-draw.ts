import type { Terms } from "../../src/game/series.ts";
import type { GameResult } from "../../src/game/types.ts";
import type { GameId } from "../../src/ids/ids.ts";
import { loadGame } from "../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../src/tables/game/play.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { towardDraw } from "../game/toward-draw.ts";
import { openServices, rowOf, sitTogether } from "./support.ts";

/** The first game of a new series with these terms that ends so; both players want a draw. */
export const endedSo = (terms: Terms, fits: (result: GameResult) => boolean) => {
  for (let seed = 1; seed < 40; seed++) {
    const services = openServices(seed);
    const id = sitTogether(services, terms);
    if (fits(playTowardDraw(services, id))) return { services, id };
    services.store.close();
  }
  throw new Error("no game ended so");
};

/** Plays a game to its end; both players want a draw. */
export const playTowardDraw = (services: Services, id: GameId): GameResult => {
  for (;;) {
    const row = rowOf(services, id);
    const game = loadGame(services, row);
    if (game.phase.kind === "over") return game.phase.result;
    const isMoving = game.phase.kind === "moving";
    const move = isMoving ? towardDraw(game) : undefined;
    const command: PlayerCommand = move
      ? { type: "move", moves: [move] }
      : { type: isMoving ? "done" : "roll" };
    const done = play(services, id, row.version, row[game.toMove], command);
    if (!done.ok) throw new Error(done.code);
  }
};
