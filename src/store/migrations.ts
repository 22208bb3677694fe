import { readdirSync, readFileSync } from "node:fs";

/** The files `1.sql`, `2.sql` …: new ones are only appended. */
const FOLDER = new URL("../../data/migrations/", import.meta.url);

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));

/** The history of the database, oldest first; `user_version` says how many have run. */
export const MIGRATIONS: readonly string[] = files.map((_, index) =>
  readFileSync(new URL(`${index + 1}.sql`, FOLDER), "utf8"),
);

/** The schema that some number of migrations makes, for a database that begins with it. */
type Schema = { readonly migrations: number; readonly sql: string };

/** The file is named after that number; `npm run keep-schema` writes it. */
const SCHEMAS = new URL("../../data/schema/", import.meta.url);

const [name = ""] = readdirSync(SCHEMAS);
const SHIPPED: Schema = {
  migrations: Number.parseInt(name, 10),
  sql: readFileSync(new URL(name, SCHEMAS), "utf8"),
};

/** What a new database begins with, in place of a history that has nothing to change in it. */
export const beginningOf = (migrations: readonly string[]): Schema => {
  const known = MIGRATIONS.slice(0, SHIPPED.migrations);
  const isOurs = known.every((one, index) => one === migrations[index]);
  return isOurs ? SHIPPED : { migrations: 0, sql: "" };
};
