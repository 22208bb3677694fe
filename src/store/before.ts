import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type Database from "better-sqlite3";

/** The policy promises that copies lose people who were forgotten within this time. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

const nameBefore = (path: string): string => `${basename(path)}.before-`;

/** A version, and what SQLite puts beside a copy that somebody has opened. */
const OURS = /^\d+(-wal|-shm|-journal)?$/;

/** The copies of a database that stand beside it, each made before an update. */
const copiesOf = (path: string): readonly string[] =>
  readdirSync(dirname(path), { withFileTypes: true })
    .filter((one) => one.isFile() && one.name.startsWith(nameBefore(path)))
    .filter(({ name }) => OURS.test(name.slice(nameBefore(path).length)))
    .map(({ name }) => join(dirname(path), name));

/**
 * Copies a database that is about to be migrated, in place of the copy of the time before. Half a
 * copy, as on a full disk, does not stay.
 */
export const keepBefore = (sql: Database.Database, path: string, version: number): string => {
  const before = join(dirname(path), `${nameBefore(path)}${version}`);
  rmSync(before, { force: true });
  try {
    sql.prepare("VACUUM INTO ?").run(before);
  } catch (error) {
    rmSync(before, { force: true });
    throw error;
  }
  for (const copy of copiesOf(path)) if (copy !== before) rmSync(copy);
  return before;
};

/** Removes such a copy after fourteen days. */
export const dropOldBefore = (path: string, now: number): void => {
  if (path === ":memory:") return;
  for (const copy of copiesOf(path))
    if (statSync(copy).mtimeMs < now - KEPT_DAYS * DAY_MS) rmSync(copy, { force: true });
};
