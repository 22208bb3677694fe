import type { PersonId } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";

/** How many recent series or games are looked at. */
const LATELY = 20;

/** The ids of the games that were played lately in a group, or in private by the person. */
export const latelyIn = (
  services: Services,
  { id, kind }: Chat,
  person: PersonId,
): readonly string[] =>
  kind === "group" ? services.store.ledger.playedIn(id, LATELY) : latelyBy(services, person);

export const latelyBy = ({ store }: Services, person: PersonId): readonly string[] =>
  store.ledger.playedBy({ person, most: LATELY });
