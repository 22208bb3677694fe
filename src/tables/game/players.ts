import type { Colour, PerColour } from "../../game/types.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import { knownOf, partyOf, type Services } from "../services/services.ts";

/** Both players of a game; undefined only in a damaged database. */
export const playersOf = (
  services: Services,
  row: Pick<GameRow, "id" | "white" | "black">,
): PerColour<Person> | undefined => {
  const { people } = services.store;
  const [white, black] = [people.person(row.white), people.person(row.black)];
  if (!white || !black) return undefined;
  const naming = namingIn(services, row.id);
  return { white: naming(white), black: naming(black) };
};

const namingIn = (services: Services, game: GameId): ((person: Person) => Person) =>
  knownOf(services, "naming", game) ?? ((person) => person);

export const playerIn = (
  services: Services,
  game: GameId,
  person: PersonId,
): Person | undefined => {
  const found = services.store.people.person(person);
  return found && namingIn(services, game)(found);
};

export const colourOf = (row: GameRow, person: PersonId): Colour | undefined => {
  if (row.white === person) return "white";
  return row.black === person ? "black" : undefined;
};

/** The side on which a person plays a game; undefined: they do not. */
export const sideOf = (services: Services, row: GameRow, person: PersonId): Colour | undefined =>
  colourOf(row, person) ?? partyOf(services, row)?.sideOf(services, row, person);

export const ownGame = (
  services: Services,
  id: GameId,
  person: PersonId,
): Result<{ readonly row: GameRow; readonly by: Colour }, "no-game" | "not-your-game"> => {
  const row = services.store.games.game(id);
  if (!row) return refused("no-game");
  const by = sideOf(services, row, person);
  return by ? { ok: true, row, by } : refused("not-your-game");
};
