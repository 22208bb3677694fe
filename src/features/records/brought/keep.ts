import type { ReadMatch } from "../../../game/record/record.ts";
import type { Colour } from "../../../game/types.ts";
import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { DONE, type Done, refused } from "../../../rules/result.ts";
import type { Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import { MATCH_POST, type MatchId, type MatchRow, matchesIn } from "./store.ts";

/** So many stay with a person: of more than these the last ones. */
const KEPT = 10;
const WEEK_MS = 7 * DAY_MS;

/** One match is worked at a time for each person; so many of theirs may wait for it. */
const MOST_WAITING = 3;

/** The messages of a person's matches in line say what they wait for. */
export const touchLine = ({ store }: Services, person: PersonId): void => {
  for (const id of matchesIn(store).inLine(person))
    store.posts.touch({ kind: MATCH_POST, subject: id });
};

/** Keeps a match that somebody has brought, and the message that asks who they were. */
export const keepMatch = (services: Services, person: PersonId, match: ReadMatch): void =>
  services.store.transaction(() => {
    const { store, now } = services;
    const matches = matchesIn(store);
    const { players, score, to, games } = match;
    const id = matches.add({
      ...{ person, at: now(), ...players, length: to ?? null },
      ...{ whiteScore: score.white, blackScore: score.black },
    });
    for (const [number, game] of games.entries())
      matches.addGame({ match: id, number, person, game: JSON.stringify(game) });
    matches.dropOld({ person, kept: KEPT });
    // One that was worked may be among them.
    touchLine(services, person);
    store.posts.renew({ kind: MATCH_POST, subject: id, chat: privateChatOf(person) });
  });

/** A match of this person; undefined if it is another's, or forgotten. */
export const ownMatch = (
  { store }: Services,
  id: MatchId,
  person: PersonId,
): MatchRow | undefined => {
  const row = matchesIn(store).find(id);
  return row?.person === person ? row : undefined;
};

/** Notes who somebody was in their match: from now on it is worked, after those before it. */
export const chooseSide = (
  services: Services,
  id: MatchId,
  person: PersonId,
  side: Colour,
): Done<"match-gone" | "match-busy"> =>
  services.store.transaction(() => {
    const row = ownMatch(services, id, person);
    if (!row) return refused("match-gone");
    const { store, now } = services;
    const matches = matchesIn(store);
    if (row.side === null && matches.inLine(person).length > MOST_WAITING)
      return refused("match-busy");
    if (matches.choose({ id, side, at: now() }))
      store.posts.touch({ kind: MATCH_POST, subject: id });
    return DONE;
  });

const forget = ({ store }: Services, id: MatchId): void => {
  const post = store.posts.of({ kind: MATCH_POST, subject: id });
  if (post) store.posts.remove(post.id);
  matchesIn(store).forget(id);
};

/** Forgets a match at once; false if it is another's, or forgotten. */
export const forgetMatch = (services: Services, id: MatchId, person: PersonId): boolean =>
  services.store.transaction(() => {
    if (!ownMatch(services, id, person)) return false;
    forget(services, id);
    touchLine(services, person);
    return true;
  });

/** Forgets those that were brought, or chosen, more than a week ago. */
export const forgetOldMatches = (services: Services): void => {
  const old = matchesIn(services.store).expired(services.now() - WEEK_MS);
  if (old.length === 0) return;
  services.store.transaction(() => {
    for (const { id } of old) forget(services, id);
  });
};
