import type { ChatId, GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** When the records of games were handed out where. */
export const recordQueries = (sql: Sql) => {
  const { changed } = statements(sql);
  const hand = changed<[{ game: GameId; chat: ChatId; at: number; earliest: number }]>(
    `INSERT INTO records (game, chat, at) VALUES (@game, @chat, @at)
     ON CONFLICT (game, chat) DO UPDATE SET at = @at WHERE at <= @earliest`,
  );
  return {
    /** Notes that the record is handed out now; false if it was not long ago, after `earliest`. */
    hand: (game: GameId, chat: ChatId, at: number, earliest: number): boolean =>
      hand({ game, chat, at, earliest }),
  };
};
