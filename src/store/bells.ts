import type { GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** A person who wants a private call when it is their turn in a game. */
export type Bell = { readonly game: GameId; readonly person: PersonId };

/** The kind of notices by bells; the subject is the game. */
export const BELL_NOTICE = "bell";

export const bellQueries = (sql: Sql) => {
  const { changed, run, exists } = statements(sql);
  return {
    /** Not for the current turn, which counts as called for; changes nothing if there is a bell. */
    add: run<[Bell & { turn: number }]>(
      "INSERT OR IGNORE INTO bells (game, person, turn) VALUES (@game, @person, @turn)",
    ),
    remove: changed<[Bell]>("DELETE FROM bells WHERE game = @game AND person = @person"),
    removeOf: run<[game: GameId]>("DELETE FROM bells WHERE game = ?"),
    /** It is this person's turn now; false if they have no bell, or it rang for this turn. */
    ring: changed<[Bell & { turn: number }]>(
      `UPDATE bells SET turn = @turn
       WHERE game = @game AND person = @person AND turn < @turn`,
    ),
    has: exists<[Bell]>("SELECT 1 FROM bells WHERE game = @game AND person = @person"),
  };
};
