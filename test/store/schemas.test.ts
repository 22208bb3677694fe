import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { MIGRATIONS, openDatabase, type Sql } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";
import { loadGame } from "../../src/tables/game/load-game.ts";
import { QUICKEST } from "../support/begun.ts";
import { GROUP, openServices, rowOf } from "../tables/support.ts";

/**
 * A database of each version that has shipped, as SQL: `1.sql` is what the first release wrote.
 * `npm run keep-schema` writes the one of the newest version, with some games in it.
 */
const FOLDER = resolve(import.meta.dirname, "../fixtures/schemas");

const schemaOf = (sql: Sql): unknown[] =>
  sql
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
    .all()
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

/** All rows, but for the time at which a migration has written one. */
const rowsOf = (sql: Sql): unknown[] =>
  sql
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all()
    .map((table) => [
      table,
      sql
        .prepare<[], object>(`SELECT * FROM ${table}`)
        .all()
        .map((row) => ({ ...row, ...("seen_at" in row && { seen_at: 0 }) })),
    ]);

const kept = (): string[] =>
  readdirSync(FOLDER).sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));

/** The database in a file of SQL, brought to the newest version. */
const broughtAlong = (file: string): Sql => {
  const folder = mkdtempSync(join(QUICKEST, "nardy-schema-"));
  const path = join(folder, "nardy.db");
  const older = new Database(path);
  older.pragma("foreign_keys = OFF");
  // It is thrown away: no need to wait for the disk.
  older.pragma("synchronous = OFF");
  older.exec(readFileSync(join(FOLDER, file), "utf8"));
  older.close();
  const opened = openDatabase(path);
  rmSync(folder, { recursive: true });
  if (!opened.ok) throw new Error(opened.code);
  return opened.sql;
};

describe("a database of a version that has shipped", () => {
  test("is kept for every version, and no shipped step was changed (npm run keep-schema keeps a new one)", () => {
    expect(kept()).toEqual(MIGRATIONS.map((_, index) => `${index + 1}.sql`));
    const fresh = new Database(":memory:");
    for (const [index, file] of kept().entries()) {
      fresh.exec(MIGRATIONS[index] ?? "");
      const older = new Database(":memory:");
      older.pragma("foreign_keys = OFF");
      older.exec(readFileSync(join(FOLDER, file), "utf8"));
      expect(schemaOf(older)).toEqual(schemaOf(fresh));
    }
  });

  test("and all its steps make what a new one begins with (npm run keep-schema)", () => {
    const stepwise = new Database(":memory:");
    for (const migration of MIGRATIONS) stepwise.exec(migration);
    const fresh = openDatabase(":memory:");
    if (!fresh.ok) throw new Error(fresh.code);
    expect(schemaOf(fresh.sql)).toEqual(schemaOf(stepwise));
    expect(rowsOf(fresh.sql)).toEqual(rowsOf(stepwise));
  });

  test.each(kept())("%s becomes one of the newest, sound and with its games", (file) => {
    const sql = broughtAlong(file);
    const fresh = openDatabase(":memory:");
    if (!fresh.ok) throw new Error(fresh.code);
    expect(schemaOf(sql)).toEqual(schemaOf(fresh.sql));
    expect(sql.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sql.pragma("foreign_key_check")).toEqual([]);
    const store = queries(sql, TRACES);
    const games = sql.prepare<[], number>("SELECT id FROM games").pluck().all();
    expect(games).toHaveLength(2);
    const services = { ...openServices(1), store };
    for (const table of store.tables.openIn(GROUP)) {
      if (table.game === null) continue;
      const row = rowOf(services, table.game);
      expect(loadGame(services, row).version).toBe(row.version);
    }
    expect(store.people.chat(GROUP)?.settings.stake).toBe(25);
  });
});
