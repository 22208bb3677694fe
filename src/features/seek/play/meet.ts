import type { Terms } from "../../../game/series.ts";
import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesWithComputer } from "../../computer/door.ts";
import { offersFor } from "../rules/offers.ts";
import { meetingsOf } from "../rules/pairs.ts";
import { type OpenSeek, seeksIn } from "../store/seeks.ts";
import { strangersIn } from "../store/strangers.ts";
import { meetable, seekersFrom, termsWith } from "./waiting.ts";

/**
 * Ends a person's game against the computer, for an opponent has been found; it counts for nothing.
 * Call it in a transaction.
 */
export const breakOff = (services: Services, row: GameRow, person: PersonId): void => {
  const by = colourOf(row, person);
  if (!by) return;
  strangersIn(services.store).note({ game: row.id, kind: "broken" });
  const ended = carryOut(services, row, { type: "claim", by });
  if (!ended.ok) throw new Error(`a game could not be broken off: ${ended.code}`);
};

/** A person's games against the computer that began while they searched. */
export const gamesMeanwhile = (
  services: Services,
  person: PersonId,
  since: number,
): readonly GameRow[] =>
  gamesWithComputer(services, person, privateChatOf(person)).filter(({ at }) => at >= since);

/**
 * Seats those who fit, and offers to the others whom they could join. Call it in a transaction.
 */
export const bringTogether = (services: Services): void => {
  const seekers = seekersFrom(seeksIn(services.store).open());
  const { isFree, getOn } = meetable(services);
  const mayJoin = (one: OpenSeek, other: OpenSeek): boolean => getOn(one, other) && isFree(other);
  const mayMeet = (one: OpenSeek, other: OpenSeek): boolean => mayJoin(one, other) && isFree(one);
  const met = new Set<OpenSeek>();
  for (const { elder, younger } of meetingsOf(seekers, mayMeet, services.now())) {
    const terms = termsWith(elder, younger);
    if (terms) seat(services, elder, younger, terms);
    met.add(elder).add(younger);
  }
  const left = seekers.filter(({ player }) => !met.has(player));
  offerEach(services, offersFor(left, mayJoin));
};

/** Begins the game of two who search; White has waited longer. Call it in a transaction. */
export const seat = (services: Services, white: OpenSeek, black: OpenSeek, terms: Terms): void => {
  const two = [white, black];
  const broke = two.map((seek) => breakMeanwhile(services, seek));
  const game = seatTwo(services, terms, white, black);
  strangersIn(services.store).note({ game, kind: "found" });
  for (const [at, { person }] of two.entries()) {
    seeksIn(services.store).found({ person, game, broke: broke[at] ? 1 : 0 });
  }
};

/** Ends the games against the computer that began meanwhile. */
const breakMeanwhile = (services: Services, { person, since }: OpenSeek): boolean => {
  const running = gamesMeanwhile(services, person, since);
  for (const row of running) breakOff(services, row, person);
  return running.length > 0;
};

const offerEach = (services: Services, all: ReadonlyMap<OpenSeek, readonly OpenSeek[]>): void => {
  const seeks = seeksIn(services.store);
  for (const [{ person, offers }, others] of all) {
    const offered = others.map(({ post }) => post).filter((post) => post !== null);
    if (!isEqual(offered, offers)) seeks.offerTo(person, offered);
  }
};

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((post, at) => post === other[at]);
