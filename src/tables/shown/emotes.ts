import { opponent } from "../../game/colours.ts";
import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { loadGame } from "../game/load-game.ts";
import { ownGame } from "../game/players.ts";
import { settingsFor } from "../game/waits.ts";
import type { Emote, Said } from "../services/emote.ts";
import type { Services } from "../services/services.ts";

const saidIn = ({ caches }: Services, game: GameId): ReadonlyMap<PersonId, Said> =>
  caches.said.find(game) ?? new Map();

const keep = (services: Services, game: GameId, person: PersonId, said: Said): void =>
  services.caches.said.keep(game, new Map([...saidIn(services, game), [person, said]]));

/** Whether the players can send each other emotes: both are people and have them on. */
export const allowsEmotes = (services: Services, row: GameRow): boolean => {
  const series = services.store.games.series(row.series);
  return [row.white, row.black].every(
    (player) => !isComputer(player) && settingsFor(services, series, player).emotes,
  );
};

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
  if (!allowsEmotes(services, own.row)) return refused("emotes-off");
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
  const own = ownGame(services, id, person);
  if (!own.ok) return undefined;
  const by = own.row[opponent(own.by)];
  const said = saidIn(services, id).get(by);
  if (!said || said.isHeard) return undefined;
  keep(services, id, by, { ...said, isHeard: true });
  return { by, emote: said.emote };
};
