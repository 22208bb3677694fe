import type { Terms } from "../../game/series.ts";
import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { Services } from "../services/services.ts";
import { DAY_MS } from "../services/time.ts";
import { addChallenge, begin } from "./challenge.ts";

/** Somebody who waited for a game, and what they brought to its dice when they came. */
type Waiting = { readonly person: PersonId; readonly luck: string | null };

/**
 * A game of two who wait for one, as by a link that the other has taken up: both have their table in their
 * private chat. Nobody presses then; so what both bring to the dice is from when they came. `home`: the group in
 * whose evening they play.
 */
export const seatTwo = (
  services: Services,
  terms: Terms,
  white: Waiting,
  black: Waiting,
  home?: ChatId,
): GameId => {
  const { store, now, newToken } = services;
  const link = { token: newToken(), expiresAt: now() + DAY_MS };
  const players = { challenger: white.person, opponent: black.person };
  const id = addChallenge(services, { ...players, terms, ...link }, white.luck);
  const found = store.challenges.byId(id);
  if (!found || !store.challenges.close({ id, state: "accepted" }))
    throw new Error(`no challenge ${id}`);
  const game = begin(services, found, black.person, black.luck);
  if (home !== undefined) store.games.playFor({ game, home });
  return game;
};
