import Database from "better-sqlite3";
import { type Result, refused } from "../rules/result.ts";
import { failureOf, isOurs, type OpenFailure, versionOf } from "./database.ts";
import { MIGRATIONS } from "./migrations.ts";

type Inspected = Result<
  { readonly version: number; readonly newest: number; readonly games: number },
  OpenFailure | "damaged"
>;

/** Reads a database that may be in use; changes nothing. */
export const inspect = (path: string): Inspected => {
  try {
    const sql = new Database(path, { readonly: true });
    try {
      if (!isOurs(sql)) return refused("not-a-database");
      if (sql.pragma("quick_check", { simple: true }) !== "ok") return refused("damaged");
      const games = Number(sql.prepare("SELECT count(*) FROM games").pluck().get());
      return { ok: true, version: versionOf(sql), newest: MIGRATIONS.length, games };
    } finally {
      sql.close();
    }
  } catch (error) {
    return refused(failureOf(error));
  }
};
