import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replay } from "../game/apply.ts";
import type { GameId } from "../ids/ids.ts";
import { type Result, refused } from "../rules/result.ts";
import { failureOf, type OpenFailure, openDatabase, type Sql } from "./database.ts";
import { gameQueries } from "./games.ts";

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
