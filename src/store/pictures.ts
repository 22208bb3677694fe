import type { Sql } from "./database.ts";

/** How Telegram calls the pictures that it already has, by their keys. */
export const pictureQueries = (sql: Sql) => {
  const file = sql.prepare<[string], string>("SELECT file FROM pictures WHERE key = ?").pluck();
  const save = sql.prepare<[string, string]>(
    `INSERT INTO pictures (key, file) VALUES (?, ?)
     ON CONFLICT (key) DO UPDATE SET file = excluded.file`,
  );
  const drop = sql.prepare<[string]>("DELETE FROM pictures WHERE key = ?");
  return {
    file: (key: string): string | undefined => file.get(key),
    save: (key: string, name: string): void => void save.run(key, name),
    drop: (key: string): void => void drop.run(key),
  };
};
