import type { PersonId } from "../../../ids/ids.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";

/** Whether a person has not finished a game yet. */
const isNew = ({ store }: Services, person: PersonId): boolean =>
  !store.ledger.hasFinished({ person });

export const newcomersExtension: GameExtension = { playsByHand: isNew };
