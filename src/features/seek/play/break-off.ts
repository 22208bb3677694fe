import type { PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { carryOut } from "../../../tables/game/play.ts";
import { colourOf } from "../../../tables/game/players.ts";
import type { Services } from "../../../tables/services/services.ts";
import { strangersIn } from "../store/strangers.ts";

/**
 * Ends a person's game against the computer, for an opponent has been found; it counts for nothing.
 * Call it in a transaction.
 */
export const breakOff = (services: Services, row: GameRow, person: PersonId): void => {
  const by = colourOf(row, person);
  if (!by) return;
  strangersIn(services.store).note({ game: row.id, kind: "broken" });
  const ended = carryOut(services, row, { type: "claim", by });
  if (!ended.ok) throw new Error(`a game could not be broken off: ${ended.code}`);
};
