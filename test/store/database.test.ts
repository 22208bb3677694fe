import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { dropOldBefore } from "../../src/store/before.ts";
import { MIGRATIONS, openDatabase, type Sql } from "../../src/store/database.ts";
import { openStore } from "../../src/store/store.ts";

const DAY_MS = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nardy-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const failure = (path: string): string => {
  const opened = openStore(path, TRACES);
  if (opened.ok) opened.store.close();
  return opened.ok ? "opened" : opened.code;
};

const open = (path: string, migrations = MIGRATIONS): Sql => {
  const opened = openDatabase(path, migrations);
  if (!opened.ok) throw new Error(opened.code);
  return opened.sql;
};

describe("a database", () => {
  test("is made where there is none, with its folder, and opened again", () => {
    const path = join(folder, "new", "nardy.db");
    expect(failure(path)).toBe("opened");
    expect(failure(path)).toBe("opened");
    const database = new Database(path, { readonly: true });
    expect(database.pragma("user_version", { simple: true })).toBe(MIGRATIONS.length);
    expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
    database.close();
  });

  test("keeps every commit through a crash, and its references whole", () => {
    const sql = open(join(folder, "nardy.db"));
    expect(sql.pragma("synchronous", { simple: true })).toBe(2);
    expect(sql.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(sql.pragma("foreign_key_check")).toEqual([]);
    sql.close();
  });

  test("is kept as it was before a newer version changes it, until the next time or for two weeks", () => {
    const path = join(folder, "older.db");
    const first = "CREATE TABLE notes (what TEXT); INSERT INTO notes VALUES ('kept')";
    const later = ["ALTER TABLE notes ADD COLUMN seen INTEGER", "DELETE FROM notes"];
    const migrated = (migrations: readonly string[]): string | undefined => {
      const opened = openDatabase(path, migrations, true);
      if (!opened.ok) throw new Error(opened.code);
      opened.sql.close();
      return opened.before;
    };
    expect(migrated([first])).toBeUndefined();
    expect(migrated([first])).toBeUndefined();
    expect(migrated([first, ...later])).toBe(`${path}.before-2`);
    const before = open(`${path}.before-2`, [first]);
    expect(before.prepare("SELECT * FROM notes").all()).toEqual([{ what: "kept" }]);
    before.close();
    expect(migrated([first, ...later, "DROP TABLE notes"])).toBe(`${path}.before-4`);
    const kept = readdirSync(folder).filter((name) => /before-\d+$/.test(name));
    expect(kept).toEqual(["older.db.before-4"]);
    const { mtimeMs } = statSync(`${path}.before-4`);
    dropOldBefore(path, mtimeMs + 14 * DAY_MS);
    expect(existsSync(`${path}.before-4`)).toBe(true);
    dropOldBefore(path, mtimeMs + 14 * DAY_MS + 1);
    expect(existsSync(`${path}.before-4`)).toBe(false);
    expect(existsSync(path)).toBe(true);
  });

  test("is changed, and copied, beside what somebody else has kept there", () => {
    const path = join(folder, "older.db");
    const first = "CREATE TABLE notes (what TEXT)";
    open(path, [first]).close();
    const others = ["older.db.before-holidays", "older.db.before-1"];
    writeFileSync(`${path}.before-holidays`, "a copy by hand");
    mkdirSync(`${path}.before-1`);
    const opened = openDatabase(path, [first, "DELETE FROM notes"], true);
    if (!opened.ok) throw new Error(opened.code);
    opened.sql.close();
    const { mtimeMs } = statSync(`${path}.before-2`);
    dropOldBefore(path, mtimeMs + 15 * DAY_MS);
    const left = readdirSync(folder).filter((name) => name.includes("before-"));
    expect(left.sort()).toEqual(others.toSorted());
  });

  test("that cannot be copied whole leaves no half of a copy behind", () => {
    const path = join(folder, "older.db");
    const first = "CREATE TABLE notes (what TEXT)";
    const sql = open(path, [first]);
    const add = sql.prepare("INSERT INTO notes VALUES (?)");
    for (let note = 0; note < 500; note++) add.run("x".repeat(500));
    sql.close();
    const bytes = readFileSync(path);
    const middle = 4096 * Math.floor(bytes.length / 4096 / 2);
    writeFileSync(path, bytes.fill(7, middle, middle + 4096));
    expect(openDatabase(path, [first, "DELETE FROM notes"], true).ok).toBe(false);
    expect(readdirSync(folder)).not.toContain("older.db.before-2");
  });

  test("that has lost its log is not begun anew", () => {
    const [path, copy] = [join(folder, "nardy.db"), join(folder, "copy.db")];
    const sql = open(path);
    copyFileSync(path, copy);
    sql.close();
    const before = readFileSync(copy);
    expect(failure(copy)).toBe("without-log");
    expect(failure(copy)).toBe("without-log");
    expect(readFileSync(copy)).toEqual(before);
    copyFileSync(path, copy);
    expect(failure(copy)).toBe("opened");
  });

  test("with two names is opened by none, as SQLite would keep two logs of it", () => {
    const [path, second] = [join(folder, "nardy.db"), join(folder, "second.db")];
    expect(failure(path)).toBe("opened");
    linkSync(path, second);
    expect(failure(second)).toBe("two-names");
    expect(failure(path)).toBe("two-names");
    rmSync(second);
    expect(failure(path)).toBe("opened");
  });

  test("is brought from an older version to the newest, with what was in it", () => {
    const path = join(folder, "older.db");
    const first = "CREATE TABLE notes (what TEXT); INSERT INTO notes VALUES ('kept')";
    const later = ["ALTER TABLE notes ADD COLUMN seen INTEGER", "UPDATE notes SET seen = 1"];
    const older = open(path, [first]);
    older.exec("INSERT INTO notes VALUES ('added')");
    older.close();
    const newer = open(path, [first, ...later]);
    expect(newer.prepare("SELECT * FROM notes").all()).toEqual([
      { what: "kept", seen: 1 },
      { what: "added", seen: 1 },
    ]);
    expect(newer.pragma("user_version", { simple: true })).toBe(3);
    newer.close();
  });

  test("stays as it was where a step to a newer version fails", () => {
    const path = join(folder, "older.db");
    const first = "CREATE TABLE notes (what TEXT)";
    open(path, [first]).close();
    const broken = ["INSERT INTO notes VALUES ('half')", "INSERT INTO nowhere VALUES (1)"];
    expect(() => openDatabase(path, [first, ...broken])).toThrow(/nowhere/);
    const after = open(path, [first]);
    expect(after.prepare("SELECT * FROM notes").all()).toEqual([]);
    after.close();
  });

  test("of a newer version is left alone", () => {
    const path = join(folder, "newer.db");
    expect(failure(path)).toBe("opened");
    const newer = new Database(path);
    newer.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(failure(path)).toBe("newer-version");
    const after = new Database(path, { readonly: true });
    expect(after.pragma("user_version", { simple: true })).toBe(MIGRATIONS.length + 1);
    after.close();
  });
});

describe("a file that is no database of ours", () => {
  test.each([
    ["words", Buffer.from("Not a database, but somebody's notes.\n".repeat(100))],
    ["noise", Buffer.from(Array.from({ length: 8192 }, (_, n) => (n * 7919) % 251))],
    ["the beginning of a database", Buffer.from("SQLite format 3\0".padEnd(600, "x"))],
  ])("because it is %s is refused and left as it was", (_, bytes) => {
    const path = join(folder, "file");
    writeFileSync(path, bytes);
    expect(failure(path)).toBe("not-a-database");
    expect(readFileSync(path)).toEqual(bytes);
  });

  test("because another program made it is refused and left as it was", () => {
    const path = join(folder, "theirs.db");
    const theirs = new Database(path);
    theirs.exec("CREATE TABLE people (name TEXT); PRAGMA user_version = 1");
    theirs.close();
    const before = readFileSync(path);
    expect(failure(path)).toBe("not-a-database");
    expect(readFileSync(path)).toEqual(before);
  });
});

describe("a path that cannot be used", () => {
  test("is refused when more than its last folder is missing, and nothing is made", () => {
    expect(failure(join(folder, "mistyped", "deep", "nardy.db"))).toBe("no-access");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is refused: a folder, and a folder under a file", () => {
    const another = join(folder, "another");
    mkdirSync(another);
    expect(failure(another)).toBe("no-access");
    writeFileSync(join(folder, "file"), "");
    expect(failure(join(folder, "file", "nardy.db"))).toBe("no-access");
  });
});
