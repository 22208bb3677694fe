import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** How Telegram calls the pictures that it already has, by their keys. */
export const pictureQueries = (sql: Sql) => {
  const { run, value } = statements(sql);
  return {
    file: value<[key: string], string>("SELECT file FROM pictures WHERE key = ?"),
    save: run<[key: string, file: string]>(
      `INSERT INTO pictures (key, file) VALUES (?, ?)
       ON CONFLICT (key) DO UPDATE SET file = excluded.file`,
    ),
    drop: run<[key: string]>("DELETE FROM pictures WHERE key = ?"),
  };
};
