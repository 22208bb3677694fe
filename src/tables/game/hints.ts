import { isComputer } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import type { Services } from "../services/services.ts";
import { settingsFor } from "./waits.ts";

/** Whether a game allows hints: by the settings against the computer, else by its terms. */
export const allowsHints = (services: Services, row: GameRow): boolean => {
  const series = services.store.games.series(row.series);
  if (!isComputer(row.white) && !isComputer(row.black)) return series.terms.hints === true;
  const person = isComputer(row.white) ? row.black : row.white;
  return settingsFor(services, series, person).hints;
};
