import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { standingsIn, type TopStanding } from "../statistics/standings-store.ts";
import { leaguesIn } from "./store.ts";

/** Two neighbours in a table, and the points between them. */
type Rivals = {
  readonly above: PersonId;
  readonly below: PersonId;
  readonly points: bigint;
};

/** With fewer games a place is chance. */
const LEAST_GAMES = 3;
/** More do not fit into one line. */
const MOST_PAIRS = 3;

/**
 * The rivals of the coming week by a past week's table, the nearest pair first: each player has at
 * most one rival.
 */
export const rivalsOf = (table: readonly TopStanding[]): readonly Rivals[] => {
  const players = table.filter(({ games }) => games >= LEAST_GAMES);
  const neighbours = players.flatMap((above, at): Rivals[] => {
    const below = players[at + 1];
    if (!below) return [];
    return [{ above: above.person, below: below.person, points: above.points - below.points }];
  });
  const taken = new Set<PersonId>();
  return neighbours
    .toSorted((one, two) => Number(one.points - two.points))
    .filter(({ above, below }) => {
      const isFree = !taken.has(above) && !taken.has(below);
      if (isFree) taken.add(above).add(below);
      return isFree;
    })
    .slice(0, MOST_PAIRS);
};

/** A group has no more players in a week than this. */
export const MOST_PLAYERS = 1_000;
/** The rivals that the table of a week makes, if the group wants to know of them. */
export const rivalsOfWeek = (
  { store }: Services,
  chat: ChatId,
  week: number,
): readonly Rivals[] => {
  const isWanted = leaguesIn(store).isWanted(chat) && store.people.chat(chat)?.settings.rivals;
  if (isWanted !== true) return [];
  return rivalsOf(standingsIn(store).first(chat, { period: "week", number: week }, MOST_PLAYERS));
};
