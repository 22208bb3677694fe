import type { PersonId } from "../../ids/ids.ts";
import { DEFAULTS } from "../../store/settings.ts";
import type { Services } from "../services.ts";
import type { SeatLevel } from "./seats.ts";

/** Whoever has never played begins with the weakest; a level that was chosen is kept to. */
export const levelFor = ({ store }: Services, person: PersonId, level: SeatLevel): SeatLevel => {
  const isChosen = level !== DEFAULTS.private.level;
  const hasPlayed =
    store.ledger.countOf({ person }) > 0 || store.tables.runningOf(person).length > 0;
  return isChosen || hasPlayed ? level : "beginner";
};
