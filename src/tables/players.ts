import type { Colour, PerColour } from "../game/types.ts";
import type { GameId, PersonId } from "../ids/ids.ts";
import { type Result, refused } from "../rules/result.ts";
import type { GameRow } from "../store/games.ts";
import type { Person } from "../store/people.ts";
import type { Services } from "./services.ts";

/** Both players of a game; undefined where one is not known, which is a damaged database. */
export const playersOf = (
  { store: { people } }: Services,
  row: PerColour<PersonId>,
): PerColour<Person> | undefined => {
  const [white, black] = [people.person(row.white), people.person(row.black)];
  return white && black && { white, black };
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
  const by = colourOf(row, person);
  return by ? { ok: true, row, by } : refused("not-your-game");
};
