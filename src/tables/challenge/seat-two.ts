import type { Terms } from "../../game/series.ts";
import { type ChatId, type GameId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import { startGame } from "../game/play.ts";
import type { Services } from "../services/services.ts";

/** A player who waited for a game, and the luck that they gave when they came. */
type Waiting = { readonly person: PersonId; readonly luck: string | null };

/**
 * Begins a game of two people who have waited for one, with a table in each private chat. No press
 * begins it, so their luck is from the time when they came. `home` is the group of their contest.
 */
export const seatTwo = (
  services: Services,
  terms: Terms,
  white: Waiting,
  black: Waiting,
  home: ChatId | null = null,
): GameId => {
  const { store, now, newSecret } = services;
  const series = store.games.addSeries({ chat: null, home, terms }, now());
  const players = { white: white.person, black: black.person };
  const settled = { secret: newSecret(), luck: white.luck };
  const game = startGame(services, series, players, { settled }, undefined, black.luck);
  for (const viewer of [white.person, black.person])
    store.tables.add({ chat: privateChatOf(viewer), viewer, game });
  return game;
};
