import { opponent } from "../../../game/colours.ts";
import type { Terms } from "../../../game/series.ts";
import { type GameId, isComputer, type PersonId } from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import type { Person } from "../../../store/people.ts";
import { ownGame, playersOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import type { Complaint } from "../store/strangers.ts";
import { strangersIn } from "../store/strangers.ts";

export type { Complaint };

/** The reasons for a complaint. */
export const REASONS = ["name", "stalling", "cheating"] as const;
export type Reason = (typeof REASONS)[number];

export const isReason = (text: string): text is Reason => REASONS.some((one) => one === text);

/** The owner gets at most this many complaints of one person in a day. */
const MOST_REPORTS = 3;

export type Stranger = {
  readonly person: Person;
  readonly isAvoided: boolean;
  readonly isReported: boolean;
};

/** People who met by a search know only first names. */
export const asStranger = <Of extends Pick<Person, "name" | "username">>(person: Of): Of => {
  const [first = ""] = person.name.trim().split(/\s+/u);
  return { ...person, name: first, username: null };
};

type StrangerFound = Result<
  { readonly other: Stranger; readonly terms: Terms },
  "no-game" | "not-your-game" | "no-stranger"
>;

/** A person's opponent in a game that began by a search of both. */
export const strangerIn = (services: Services, game: GameId, person: PersonId): StrangerFound => {
  const strangers = strangersIn(services.store);
  const own = ownGame(services, game, person);
  if (!own.ok) return own;
  const other = playersOf(services, own.row)?.[opponent(own.by)];
  if (!other || isComputer(other.id) || !strangers.haveMetIn(game)) return refused("no-stranger");
  return {
    ok: true,
    terms: services.store.games.series(own.row.series).terms,
    other: {
      person: other,
      isAvoided: strangers.avoids({ person, other: other.id }),
      isReported: strangers.hasReported({ game, person }),
    },
  };
};

/** The two are no longer paired, or can be again. */
export const turnAvoiding = (services: Services, game: GameId, person: PersonId): StrangerFound =>
  services.store.transaction(() => {
    const met = strangerIn(services, game, person);
    if (!met.ok) return met;
    const strangers = strangersIn(services.store);
    const two = { person, other: met.other.person.id };
    if (!strangers.avoidNoMore(two)) strangers.avoid(two);
    return strangerIn(services, game, person);
  });

type Reported = Done<"no-game" | "not-your-game" | "no-stranger" | "reported" | "reports-enough">;

/** Tells the owner about an opponent, once a game. */
export const reportStranger = (
  services: Services,
  game: GameId,
  person: PersonId,
  reason: Reason,
): Reported =>
  services.store.transaction(() => {
    const strangers = strangersIn(services.store);
    const met = strangerIn(services, game, person);
    if (!met.ok) return met;
    const at = services.now();
    if (met.other.isReported) return refused("reported");
    if (strangers.reportsBy(person, at - DAY_MS) >= MOST_REPORTS) return refused("reports-enough");
    strangers.report({ game, person, other: met.other.person.id, reason, at });
    return DONE;
  });
