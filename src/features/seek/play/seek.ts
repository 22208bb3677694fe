import { UNRATED } from "../../../game/rating.ts";
import type { Terms } from "../../../game/series.ts";
import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import type { Person } from "../../../store/people.ts";
import { playsTooMuch } from "../../../tables/challenge/challenge.ts";
import { isReachable } from "../../../tables/challenge/links.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import { playersOf } from "../../../tables/game/players.ts";
import type { SeatLevel } from "../../../tables/game/seats.ts";
import { luckIn, type Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { gamesWithComputer, playComputer } from "../../computer/door.ts";
import { statRowsIn } from "../../statistics/door.ts";
import { meetingsOf, type Seeker, WIDE_AFTER_MS } from "../rules/pairs.ts";
import type { Seek } from "../store/seeks.ts";
import { seeksIn } from "../store/seeks.ts";
import { strangersIn } from "../store/strangers.ts";
import { breakOff } from "./break-off.ts";

export type { Seek };

type SeekBegun = Done<"seek-runs" | "seek-over" | "too-many-games">;

/** Begins a person's search; a fitting opponent who searches already is met at once. */
export const beginSeek = (
  services: Services,
  person: PersonId,
  terms: Terms,
  message: number | null,
): SeekBegun =>
  services.store.transaction(() => {
    const seeks = seeksIn(services.store);
    const last = seeks.of(person);
    if (last?.state === "open") return refused("seek-runs");
    // A second tap, after the first has already found an opponent.
    if (message !== null && seeks.post(person)?.message === message) return refused("seek-over");
    if (playsTooMuch(services, person)) return refused("too-many-games");
    seeks.begin({ person, terms, since: services.now(), luck: luckIn(services), message });
    pairSeekers(services);
    return DONE;
  });

export const stopSeek = ({ store }: Services, person: PersonId): Done<"seek-over"> =>
  seeksIn(store).close({ person, state: "stopped" }) ? DONE : refused("seek-over");

/**
 * Brings every search forward: pairs meet, a long search offers the computer and, after an hour,
 * ends.
 */
export const runSeeks = (services: Services): void => {
  const { store, now } = services;
  if (seeksIn(store).open().length === 0) return;
  store.transaction(() => {
    seeksIn(store).expire(now() - HOUR_MS);
    pairSeekers(services);
    seeksIn(store).offer(now() - WIDE_AFTER_MS);
  });
};

const pairSeekers = (services: Services): void => {
  const strangers = strangersIn(services.store);
  const free = seeksIn(services.store)
    .open()
    .filter(({ person }) => isReachable(services, person) && !playsTooMuch(services, person));
  if (free.length < 2) return;
  const avoids = (person: PersonId, other: PersonId) => strangers.avoids({ person, other });
  const seekers = free.map((seek) => seekerFrom(services, seek));
  for (const pair of meetingsOf(seekers, avoids, services.now())) {
    const [white, black] = pair.map((player) => free.find(({ person }) => person === player));
    if (white && black) bringTogether(services, white, black);
  }
};

const seekerFrom = ({ store }: Services, { person, terms, since }: Seek): Seeker<PersonId> => {
  const rating = statRowsIn(store).rating(person, terms.ruleset.switches.family) ?? UNRATED;
  return { player: person, wish: JSON.stringify(terms), rating: rating.rating, since };
};

const bringTogether = (services: Services, white: Seek, black: Seek): void => {
  const seeks = seeksIn(services.store);
  const strangers = strangersIn(services.store);
  const broke = [white, black].map((seek) => breakMeanwhile(services, seek));
  const game = seatTwo(services, white.terms, white, black);
  strangers.note({ game, kind: "found" });
  for (const [at, { person }] of [white, black].entries()) {
    seeks.found({ person, game, broke: broke[at] ? 1 : 0 });
  }
};

/** Ends the games against the computer that began meanwhile. */
const breakMeanwhile = (services: Services, { person, since }: Seek): boolean => {
  const running = meanwhile(services, person, since);
  for (const row of running) breakOff(services, row, person);
  return running.length > 0;
};

const meanwhile = (services: Services, person: PersonId, since: number) =>
  gamesWithComputer(services, person, privateChatOf(person)).filter(({ at }) => at >= since);

/** A game against the computer while the search goes on. */
export const playMeanwhile = (
  services: Services,
  person: PersonId,
  level: SeatLevel,
): Result<object, "seek-over" | "too-many-games" | "computer-plays"> =>
  services.store.transaction(() => {
    const seeks = seeksIn(services.store);
    const seek = seeks.of(person);
    if (seek?.state !== "open") return refused("seek-over");
    seeks.touch(person);
    return playComputer(services, person, "private", seek.terms, level);
  });

export type SeekView = {
  readonly seek: Seek;
  /** The opponent, once found. */
  readonly opponent: Person | undefined;
  /** They play the computer meanwhile. */
  readonly playsComputer: boolean;
};

export const seekView = (services: Services, seek: Seek): SeekView => {
  const row = seek.game === null ? undefined : services.store.games.game(seek.game);
  const players = row && playersOf(services, row);
  const opponent = players && (row.white === seek.person ? players.black : players.white);
  const isOpen = seek.state === "open";
  const playsComputer = isOpen && meanwhile(services, seek.person, seek.since).length > 0;
  return { seek, opponent, playsComputer };
};
