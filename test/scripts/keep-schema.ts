import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { MIGRATIONS, type Sql } from "../../src/store/database.ts";
import { play } from "../../src/tables/game/play.ts";
import { changeSettings } from "../../src/tables/people/settings.ts";
import { ruleset } from "../game/support.ts";
import { ANNA, again, GROUP, openServices, rowOf, sitTogether } from "../tables/support.ts";

/**
 * Keeps a database of the newest schema as SQL: `npm run keep-schema`, once for each migration.
 * Two games and a setting; deterministic, so that the file changes only with the schema.
 */
const somePlayed = (): Sql => {
  const services = openServices(7);
  const first = sitTogether(services, { ruleset: ruleset("short"), stake: 5 });
  const { version } = rowOf(services, first);
  const resigned = play(services, first, version, ANNA, { type: "resign", outcome: "mars" });
  if (!resigned.ok) throw new Error(resigned.code);
  again(services, first);
  changeSettings(services, GROUP, { stake: 25 });
  return services.sql;
};

const contentsOf = (sql: Sql): string => {
  const created = sql
    .prepare<[], string>(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY type DESC, rowid",
    )
    .pluck()
    .all();
  const tables = sql
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all();
  return [...created, ...tables.flatMap((name) => rowsOf(sql, name)), ""].join(";\n");
};

const dumpOf = (sql: Sql): string => {
  const pragmas = ["application_id", "user_version"].map(
    (name) => `PRAGMA ${name} = ${sql.pragma(name, { simple: true })}`,
  );
  return [...pragmas, contentsOf(sql)].join(";\n");
};

const rowsOf = (sql: Sql, table: string): string[] => {
  // Of a generated column nothing is written.
  const columns = sql
    .prepare<[string], string>("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0")
    .pluck()
    .all(table);
  const values = columns.map((name) => `quote("${name}")`).join(` || ', ' || `);
  const into = `INSERT INTO ${table} (${columns.join(", ")}) VALUES`;
  return sql
    .prepare<[], string>(`SELECT ${values} FROM ${table}`)
    .pluck()
    .all()
    .map((row) => `${into} (${row})`);
};

/** What all migrations make of an empty database: new ones begin with it. */
const beginning = (): string => {
  const sql = new Database(":memory:");
  for (const migration of MIGRATIONS) sql.exec(migration);
  // When a migration wrote a row says nothing.
  sql.exec("UPDATE people SET seen_at = 0");
  return contentsOf(sql);
};

const file = `${MIGRATIONS.length}.sql`;
rmSync("data/schema", { recursive: true, force: true });
mkdirSync("data/schema");
writeFileSync(`data/schema/${file}`, beginning());
writeFileSync(`test/fixtures/schemas/${file}`, dumpOf(somePlayed()));
