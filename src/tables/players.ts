import type { Colour } from "../game/types.ts";
import type { GameId, PersonId } from "../ids/ids.ts";
import { type Result, refused } from "../rules/result.ts";
import type { GameRow } from "../store/games.ts";
import type { Services } from "./services.ts";

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
