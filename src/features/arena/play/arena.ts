import type { Terms } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import { isReachable } from "../../../tables/challenge/links.ts";
import { luckIn, type Services } from "../../../tables/services/services.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import { beginOf, type Planned } from "../../contest/play/door.ts";
import type { EventPlace } from "../../contest/store/door.ts";
import { announce } from "../../listening/door.ts";
import type { ArenaId } from "../rules/ids.ts";
import { arenasIn } from "../store/arenas.ts";
import { lastGame } from "./standings.ts";

/** How long an arena may take, in minutes. */
export const ARENA_MINUTES = { least: 5, most: 240 } as const;

type Times = Planned & { readonly minutes: number };

/** Opens an arena in a group: one at a time. Whoever opens it plays in it as soon as they press. */
export const openArena = (
  services: Services,
  { chat, thread }: EventPlace,
  maker: PersonId,
  terms: Terms,
  { minutes, ...planned }: Times,
): Result<{ readonly id: ArenaId }, "arena-runs"> =>
  services.store.transaction(() => {
    const { store } = services;
    if (arenasIn(store).openIn(chat)) return refused("arena-runs");
    const startsAt = beginOf(services, planned);
    const endsAt = startsAt + minutes * MINUTE_MS;
    const id = arenasIn(store).add({ chat, thread, maker, terms, startsAt, endsAt });
    announce(services, { chat, what: "arena", number: id }, maker, startsAt);
    return { ok: true, id };
  });

/** The arena's message counts them, and below their last game stands what they can do now. */
const showAgain = ({ store }: Services, id: ArenaId, person: PersonId): void => {
  arenasIn(store).touch(id);
  const last = lastGame(arenasIn(store).finished(id), person);
  if (last) store.tables.touchGame(last.game);
};

/** Somebody plays in an arena from now on, or again; only who can be written to in private. */
export const enterArena = (
  services: Services,
  id: ArenaId,
  person: PersonId,
): Done<"arena-over" | "event-unreachable"> =>
  services.store.transaction(() => {
    const { store, now } = services;
    const arena = arenasIn(store).byId(id);
    if (arena?.state !== "open") return refused("arena-over");
    if (!isReachable(services, person)) return refused("event-unreachable");
    arenasIn(store).enter({ arena: id, person, since: now(), luck: luckIn(services) });
    showAgain(services, id, person);
    return DONE;
  });

/** Somebody is paired no more until they come back; what they play now they play on. */
export const pauseArena = (
  services: Services,
  id: ArenaId,
  person: PersonId,
): Done<"arena-over" | "arena-not-in"> =>
  services.store.transaction(() => {
    const arenas = arenasIn(services.store);
    if (arenas.byId(id)?.state !== "open") return refused("arena-over");
    if (!arenas.leave({ arena: id, person })) return refused("arena-not-in");
    showAgain(services, id, person);
    return DONE;
  });
