import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export const updateQueries = (sql: Sql) => {
  const { run, exists } = statements(sql);
  return {
    note: run<[id: number, at: number]>(
      "INSERT INTO updates (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
    ),
    isNoted: exists<[id: number]>("SELECT 1 FROM updates WHERE id = ?"),
    removeOlder: run<[since: number]>("DELETE FROM updates WHERE at < ?"),
  };
};
