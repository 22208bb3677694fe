import type { GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** A person who wants a private call when it is their turn in a game. */
export type Bell = { readonly game: GameId; readonly person: PersonId };

export const bellQueries = (sql: Sql) => {
  const { changed, run, rows } = statements(sql);
  return {
    /** Not for the current turn, which counts as called for; changes nothing if there is a bell. */
    add: run<[Bell & { turn: number }]>(
      "INSERT OR IGNORE INTO bells (game, person, turn) VALUES (@game, @person, @turn)",
    ),
    remove: changed<[Bell]>("DELETE FROM bells WHERE game = @game AND person = @person"),
    removeOf: run<[game: GameId]>("DELETE FROM bells WHERE game = ?"),
    /** It is this person's turn now: rings the bell unless it rang for this turn or a later one. */
    ring: run<[Bell & { turn: number }]>(
      `UPDATE bells SET due = 1, turn = @turn
       WHERE game = @game AND person = @person AND turn < @turn`,
    ),
    /** The people to call, if their game still waits for them and the bot may write to them. */
    due: rows<[most: number], Bell>(
      `SELECT b.game, b.person FROM bells b
       JOIN waits w ON w.game = b.game AND w.person = b.person
       JOIN chats c ON c.id = b.person AND c.present = 1
       WHERE b.due = 1 LIMIT ?`,
    ),
    /** Notes a call as made; false if that is noted already. */
    take: changed<[Bell]>(
      "UPDATE bells SET due = 0 WHERE game = @game AND person = @person AND due = 1",
    ),
    giveBack: run<[Bell]>("UPDATE bells SET due = 1 WHERE game = @game AND person = @person"),
  };
};
