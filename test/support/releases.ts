import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { openDatabase } from "../../src/store/database.ts";
import { QUICKEST } from "./begun.ts";

const FOLDER = resolve(import.meta.dirname, "../fixtures/releases");

/** The releases of which a database and its chats are kept (npm run keep-release). */
export const RELEASES: readonly string[] = readdirSync(FOLDER);

const migrated = new Map<string, Buffer>();

/** The database of a release after the migrations since; they are run once for all its stories. */
const migratedOf = (release: string): Buffer => {
  const known = migrated.get(release);
  if (known) return known;
  const folder = mkdtempSync(join(QUICKEST, "nardy-release-"));
  const path = join(folder, "nardy.db");
  writeFileSync(path, databaseOf(release));
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(`the database does not open: ${opened.code}`);
  opened.sql.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  migrated.set(release, bytes);
  return bytes;
};

/** The database of a release as it has written it. */
export const databaseOf = (release: string): Buffer => unzipped(release, "nardy.db");

const unzipped = (release: string, name: string): Buffer =>
  gunzipSync(readFileSync(join(FOLDER, release, `${name}.gz`)));

/**
 * Puts what a release has written into a folder. Gives the moment of its last event.
 */
export const unpackRelease = (release: string, into: string): number => {
  const laid = (name: string, bytes: Buffer): Database.Database => {
    const path = join(into, name);
    writeFileSync(path, bytes);
    return new Database(path);
  };
  const bot = laid("nardy.db", migratedOf(release));
  const chats = laid("playground.db", unzipped(release, "playground.db"));
  const at = bot.prepare("SELECT max(at) FROM events").pluck().get();
  chats.prepare("DELETE FROM setting WHERE name = 'clock-ahead'").run();
  for (const sql of [bot, chats]) sql.close();
  return Number(at);
};
