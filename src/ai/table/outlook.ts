import { positionFor } from "../../game/game.ts";
import type { Game } from "../../game/types.ts";
import { rankTurns } from "../choose.ts";
import type { Players } from "../players.ts";
import { questionOf } from "../seat.ts";
import { valuePosition } from "../value.ts";

/**
 * White's winning chance in a running game, by a quick look: a roll counts as played at its best.
 * Undefined if the game is not running.
 */
export const outlookOf = (players: Players, game: Game): number | undefined => {
  const { phase, toMove } = game;
  if (phase.kind === "opening" || phase.kind === "over") return undefined;
  const player = players.player(game.ruleset, "middle");
  const win =
    phase.kind === "moving"
      ? rankTurns(player, questionOf(game, phase), { top: 1 })[0]?.chances.win
      : valuePosition(player, positionFor(game, toMove)).chances.win;
  return win === undefined || toMove === "white" ? win : 1 - win;
};
