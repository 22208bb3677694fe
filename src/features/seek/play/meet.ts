import { opponent } from "../../../game/colours.ts";
import { type Terms, takesCube } from "../../../game/series.ts";
import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import { findRuleset } from "../../../rules/rulesets.ts";
import type { GameRow } from "../../../store/games.ts";
import { playsTooMuch } from "../../../tables/challenge/challenge.ts";
import { seatTwo } from "../../../tables/challenge/seat-two.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesWithComputer } from "../../computer/door.ts";
import { offersFor } from "../rules/offers.ts";
import { meetingsOf, type Seeker } from "../rules/pairs.ts";
import { ANY, type SeekerWish, sharedGame, slowerClock } from "../rules/wishes.ts";
import { leaversIn } from "../store/leavers.ts";
import { type OpenSeek, seeksIn } from "../store/seeks.ts";
import { strangersIn } from "../store/strangers.ts";

/** Seats those who fit, and offers the others to each other. Call it in a transaction. */
export const bringTogether = (services: Services): void => {
  const seekers = seekersFrom(
    seeksIn(services.store).open(),
    new Set(leaversIn(services.store).searching()),
  );
  const { isFree, getOn } = whoMayMeet(services);
  const mayJoin = (one: OpenSeek, other: OpenSeek): boolean => getOn(one, other) && isFree(other);
  const mayMeet = (one: OpenSeek, other: OpenSeek): boolean => mayJoin(one, other) && isFree(one);
  const met = new Set<OpenSeek>();
  for (const { elder, younger } of meetingsOf(seekers, mayMeet, services.now())) {
    const terms = termsWith(elder, younger);
    if (terms) seat(services, elder, younger, atSlowerClock(terms, younger.terms));
    met.add(elder).add(younger);
  }
  const left = seekers.filter(({ player }) => !met.has(player));
  offerEach(services, offersFor(left, mayJoin, services.now()));
};

/** Begins the game of two who search; White has waited longer. Call it in a transaction. */
export const seat = (services: Services, white: OpenSeek, black: OpenSeek, terms: Terms): void => {
  const two = [white, black];
  const broke = two.map((seek) => breakMeanwhile(services, seek));
  const game = seatTwo(services, terms, white, black);
  strangersIn(services.store).note({ game, kind: "found" });
  for (const [at, { person }] of two.entries()) {
    seeksIn(services.store).noteFound({ person, game, broke: broke[at] ? 1 : 0 });
  }
};

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

/**
 * Ends a person's game against the computer, for an opponent has been found; it counts for nothing.
 * Call it in a transaction.
 */
export const breakOff = (services: Services, row: GameRow, person: PersonId): void => {
  const by = colourOf(row, person);
  if (!by) return;
  strangersIn(services.store).note({ game: row.id, kind: "broken" });
  // Nobody claims a game that they have just offered to resign.
  const hasResigned = loadGame(services, row).resignation?.by === by;
  const ended = carryOut(
    services,
    row,
    hasResigned ? { type: "accept-resignation", by: opponent(by) } : { type: "claim", by },
  );
  if (!ended.ok) throw new Error(`a game could not be broken off: ${ended.code}`);
};

/** A person's games against the computer that began while they searched. */
export const gamesMeanwhile = (
  services: Services,
  person: PersonId,
  since: number,
): readonly GameRow[] =>
  gamesWithComputer(services, person, privateChatOf(person)).filter(({ at }) => at >= since);

/** What a search is for. */
const wishOf = ({ terms, anyGame }: Pick<OpenSeek, "terms" | "anyGame">): SeekerWish => {
  const { cube, raise, beaver, jacoby, autoDoubles } = terms.ruleset.switches;
  const { id } = terms.ruleset;
  return {
    game: anyGame === 1 ? ANY : id,
    cube: cube ? [raise, beaver, jacoby, autoDoubles].join() : "",
    match: terms.match ?? 0,
    clock: terms.clock,
  };
};

/** The terms of the one who waits, in the game of both; undefined if they want different games. */
const termsWith = (host: OpenSeek, guest: OpenSeek): Terms | undefined => {
  const game = sharedGame(wishOf(host), wishOf(guest));
  if (game === undefined) return undefined;
  const ruleset = findRuleset(game);
  return ruleset === undefined || host.anyGame === 0 ? host.terms : inGame(host.terms, ruleset);
};

/** Nobody is hurried who has not asked for it. */
const atSlowerClock = ({ clock, ...terms }: Terms, other: Terms): Terms => {
  const slower = slowerClock(clock, other.clock);
  return { ...terms, ...(slower && { clock: slower }) };
};

/** The same where a press joins the one who waits: also in a game that the guest did not name. */
export const termsJoined = (host: OpenSeek, guest: OpenSeek): Terms =>
  termsWith(host, guest) ?? host.terms;

const inGame = (terms: Terms, { id, switches }: Terms["ruleset"]): Terms => {
  if (!takesCube({ id, switches })) return { ...terms, ruleset: { id, switches } };
  const { cube, raise, beaver, jacoby, autoDoubles } = terms.ruleset.switches;
  const stakes = { cube, raise, beaver, jacoby, autoDoubles };
  return { ...terms, ruleset: { id, switches: { ...switches, ...stakes } } };
};

export const seekersFrom = (
  seeks: readonly OpenSeek[],
  leavers: ReadonlySet<PersonId> = new Set(),
): readonly Seeker<OpenSeek>[] => {
  // Many searches have the same terms.
  const wishes = [new Map<Terms, SeekerWish>(), new Map<Terms, SeekerWish>()] as const;
  const wishFor = (seek: OpenSeek): SeekerWish => {
    const known = wishes[seek.anyGame];
    const wish = known.get(seek.terms) ?? wishOf(seek);
    known.set(seek.terms, wish);
    return wish;
  };
  return seeks.map((seek) => ({
    player: seek,
    wish: wishFor(seek),
    ratingIn: (game) => ratingIn(seek, game),
    since: seek.since,
    isLeaver: leavers.has(seek.person),
  }));
};

const ratingIn = ({ terms, longRating, shortRating }: OpenSeek, game: string): number => {
  const { switches } = findRuleset(game) ?? terms.ruleset;
  return familyOf(switches) === "long" ? longRating : shortRating;
};

/** Tells who can meet; each question to the database is asked once. */
export const whoMayMeet = (services: Services) => {
  const avoided = new Set(
    strangersIn(services.store)
      .avoidedNow()
      .map(({ person, other }) => `${person} ${other}`),
  );
  const free = new Map<PersonId, boolean>();
  return {
    isFree: ({ person }: OpenSeek): boolean => {
      const known = free.get(person) ?? isFree(services, person);
      free.set(person, known);
      return known;
    },
    /** Neither avoids the other. */
    getOn: ({ person: one }: OpenSeek, { person: other }: OpenSeek): boolean =>
      avoided.size === 0 || !(avoided.has(`${one} ${other}`) || avoided.has(`${other} ${one}`)),
  };
};

/** Whether a game can begin for them now. */
const isFree = (services: Services, person: PersonId): boolean =>
  isReachable(services, person) && !playsTooMuch(services, person);
