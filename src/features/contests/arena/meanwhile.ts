import { privateChatOf } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesWithComputer, levelFor, playComputer } from "../../computer/door.ts";
import { breakOff } from "../../seek/door.ts";
import type { Arena, ArenaPlayer } from "./arenas.ts";
import { arenasIn } from "./arenas.ts";

/**
 * A player who is alone plays the computer, without a clock, until an opponent is free. A player
 * with a game against the computer of their own has something to do already.
 */
export const playMeanwhile = (
  services: Services,
  { id, terms: { clock: _, ...terms } }: Arena,
  { person, luck }: Pick<ArenaPlayer, "person" | "luck">,
): void => {
  const { store } = services;
  const chat = privateChatOf(person);
  if (gamesWithComputer(services, person, chat).length > 0) return;
  const level = levelFor(services, person, store.people.chat(chat)?.settings.level);
  playComputer(services, person, "private", terms, level, luck);
  const [row] = gamesWithComputer(services, person, chat);
  if (!row) return;
  arenasIn(store).playsMeanwhile({ arena: id, person, game: row.id });
  store.notices.add({ kind: MEANWHILE_NOTICE, subject: id, person });
};

/** Says why a game against the computer has begun. */
export const MEANWHILE_NOTICE = "arena-meanwhile";

/** Ends the game against the computer; it counts for nothing. */
export const breakMeanwhile = (
  services: Services,
  { person, meanwhile }: Pick<ArenaPlayer, "person" | "meanwhile">,
): void => {
  const row = meanwhile === null ? undefined : services.store.games.game(meanwhile);
  if (row?.endedAt === null) breakOff(services, row, person);
};
