import type { PersonId } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import type { EnterButton, NewsKind } from "../following/door.ts";
import type { GroupContest } from "./contests.ts";

type Known<Contest> = { readonly contest: Contest; readonly players: readonly PersonId[] };

/** A contest is news as long as it is open, to all who have not entered it. */
export const contestNews = <Contest extends GroupContest<number>>(
  what: string,
  find: (services: Services, number: number) => Known<Contest> | undefined,
  enter?: (contest: Contest, language: string) => EnterButton,
): NewsKind => ({
  what,
  find: (services, number) => {
    const found = find(services, number);
    if (found?.contest.state !== "open") return undefined;
    const { contest, players } = found;
    const by = services.store.people.person(contest.maker);
    const table = services.store.posts.of({ kind: what, subject: number });
    if (!by || !table) return undefined;
    return {
      ...{ by, terms: contest.terms, table },
      knows: (person) => players.includes(person),
      enter: enter && ((language) => enter(contest, language)),
    };
  },
});
