import { withoutHistory } from "../../../ai/seat.ts";
import type { Hint, Think } from "../../../ai/table/thinker.ts";
import { playerToAct } from "../../../game/game.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import { type Result, refused } from "../../../rules/result.ts";
import { agreedIn, allowsHints } from "../../../tables/game/agreed.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { toGoIn } from "../../../tables/game/play.ts";
import { ownGame } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";

export type { Hint, Think };

type Hinted = Result<
  { readonly hint: Hint },
  "no-game" | "not-your-game" | "not-your-turn" | "hints-off" | "nothing-to-hint"
>;

/** The move of a strong player, for the player whose move it is. */
export const hintFor = async (
  services: Services,
  think: Think,
  id: GameId,
  person: PersonId,
): Promise<Hinted> => {
  const own = ownGame(services, id, person);
  if (!own.ok) return own;
  if (!allowsHints(agreedIn(services, own.row))) return refused("hints-off");
  const game = loadGame(services, own.row);
  if (playerToAct(game) !== own.by) return refused("not-your-turn");
  const thought = await think({
    kind: "hint",
    game: withoutHistory(game),
    toGo: toGoIn(services, own.row),
  });
  const hint = thought.kind === "hint" ? thought.hint : undefined;
  return hint ? { ok: true, hint } : refused("nothing-to-hint");
};
