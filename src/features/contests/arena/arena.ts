import { COLOURS } from "../../../game/colours.ts";
import type { Terms } from "../../../game/series.ts";
import type { Colour, Game } from "../../../game/types.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import { isReachable } from "../../../tables/people/people.ts";
import { luckIn, type Services } from "../../../tables/services/services.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { ringAnew } from "../../../tables/shown/repost.ts";
import { announce } from "../../following/door.ts";
import type { ContestPlace } from "../contests.ts";
import { type Arena, type ArenaId, arenasIn } from "./arenas.ts";
import { lastGame } from "./standings.ts";

export const ARENA_MINUTES = { least: 5, most: 240 } as const;

/** An arena gathers its players for so long, unless its beginning is planned. */
export const GATHERING_MINUTES = 2;

/** Opens an arena in a group, one at a time. The maker enters it like all others. */
export const openArena = (
  services: Services,
  { chat, thread }: ContestPlace,
  maker: PersonId,
  terms: Terms,
  { minutes }: { readonly minutes: number },
  plannedAt?: number,
): Result<{ readonly id: ArenaId }, "arena-runs"> =>
  services.store.transaction(() => {
    const { store } = services;
    if (arenasIn(store).openIn(chat)) return refused("arena-runs");
    const startsAt = plannedAt ?? services.now() + GATHERING_MINUTES * MINUTE_MS;
    const endsAt = startsAt + minutes * MINUTE_MS;
    const id = arenasIn(store).add({ chat, thread, maker, terms, startsAt, endsAt });
    announce(services, { chat, what: "arena", number: id }, maker, plannedAt ?? services.now());
    return { ok: true, id };
  });

/** Begins an arena that still gathers its players. */
export const beginArena = (services: Services, id: ArenaId): Done<"arena-over"> =>
  services.store.transaction(() => {
    const arenas = arenasIn(services.store);
    if (!arenas.openById(id)) return refused("arena-over");
    if (arenas.begin({ id, now: services.now() })) showBegun(services, id);
    return DONE;
  });

/** Its message comes again, so that it is heard, and no card says any more when it will begin. */
export const showBegun = (services: Services, id: ArenaId): void => {
  const arenas = arenasIn(services.store);
  ringAnew(services, arenas.post(id));
  arenas.touchWaits(id);
};

/** Opens an arena like one that is over. */
export const openAgain = (services: Services, arena: Arena, maker: PersonId) => {
  if (services.store.people.isSidelined({ chat: arena.chat, person: maker }))
    return refused("refused-sidelined");
  const minutes = Math.round((arena.endsAt - arena.startsAt) / MINUTE_MS);
  return openArena(services, arena, maker, arena.terms, { minutes });
};

/** Shows the change in the arena's message and under the player's last game. */
const showAgain = ({ store, now }: Services, id: ArenaId, person: PersonId): void => {
  const arenas = arenasIn(store);
  arenas.touch(id);
  // The cards of all who gather have the names of all.
  if ((arenas.byId(id)?.startsAt ?? 0) > now()) arenas.touchWaits(id);
  else arenas.wait(id, person);
  const last = lastGame(arenas.finished(id), person);
  if (last) store.tables.touchGame(last.game);
};

/** A player enters an arena, or comes back. The bot must be able to write to them in private. */
export const enterArena = (
  services: Services,
  id: ArenaId,
  person: PersonId,
): Done<"arena-over" | "contest-unreachable"> =>
  services.store.transaction(() => {
    const { store, now } = services;
    if (!arenasIn(store).openById(id)) return refused("arena-over");
    if (!isReachable(services, person)) return refused("contest-unreachable");
    arenasIn(store).enter({ arena: id, person, since: now(), luck: luckIn(services) });
    showAgain(services, id, person);
    return DONE;
  });

/** The player gets no new game until they come back. A running game goes on. */
export const pauseArena = (
  services: Services,
  id: ArenaId,
  person: PersonId,
): Done<"arena-over" | "arena-not-in"> =>
  services.store.transaction(() => {
    const arenas = arenasIn(services.store);
    if (!arenas.openById(id)) return refused("arena-over");
    if (!arenas.leave({ arena: id, person })) return refused("arena-not-in");
    showAgain(services, id, person);
    return DONE;
  });

/** The player whose time ran out before their first turn was played. */
export const absentIn = ({ history, timeOuts }: Game): Colour | undefined =>
  COLOURS.find((colour) => {
    const late = timeOuts[colour];
    const played = history.slice(0, late).some(({ by, end }) => by === colour && end === "played");
    return late !== undefined && !played;
  });
