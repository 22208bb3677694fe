import { existsSync, realpathSync } from "node:fs";
import Database from "better-sqlite3";

const PATIENCE_MS = 1_000;

/** Locks a database for this process, as SQLite lets two write; undefined if it is locked. */
export const lock = (path: string): { readonly release: () => void } | undefined => {
  const file = existsSync(path) ? realpathSync(path) : path;
  const sql = new Database(`${file}.lock`, { timeout: PATIENCE_MS });
  try {
    // The lock is a transaction in an empty file that is never committed.
    sql.exec("BEGIN EXCLUSIVE");
    return { release: () => void sql.close() };
  } catch (error) {
    sql.close();
    if (error instanceof Database.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
};
