import type { Game } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import type { Said } from "../services/caches.ts";
import type { Services } from "../services/services.ts";

/**
 * What players say to each other is never written down: the process has it while a table shows it,
 * and a restart forgets it.
 */
type Sayings = ReadonlyMap<PersonId, Said>;

const NONE: Sayings = new Map();

export const saidIn = ({ caches }: Services, game: GameId): Sayings =>
  caches.said.find(game) ?? NONE;

/** A player's newest saying takes the place of the one before. */
export const keepSaid = (services: Services, game: GameId, person: PersonId, said: Said): void =>
  services.caches.said.keep(game, new Map([...saidIn(services, game), [person, said]]));

/** A saying stands there until both have played on: who only had to pass has not looked yet. */
const LASTS_TURNS = 1;

/** Forgets what is no longer shown, now that the game has come so far. */
export const forgetSayings = (services: Services, id: GameId, { history, phase }: Game): void => {
  const said = saidIn(services, id);
  if (said.size === 0) return;
  const isShown = ({ turns }: Said): boolean =>
    phase.kind !== "over" &&
    history.slice(turns).filter(({ end }) => end === "played").length <= LASTS_TURNS;
  const left = new Map([...said].filter(([, one]) => isShown(one)));
  if (left.size === 0) services.caches.said.drop(id);
  else services.caches.said.keep(id, left);
};
