import type { PersonId } from "../../../ids/ids.ts";
import type { SeatLevel } from "../../../tables/game/seats.ts";
import type { Services } from "../../../tables/services/services.ts";

/** The chosen level; without one, a person's first game is at the weakest. */
export const levelFor = (
  { store }: Services,
  person: PersonId,
  chosen: SeatLevel | undefined,
): SeatLevel => {
  if (chosen !== undefined) return chosen;
  const hasPlayed =
    store.ledger.countOf({ person }) > 0 || store.tables.runningOf({ person }).length > 0;
  return hasPlayed ? "middle" : "beginner";
};
