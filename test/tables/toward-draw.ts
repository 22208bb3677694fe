import type { GameResult } from "../../src/game/types.ts";
import type { GameId } from "../../src/ids/ids.ts";
import { loadGame } from "../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../src/tables/game/play.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { towardDraw } from "../game/toward-draw.ts";
import { rowOf } from "./support.ts";

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
