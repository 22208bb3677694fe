import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { rehearse } from "../../src/store/backup.ts";
import { MIGRATIONS, openDatabase } from "../../src/store/database.ts";
import { SQL } from "../../src/store/prepared.ts";
import { openStore } from "../../src/store/store.ts";
import { QUICKEST } from "../support/begun.ts";
import { databaseOf, RELEASES } from "../support/releases.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(QUICKEST, "nardy-way-back-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** All rows of all tables. */
const contentsOf = (sql: Database.Database): readonly (readonly [string, unknown])[] =>
  sql
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
    .map((table) => [table, sql.prepare(`SELECT * FROM "${table}"`).all()]);

/** Updates it, plays on a little, and says where the copy of before is. */
const playOn = (path: string): string => {
  const opened = openStore(path, TRACES, undefined, true);
  if (!opened.ok || opened.before === undefined) throw new Error("nothing was updated");
  const { store, before } = opened;
  store.transaction(() => {
    store[SQL].exec("DELETE FROM waits; UPDATE games SET version = version + 1");
    store.updates.note(1, 1);
  });
  store.close();
  return before;
};

/** Where the header of a database has its number. */
const NUMBER_AT = 60;
/** A release with today's number needs no way back. */
const OLDER = RELEASES.filter((one) => databaseOf(one).readUInt32BE(NUMBER_AT) < MIGRATIONS.length);

describe.each(OLDER)("after an update, release %s", (release) => {
  test("has the way back: its database as it was, every running game in it, and up again", () => {
    const path = join(folder, "nardy.db");
    writeFileSync(path, databaseOf(release));
    const former = new Database(path);
    const version = Number(former.pragma("user_version", { simple: true }));
    const kept = contentsOf(former);
    former.close();
    const running = rehearse(path);
    expect(running).toMatchObject({ ok: true });

    const before = playOn(path);
    // What the page on running it says.
    for (const rest of ["-wal", "-shm"]) rmSync(path + rest, { force: true });
    renameSync(before, path);
    const back = openDatabase(path, MIGRATIONS.slice(0, version));
    if (!back.ok) throw new Error(back.code);
    expect(contentsOf(back.sql)).toEqual(kept);
    back.sql.close();
    expect(rehearse(path)).toEqual(running);

    playOn(path);
  });
});
