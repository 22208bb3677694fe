import type { GameId, PersonId } from "../game/ids.ts";
import type { Sql } from "./database.ts";

/** For whom a running game waits, since when, and what is due because of it. */
export type Wait = {
  readonly game: GameId;
  readonly person: PersonId;
  readonly since: number;
  readonly remindAt: number | null;
  readonly reminder: number | null;
  readonly claimAt: number | null;
};

const COLUMNS = "game, person, since, remind_at AS remindAt, reminder, claim_at AS claimAt";

/** One row for each running game. */
export const waitQueries = (sql: Sql) => {
  const save = sql.prepare<Omit<Wait, "reminder">>(
    `INSERT INTO waits (game, person, since, remind_at, claim_at)
     VALUES (@game, @person, @since, @remindAt, @claimAt)
     ON CONFLICT (game) DO UPDATE
     SET person = @person, since = @since, remind_at = @remindAt, claim_at = @claimAt`,
  );
  const end = sql.prepare<[GameId]>("DELETE FROM waits WHERE game = ?");
  const ofGame = sql.prepare<[GameId], Wait>(`SELECT ${COLUMNS} FROM waits WHERE game = ?`);
  return {
    /** Replaces what was due before; a reminder that stands in the chat is kept in mind. */
    save: (wait: Omit<Wait, "reminder">): void => void save.run(wait),
    end: (game: GameId): void => void end.run(game),
    ofGame: (game: GameId): Wait | undefined => ofGame.get(game),
  };
};
