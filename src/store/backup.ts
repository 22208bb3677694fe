import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { replay } from "../game/apply.ts";
import type { GameId } from "../ids/ids.ts";
import { type Result, refused } from "../rules/result.ts";
import { failureOf, isOurs, type OpenFailure, openDatabase, type Sql } from "./database.ts";
import { gameQueries } from "./games.ts";

export type BackupFailure =
  /** There is nothing to copy, or the file is no database of this bot. */
  | "not-a-database"
  | "exists"
  | "no-access"
  | "disk-full"
  /** The copy is damaged, and so probably is the database. */
  | "damaged";

/** The copy takes every page in one step, so that a write never makes it start again. */
const ALL_PAGES = 0x7fff_ffff;

/** Copies a database in use and checks the copy; leaves nothing behind if a step fails. */
export const backUp = async (
  from: string,
  to: string,
): Promise<Result<{ readonly bytes: number }, BackupFailure>> => {
  if (!existsSync(from)) return refused("not-a-database");
  if (existsSync(to)) return refused("exists");
  const unchecked = `${to}.unchecked`;
  try {
    const source = new Database(from, { readonly: true });
    try {
      if (!isOurs(source)) return refused("not-a-database");
      await source.backup(unchecked, { progress: () => ALL_PAGES });
    } finally {
      source.close();
    }
    const bytes = checkCopy(unchecked);
    if (bytes === undefined) return refused("damaged");
    renameSync(unchecked, to);
    return { ok: true, bytes };
  } catch (error) {
    return refused(kindOf(error));
  } finally {
    for (const rest of ["", "-wal", "-shm", "-journal"]) rmSync(unchecked + rest, { force: true });
  }
};

const checkCopy = (path: string): number | undefined => {
  const sql = new Database(path);
  try {
    sql.pragma("journal_mode = DELETE");
    const isSound = sql.pragma("integrity_check", { simple: true }) === "ok";
    const strays = sql.prepare("PRAGMA foreign_key_check").get();
    if (!isSound || strays !== undefined) return undefined;
    const pages = Number(sql.pragma("page_count", { simple: true }));
    return pages * Number(sql.pragma("page_size", { simple: true }));
  } finally {
    sql.close();
  }
};

const kindOf = (error: unknown): BackupFailure => {
  const failure = failureOf(error);
  return failure === "disk-full" || failure === "not-a-database" ? failure : "no-access";
};

type Rehearsed = Result<
  { readonly people: number; readonly games: number; readonly running: number },
  OpenFailure | "damaged"
>;

/** Restores a copy of a backup in its own folder and replays every running game. */
export const rehearse = (backup: string): Rehearsed => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-restore-"));
  try {
    const copy = join(folder, "nardy.db");
    copyFileSync(backup, copy);
    const opened = openDatabase(copy);
    if (!opened.ok) return opened;
    try {
      return replayRunning(opened.sql);
    } finally {
      opened.sql.close();
    }
  } catch (error) {
    return refused(failureOf(error));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const replayRunning = (sql: Sql): Rehearsed => {
  const count = (text: string): number => Number(sql.prepare(text).pluck().get());
  const running = sql
    .prepare<[], GameId>("SELECT id FROM games WHERE ended_at IS NULL")
    .pluck()
    .all();
  const games = gameQueries(sql);
  for (const id of running) {
    const row = games.game(id);
    try {
      if (!row || replay(row.ruleset, games.events(id)).version !== row.version) {
        return refused("damaged");
      }
    } catch {
      return refused("damaged");
    }
  }
  return {
    ok: true,
    people: count("SELECT count(*) FROM people WHERE id > 0"),
    games: count("SELECT count(*) FROM games"),
    running: running.length,
  };
};
