import { UNRATED } from "../../../game/rating.ts";
import type { Terms } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import type { Family } from "../../../rules/types.ts";
import { playsTooMuch } from "../../../tables/challenge/challenge.ts";
import type { SeatLevel } from "../../../tables/game/seats.ts";
import { luckIn, type Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { playComputer } from "../../computer/door.ts";
import { statRowsIn } from "../../standings/door.ts";
import { seeksIn } from "../store/seeks.ts";
import { bringTogether, seat, termsJoined, whoMayMeet } from "./meet.ts";

type SeekBegun = Done<"seek-runs" | "seek-over" | "too-many-games">;

/**
 * Begins a person's search; a fitting opponent who searches already is met at once. With `anyGame`
 * the game of the terms is played only if the other would play any too.
 */
export const beginSeek = (
  services: Services,
  person: PersonId,
  terms: Terms,
  message: number | null,
  anyGame: 0 | 1 = 0,
): SeekBegun =>
  services.store.transaction(() => {
    const seeks = seeksIn(services.store);
    const last = seeks.of(person);
    if (last?.state === "open") return refused("seek-runs");
    // A second tap, after the first has already found an opponent.
    if (message !== null && seeks.post(person)?.message === message) return refused("seek-over");
    if (playsTooMuch(services, person)) return refused("too-many-games");
    const strength = (family: Family): number =>
      (statRowsIn(services.store).rating(person, family) ?? UNRATED).rating;
    const [longRating, shortRating] = [strength("long"), strength("short")];
    const asked = { person, terms, anyGame, longRating, shortRating, message };
    seeks.begin({ ...asked, since: services.now(), luck: luckIn(services) });
    bringTogether(services);
    return DONE;
  });

export const stopSeek = ({ store }: Services, person: PersonId): Done<"seek-over"> =>
  seeksIn(store).close({ person, state: "stopped" }) ? DONE : refused("seek-over");

/** Takes up the search of another player, on that player's terms. */
export const joinSeek = (
  services: Services,
  person: PersonId,
  post: number,
): Done<"seek-over" | "seek-gone" | "too-many-games"> =>
  services.store.transaction(() => {
    const seeks = seeksIn(services.store);
    const guest = seeks.of(person);
    if (guest?.state !== "open") return refused("seek-over");
    if (playsTooMuch(services, person)) return refused("too-many-games");
    const host = seeks.openAt(post);
    const { isFree, getOn } = whoMayMeet(services);
    const mayJoin = host && host.person !== person && getOn(host, guest) && isFree(host);
    if (!mayJoin) return refused("seek-gone");
    seat(services, host, guest, termsJoined(host, guest));
    return DONE;
  });

/** Pairs meet, others are offered to each other; after an hour a search ends. */
export const runSeeks = (services: Services): void => {
  const { store, now } = services;
  if (!seeksIn(store).isAnyOpen()) return;
  store.transaction(() => {
    seeksIn(store).expire(now() - HOUR_MS);
    bringTogether(services);
  });
};

export const playMeanwhile = (
  services: Services,
  person: PersonId,
  level: SeatLevel,
): Result<object, "seek-over" | "too-many-games" | "computer-plays" | "sidelined"> =>
  services.store.transaction(() => {
    const seeks = seeksIn(services.store);
    const seek = seeks.of(person);
    if (seek?.state !== "open") return refused("seek-over");
    seeks.touch(person);
    // It is broken off anyway: nothing hurries, and no match is begun.
    const { clock: _, match: __, ...terms } = seek.terms;
    return playComputer(services, person, "private", terms, level);
  });
