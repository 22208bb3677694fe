import Database from "better-sqlite3";
import { openDatabase, type Sql } from "../../src/store/database.ts";

let fresh: Buffer | undefined;

const made = (): Buffer => {
  const opened = openDatabase(":memory:");
  if (!opened.ok) throw new Error(opened.code);
  const bytes = opened.sql.serialize();
  opened.sql.close();
  return bytes;
};

/** A database in memory as it begins, of which all are copies: its schema is made once. */
export const freshDatabase = (): Sql => {
  fresh ??= made();
  const sql = new Database(fresh);
  sql.pragma("foreign_keys = ON");
  return sql;
};
