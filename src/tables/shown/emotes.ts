import type { Colour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { agreedIn, allowsEmotes } from "../game/agreed.ts";
import { loadGame } from "../game/load-game.ts";
import { colourOf, ownGame } from "../game/players.ts";
import type { Emote, Said } from "../services/caches.ts";
import type { Services } from "../services/services.ts";

const saidIn = ({ caches }: Services, game: GameId): ReadonlyMap<PersonId, Said> =>
  caches.said.find(game) ?? new Map();

const keep = (services: Services, game: GameId, person: PersonId, said: Said): void =>
  services.caches.said.keep(game, new Map([...saidIn(services, game), [person, said]]));

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
  if (saidIn(services, id).get(person)?.turns === turns) return refused("emote-said");
  keep(services, id, person, { emote, turns });
  return DONE;
};

export type Emoted = { readonly by: Colour; readonly emote: Emote };

/** An emote stands there until both have played on. */
const LASTS_TURNS = 1;

export const sayingsIn = (services: Services, row: GameRow): readonly Emoted[] => {
  const turns = loadGame(services, row).history.length;
  return [...saidIn(services, row.id)].flatMap(([person, said]) => {
    const by = colourOf(row, person);
    return by !== undefined && turns - said.turns <= LASTS_TURNS ? [{ by, emote: said.emote }] : [];
  });
};
