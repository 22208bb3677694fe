import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";

const FOLDER = resolve(import.meta.dirname, "../fixtures/releases");

/** The releases of which a database and its chats are kept (npm run keep-release). */
export const RELEASES: readonly string[] = readdirSync(FOLDER);

/**
 * Puts what a release has written into a folder, where it is still the moment of the last event.
 * Gives how far that is from now.
 */
export const unpackRelease = (release: string, into: string): number => {
  const [bot, chats] = ["nardy.db", "playground.db"].map((name) => {
    const path = join(into, name);
    writeFileSync(path, gunzipSync(readFileSync(join(FOLDER, release, `${name}.gz`))));
    return new Database(path);
  });
  if (!bot || !chats) throw new Error("a release has two databases");
  const at = bot.prepare("SELECT max(at) FROM events").pluck().get();
  const ahead = Number(at) - Date.now();
  chats
    .prepare("INSERT OR REPLACE INTO setting (name, value) VALUES ('clock-ahead', ?)")
    .run(JSON.stringify(Math.round(ahead / 1000)));
  for (const sql of [bot, chats]) sql.close();
  return ahead;
};
