import { existsSync, realpathSync } from "node:fs";
import Database from "better-sqlite3";

const PATIENCE_MS = 1_000;

/** Holds the file of a database, as SQLite would let two processes write; undefined where taken. */
export const lock = (path: string): { readonly release: () => void } | undefined => {
  const file = existsSync(path) ? realpathSync(path) : path;
  const sql = new Database(`${file}.lock`, { timeout: PATIENCE_MS });
  try {
    // An empty file, and on it the lock of a transaction that is never committed.
    sql.exec("BEGIN EXCLUSIVE");
    return { release: () => void sql.close() };
  } catch (error) {
    sql.close();
    if (error instanceof Database.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
};
