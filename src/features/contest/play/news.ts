import type { PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { EnterButton, NewsKind } from "../../listening/door.ts";
import type { GroupEvent } from "../store/contests.ts";

type Evening<Event> = { readonly event: Event; readonly players: readonly PersonId[] };

/** An evening is news as long as it is open, to all who have not entered it. */
export const eveningNews = <Event extends GroupEvent<number>>(
  what: string,
  find: (services: Services, number: number) => Evening<Event> | undefined,
  enter?: (event: Event, language: string) => EnterButton,
): NewsKind => ({
  what,
  find: (services, number) => {
    const evening = find(services, number);
    if (evening?.event.state !== "open") return undefined;
    const { event, players } = evening;
    const by = services.store.people.person(event.maker);
    const table = services.store.posts.of({ kind: what, subject: number });
    if (!by || !table) return undefined;
    return {
      ...{ by, terms: event.terms, table },
      knows: (person) => players.includes(person),
      enter: enter && ((language) => enter(event, language)),
    };
  },
});
