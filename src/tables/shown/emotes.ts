import { opponent } from "../../game/colours.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { agreedIn, allowsEmotes } from "../game/agreed.ts";
import { loadGame } from "../game/load-game.ts";
import { ownGame } from "../game/players.ts";
import type { Emote, Said } from "../services/emote.ts";
import type { Services } from "../services/services.ts";

const saidIn = ({ caches }: Services, game: GameId): ReadonlyMap<PersonId, Said> =>
  caches.said.find(game) ?? new Map();

const keep = (services: Services, game: GameId, person: PersonId, said: Said): void =>
  services.caches.said.keep(game, new Map([...saidIn(services, game), [person, said]]));

type EmoteRefusal = "no-game" | "not-your-game" | "game-over" | "emotes-off" | "emote-said";

/** Sends an emote, once a turn; the other player reads it after their next press. */
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
  if (saidIn(services, id).get(person)?.turns === turns) return refused("emote-said");
  keep(services, id, person, { emote, turns, isHeard: false });
  return DONE;
};

export const hearEmote = (
  services: Services,
  id: GameId,
  person: PersonId,
): { readonly by: PersonId; readonly emote: Emote } | undefined => {
  if (!services.caches.said.find(id)) return undefined;
  const own = ownGame(services, id, person);
  if (!own.ok) return undefined;
  const by = own.row[opponent(own.by)];
  const said = saidIn(services, id).get(by);
  if (!said || said.isHeard) return undefined;
  keep(services, id, by, { ...said, isHeard: true });
  return { by, emote: said.emote };
};
