import type { ChatId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export const handoutQueries = (sql: Sql) => {
  const { changed, run } = statements(sql);
  const hand = changed<[{ what: string; chat: ChatId; at: number; earliest: number }]>(
    `INSERT INTO handouts (what, chat, at) VALUES (@what, @chat, @at)
     ON CONFLICT (what, chat) DO UPDATE SET at = @at WHERE at <= @earliest`,
  );
  return {
    /** Notes that it is handed out now; false if it was not long ago, after `earliest`. */
    hand: (what: string, chat: ChatId, at: number, earliest: number): boolean =>
      hand({ what, chat, at, earliest }),
    removeOlder: run<[since: number]>("DELETE FROM handouts WHERE at <= ?"),
  };
};
