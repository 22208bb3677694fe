import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { agreedIn, allowsEmotes } from "../game/agreed.ts";
import { loadGame } from "../game/load-game.ts";
import { ownGame } from "../game/players.ts";
import { keepSaid, saidIn } from "../game/sayings.ts";
import type { Emote } from "../services/caches.ts";
import type { Services } from "../services/services.ts";

type EmoteRefusal = "no-game" | "not-your-game" | "game-over" | "emotes-off" | "emote-said";

/** Says an emote, once a turn; all who see a table of the game read it there. */
export const sayEmote = (
  services: Services,
  id: GameId,
  person: PersonId,
  emote: Emote,
): Done<EmoteRefusal> => {
  const own = ownGame(services, id, person);
  if (!own.ok) return own;
  if (own.row.endedAt !== null) return refused("game-over");
  if (!allowsEmotes(agreedIn(services, own.row))) return refused("emotes-off");
  const turns = loadGame(services, own.row).history.length;
  const said = saidIn(services, id).get(person);
  if (said && "emote" in said && said.turns === turns) return refused("emote-said");
  keepSaid(services, id, person, { emote, turns });
  return DONE;
};
