import type { GameId, PersonId } from "../../ids/ids.ts";
import type { Done, Result } from "../../rules/result.ts";
import { rematch } from "../../tables/challenge/rematch.ts";
import type { PlayerCommand } from "../../tables/game/play.ts";
import type { Services } from "../../tables/services/services.ts";
import { slotOf } from "../../tables/services/slots.ts";
import type { CodeOf } from "../text/texts.ts";

/**
 * `advised`: nothing was played. True: the press advised the player to act; false: it withdrew
 * that.
 */
export type Acted = Done<CodeOf<"refused">> | { readonly ok: true; readonly advised: boolean };

/** What presses do in the games of one party. */
type PartyPresses = {
  readonly party: string;
  readonly play: (
    services: Services,
    game: GameId,
    version: number,
    person: PersonId,
    command: PlayerCommand,
  ) => Acted;
  readonly startNextGame: (
    services: Services,
    game: GameId,
    person: PersonId,
  ) => Done<CodeOf<"refused">>;
};

export const PARTIES = slotOf<PartyPresses>();

/** Undefined: two people play. */
export const partyAt = (services: Services, game: GameId): PartyPresses | undefined => {
  const name = services.store.games.partyOf(game) ?? null;
  return name === null ? undefined : PARTIES.of(services).find(({ party }) => party === name);
};

/** Starts the next game, or asks the other player for it: then none has begun yet. */
export const startNextGame = (
  services: Services,
  game: GameId,
  person: PersonId,
): Result<{ readonly began: boolean }, CodeOf<"refused">> => {
  const party = partyAt(services, game);
  if (!party) return rematch(services, game, person);
  const done = party.startNextGame(services, game, person);
  return done.ok ? { ok: true, began: true } : done;
};
