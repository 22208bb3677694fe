import type { Terms } from "../../game/series.ts";
import type { PersonId } from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import { luckIn, type Services } from "../../tables/services/services.ts";
import type { ContestPlace } from "../contests/door.ts";
import { announce } from "../following/door.ts";
import { type Chouette, type ChouetteId, chouettesIn } from "./chouettes.ts";
import type { House } from "./rules/types.ts";

/** Opens a chouette in a group, one at a time. Its maker has the first seat. */
export const openChouette = (
  services: Services,
  { chat, thread }: ContestPlace,
  maker: PersonId,
  terms: Terms,
  house: House,
): Result<{ readonly id: ChouetteId }, "chouette-runs"> =>
  services.store.transaction(() => {
    const chouettes = chouettesIn(services.store);
    if (chouettes.openIn(chat)) return refused("chouette-runs");
    const at = services.now();
    const id = chouettes.add({ chat, thread, maker, terms, house, at });
    chouettes.sit({ chouette: id, person: maker, luck: luckIn(services) });
    announce(services, { chat, what: "chouette", number: id }, maker);
    return { ok: true, id };
  });

/** The player joins the next game, last in the line. */
export const sitDown = (
  services: Services,
  id: ChouetteId,
  person: PersonId,
): Done<"chouette-over" | "chouette-full" | "chouette-seated" | "sidelined"> =>
  services.store.transaction(() => {
    const chouettes = chouettesIn(services.store);
    const chouette = chouettes.openById(id);
    if (!chouette) return refused("chouette-over");
    if (services.store.people.isSidelined({ chat: chouette.chat, person }))
      return refused("sidelined");
    const seated = chouettes.seated(id);
    if (seated.some((one) => one.person === person)) return refused("chouette-seated");
    if (seated.length >= chouette.house.seats) return refused("chouette-full");
    chouettes.sit({ chouette: id, person, luck: luckIn(services) });
    noteChange(services, chouette);
    return DONE;
  });

/** The player leaves their seat. A running game goes on. */
export const getUp = (
  services: Services,
  id: ChouetteId,
  person: PersonId,
): Done<"chouette-over" | "chouette-not-seated"> =>
  services.store.transaction(() => {
    const chouettes = chouettesIn(services.store);
    const chouette = chouettes.openById(id);
    if (!chouette) return refused("chouette-over");
    if (!chouettes.getUp({ chouette: id, person })) return refused("chouette-not-seated");
    noteChange(services, chouette);
    return DONE;
  });

/** The message shows the seats, and the table of the last game the next players. */
const noteChange = (services: Services, { id, series }: Chouette): void => {
  const { tables } = services.store;
  const chouettes = chouettesIn(services.store);
  chouettes.noted({ id, at: services.now() });
  const last = chouettes.lastGame(series);
  if (last !== undefined) tables.touchGame(last);
};

/** A chouette without any change for this long is over. */
const IDLE_MS = 12 * 60 * 60_000;

/** Closes chouettes that all players have abandoned. */
export const closeIdleChouettes = (services: Services): void => {
  const { store, now } = services;
  for (const { id, series, at } of chouettesIn(store).open()) {
    const last = chouettesIn(store).lastGame(series);
    const since = last === undefined ? undefined : store.waits.ofGame(last)?.since;
    if (Math.max(at, since ?? 0) + IDLE_MS <= now()) closeChouette(services, id, "at-once");
  }
};

/**
 * Closes a chouette, with a podium if points were won. The podium waits for a running game, which
 * players may finish.
 */
export const closeChouette = (
  { store }: Services,
  id: ChouetteId,
  podium: "at-once" | "after-game" = "after-game",
): boolean =>
  store.transaction(() => {
    const chouettes = chouettesIn(store);
    const series = chouettes.byId(id)?.series ?? null;
    const last = chouettes.lastGame(series);
    // Its board offers no further game.
    if (last !== undefined) store.tables.touchGame(last);
    const isPlaying = last !== undefined && store.games.game(last)?.endedAt === null;
    if (isPlaying && podium === "after-game")
      return chouettes.close({ id, state: "over", hasCard: false });
    const hasCard = chouettes.score(series).length > 0;
    return chouettes.close({ id, state: hasCard ? "over" : "cancelled", hasCard });
  });
