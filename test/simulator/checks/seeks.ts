import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import type { GameId, PersonId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { Store } from "../../../src/store/store.ts";

type Sought = { readonly person: PersonId; readonly state: string; readonly game: GameId | null };

/** Two who found each other sit in a game that both know of; a search brings nothing else. */
export const wrongSeeks = (sql: Sql, store: Store): readonly string[] =>
  sql
    .prepare<[], Sought>("SELECT person, state, game FROM seeks")
    .all()
    .filter(({ person, state, game }) => {
      const row = game === null ? undefined : store.games.game(game);
      if (state !== "found") return game !== null;
      return (
        !row || ![row.white, row.black].includes(person) || !strangersIn(store).haveMetIn(row.id)
      );
    })
    .map(({ person }) => `person ${person}: what they looked for is not what they found`);
