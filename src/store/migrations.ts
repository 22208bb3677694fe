import { readdirSync, readFileSync } from "node:fs";

/** The files `1.sql`, `2.sql` …: new ones are only appended. */
const FOLDER = new URL("../../data/migrations/", import.meta.url);

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".sql"));

/** The history of the database, oldest first; `user_version` says how many have run. */
export const MIGRATIONS: readonly string[] = files.map((_, index) =>
  readFileSync(new URL(`${index + 1}.sql`, FOLDER), "utf8"),
);
