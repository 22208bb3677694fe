import { positionFor } from "../../game/game.ts";
import type { Game } from "../../game/types.ts";
import { rankTurns } from "../choose.ts";
import type { Players } from "../players.ts";
import { questionOf } from "../seat.ts";
import { valuePosition } from "../value.ts";

/**
 * How likely White wins a game as it stands, by a quick look: of a roll as if it were played at its best.
 * Undefined where nothing is being played.
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
