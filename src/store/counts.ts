import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Active people, finished games and chats with such games, since a moment. */
export type Active = { readonly people: number; readonly games: number; readonly chats: number };

export const countQueries = (sql: Sql) => {
  const { count, rows, required } = statements(sql);
  const people = count<[since: number]>(
    "SELECT count(*) FROM people WHERE language <> '' AND seen_at >= ? AND id > 0",
  );
  const ended = required<[since: number], Omit<Active, "people">>(
    `SELECT count(*) AS games, count(DISTINCT s.chat) AS chats FROM ledger l
     JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series WHERE l.at >= ?`,
  );
  return {
    tablesBehind: count<[]>("SELECT count(*) FROM tables WHERE behind > 0"),
    /** Each running game has one wait. */
    gamesRunning: count<[]>("SELECT count(*) FROM waits"),
    lastGame: count<[]>("SELECT coalesce(max(id), 0) FROM games"),
    gamesAfter: rows<[after: number], { ruleset: string; games: number; last: number }>(
      `SELECT ruleset ->> 'id' AS ruleset, count(*) AS games, max(id) AS last FROM games
       WHERE id > ? GROUP BY 1`,
    ),
    people: (): number => people(0),
    active: (since: number): Active => ({ people: people(since), ...ended(since) }),
    /** Games that ended on a day, by its number since 1970; days without games are left out. */
    gamesByDay: rows<[{ since: number; day: number }], { day: number; games: number }>(
      `SELECT CAST(at / @day AS INTEGER) AS day, count(*) AS games FROM ledger WHERE at >= @since
       GROUP BY 1`,
    ),
    bytes: (): number =>
      Number(sql.pragma("page_count", { simple: true })) *
      Number(sql.pragma("page_size", { simple: true })),
  };
};
