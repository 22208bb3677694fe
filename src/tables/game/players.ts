import { playsInTeam } from "../../features/chouette/play/team.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import type { Services } from "../services/services.ts";

/** Both players of a game; undefined where one is not known, which is a damaged database. */
export const playersOf = (
  services: Services,
  row: Pick<GameRow, "id" | "white" | "black">,
): PerColour<Person> | undefined => {
  const white = playerIn(services, row.id, row.white);
  const black = playerIn(services, row.id, row.black);
  return white && black && { white, black };
};

/** A player as this game names them. */
export const playerIn = (
  services: Services,
  game: GameId,
  person: PersonId,
): Person | undefined => {
  const found = services.store.people.person(person);
  return (
    found &&
    services.extensions.reduce((one, { named }) => named?.(services, game, one) ?? one, found)
  );
};

export const colourOf = (row: GameRow, person: PersonId): Colour | undefined => {
  if (row.white === person) return "white";
  return row.black === person ? "black" : undefined;
};

export const ownGame = (
  { store }: Services,
  id: GameId,
  person: PersonId,
): Result<{ readonly row: GameRow; readonly by: Colour }, "no-game" | "not-your-game"> => {
  const row = store.games.game(id);
  if (!row) return refused("no-game");
  // Whoever still plays in the team of a chouette sits on its side.
  const by = colourOf(row, person) ?? (playsInTeam(store, id, person) ? "black" : undefined);
  return by ? { ok: true, row, by } : refused("not-your-game");
};
