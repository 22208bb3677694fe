import { writeFileSync } from "node:fs";
import type { Sql } from "../../src/store/database.ts";
import { MIGRATIONS } from "../../src/store/migrations.ts";
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

const dumpOf = (sql: Sql): string => {
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
  const pragmas = ["application_id", "user_version"].map(
    (name) => `PRAGMA ${name} = ${sql.pragma(name, { simple: true })}`,
  );
  return [...pragmas, ...created, ...tables.flatMap((name) => rowsOf(sql, name)), ""].join(";\n");
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

writeFileSync(`test/fixtures/schemas/${MIGRATIONS.length}.sql`, dumpOf(somePlayed()));
