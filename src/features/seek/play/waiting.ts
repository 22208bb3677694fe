import { type Terms, takesCube } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import { findRuleset } from "../../../rules/rulesets.ts";
import { playsTooMuch } from "../../../tables/challenge/challenge.ts";
import { isReachable } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { Seeker } from "../rules/pairs.ts";
import { ANY, type SeekerWish, sharedGame } from "../rules/wishes.ts";
import type { OpenSeek } from "../store/seeks.ts";
import { strangersIn } from "../store/strangers.ts";

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
export const termsWith = (host: OpenSeek, guest: OpenSeek): Terms | undefined => {
  const game = sharedGame(wishOf(host), wishOf(guest));
  if (game === undefined) return undefined;
  const ruleset = findRuleset(game);
  return ruleset === undefined || host.anyGame === 0 ? host.terms : inGame(host.terms, ruleset);
};

const inGame = (terms: Terms, { id, switches }: Terms["ruleset"]): Terms => {
  if (!takesCube({ id, switches })) return { ...terms, ruleset: { id, switches } };
  const { cube, raise, beaver, jacoby, autoDoubles } = terms.ruleset.switches;
  const stakes = { cube, raise, beaver, jacoby, autoDoubles };
  return { ...terms, ruleset: { id, switches: { ...switches, ...stakes } } };
};

export const seekersFrom = (seeks: readonly OpenSeek[]): readonly Seeker<OpenSeek>[] => {
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
  }));
};

const ratingIn = ({ terms, longRating, shortRating }: OpenSeek, game: string): number => {
  const { switches } = findRuleset(game) ?? terms.ruleset;
  return familyOf(switches) === "long" ? longRating : shortRating;
};

/** Tells who can meet; each question to the database is asked once. */
export type Meetable = {
  readonly isFree: (seek: OpenSeek) => boolean;
  /** Neither avoids the other. */
  readonly getOn: (one: OpenSeek, other: OpenSeek) => boolean;
};

export const meetable = (services: Services): Meetable => {
  const avoided = new Set(
    strangersIn(services.store)
      .avoidedNow()
      .map(({ person, other }) => `${person} ${other}`),
  );
  const free = new Map<PersonId, boolean>();
  return {
    isFree: ({ person }) => {
      const known = free.get(person) ?? isFree(services, person);
      free.set(person, known);
      return known;
    },
    getOn: ({ person: one }, { person: other }) =>
      avoided.size === 0 || !(avoided.has(`${one} ${other}`) || avoided.has(`${other} ${one}`)),
  };
};

/** Whether a game can begin for them now. */
const isFree = (services: Services, person: PersonId): boolean =>
  isReachable(services, person) && !playsTooMuch(services, person);
