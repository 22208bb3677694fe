import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Beyond these the oldest are forgotten: a picture that Telegram is not known to have is sent again. */
export const MOST_PICTURES = 20_000;

export const pictureQueries = (sql: Sql) => {
  const { run, sure, value } = statements(sql);
  const save = sure<[key: string, file: string], { number: number }>(
    "REPLACE INTO pictures (key, file) VALUES (?, ?) RETURNING number",
  );
  const forget = run<[number: number]>("DELETE FROM pictures WHERE number <= ?");
  return {
    file: value<[key: string], string>("SELECT file FROM pictures WHERE key = ?"),
    save: (key: string, file: string): void => forget(save(key, file).number - MOST_PICTURES),
    drop: run<[key: string]>("DELETE FROM pictures WHERE key = ?"),
  };
};
