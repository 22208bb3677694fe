import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { type Result, refused } from "../rules/result.ts";
import { keepBefore } from "./before.ts";

export type Sql = Database.Database;

export type OpenFailure =
  /** The file is not SQLite, belongs to another program, or is damaged. */
  | "not-a-database"
  | "newer-version"
  | "no-access"
  | "disk-full"
  | "in-use"
  /** It is empty, but had a write-ahead log, which is not there. */
  | "without-log"
  /** The file has another name, by which SQLite would keep another log. */
  | "two-names";

/** The files `1.sql`, `2.sql` …: new ones are only appended. */
const FOLDER = new URL("../../data/migrations/", import.meta.url);

/** The history of the database, oldest first; `user_version` says how many have run. */
export const MIGRATIONS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql"))
  .map((_, index) => readFileSync(new URL(`${index + 1}.sql`, FOLDER), "utf8"));

type Schema = { readonly migrations: number; readonly sql: string };

/** The file is named after that number; `npm run keep-schema` writes it. */
const SCHEMAS = new URL("../../data/schema/", import.meta.url);

const [schemaFile = ""] = readdirSync(SCHEMAS);
const SHIPPED: Schema = {
  migrations: Number.parseInt(schemaFile, 10),
  sql: readFileSync(new URL(schemaFile, SCHEMAS), "utf8"),
};

/** What a new database begins with, in place of a history that has nothing to change in it. */
const beginningOf = (migrations: readonly string[]): Schema => {
  const known = MIGRATIONS.slice(0, SHIPPED.migrations);
  const isShipped = known.every((one, index) => one === migrations[index]);
  return isShipped ? SHIPPED : { migrations: 0, sql: "" };
};

/** Makes only the last folder of a path: a mistyped path is an error. */
export const makeFolder = (path: string): void => {
  if (!existsSync(dirname(path))) mkdirSync(dirname(path));
};

type DatabaseOpened = Result<
  {
    readonly sql: Sql;
    /** The file with what was there before it was migrated. */
    readonly before?: string | undefined;
  },
  OpenFailure
>;

/**
 * Opens or creates the database and migrates it to the newest version, with a copy of before if
 * that is wanted; closes it on failure.
 */
export const openDatabase = (
  path: string,
  migrations = MIGRATIONS,
  keepsBefore = false,
): DatabaseOpened => {
  let sql: Sql | undefined;
  try {
    const misplaced = misplacedFile(path);
    if (misplaced) return refused(misplaced);
    sql = new Database(path);
    if (!isOurs(sql)) {
      sql.close();
      return refused("not-a-database");
    }
    sql.pragma("journal_mode = WAL");
    sql.pragma("synchronous = FULL");
    sql.pragma("foreign_keys = ON");
    // Deleted rows are overwritten in the file as well.
    sql.pragma("secure_delete = ON");
    sql.pragma(`busy_timeout = ${BUSY_MS}`);
    if (versionOf(sql) > migrations.length) {
      sql.close();
      return refused("newer-version");
    }
    const isOlder = versionOf(sql) > 0 && versionOf(sql) < migrations.length;
    const before = isOlder && keepsBefore ? keepBefore(sql, path, versionOf(sql) + 1) : undefined;
    migrate(sql, migrations);
    return { ok: true, sql, before };
  } catch (error) {
    sql?.close();
    return refused(failureOf(error));
  }
};

/** Of SQLite's head: where it says that there is a write-ahead log, and that by which it does. */
const LOG_AT = 18;
const HAS_LOG = 2;
const PAGE_BYTES = 4_096;

/** Why a file stays shut though SQLite would open it: games would be lost. */
const misplacedFile = (path: string): OpenFailure | undefined => {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) return undefined;
  if (file.nlink > 1) return "two-names";
  // Without a page of its own for a table it has none but in the log.
  const isBare = file.size > 0 && file.size <= PAGE_BYTES;
  if (!isBare || readFileSync(path)[LOG_AT] !== HAS_LOG) return undefined;
  return existsSync(`${realpathSync(path)}-wal`) ? undefined : "without-log";
};

export const BUSY_MS = 5000;

/** The mark of this bot in the head of its SQLite files: "nard". */
const APPLICATION = 0x6e617264;

/** Whether the file may be opened: an empty one becomes ours, others stay untouched. */
export const isOurs = (sql: Sql): boolean => {
  const isEmpty = sql.prepare("SELECT 1 FROM sqlite_schema").get() === undefined;
  return isEmpty || sql.pragma("application_id", { simple: true }) === APPLICATION;
};

const versionOf = (sql: Sql): number => Number(sql.pragma("user_version", { simple: true }));

const migrate = (sql: Sql, migrations: readonly string[]): void => {
  sql
    .transaction(() => {
      for (const migration of migrations.slice(versionOf(sql) || begin(sql, migrations)))
        sql.exec(migration);
      sql.pragma(`user_version = ${migrations.length}`);
      sql.pragma(`application_id = ${APPLICATION}`);
    })
    .immediate();
};

const begin = (sql: Sql, migrations: readonly string[]): number => {
  const { migrations: done, sql: schema } = beginningOf(migrations);
  sql.exec(schema);
  return done;
};

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError &&
  /^SQLITE_(FULL|IOERR_(WRITE|FSYNC|SHMSIZE))/.test(error.code);

/** Why a database does not open; other errors are thrown on. */
export const failureOf = (error: unknown): OpenFailure => {
  if (isDiskFull(error)) return "disk-full";
  if (error instanceof Database.SqliteError) {
    if (error.code === "SQLITE_NOTADB" || error.code.startsWith("SQLITE_CORRUPT")) {
      return "not-a-database";
    }
    if (/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR|BUSY|AUTH)/.test(error.code)) return "no-access";
    throw error;
  }
  // Not Node's own ones: a module compiled for another Node says itself what to do.
  const isSystemError =
    error instanceof Error && "code" in error && /^E[A-Z\d]+$/.test(String(error.code));
  const isMissingFolder = error instanceof TypeError && error.message.includes("directory");
  if (isSystemError || isMissingFolder) return "no-access";
  throw error;
};

export type Inspected = Result<
  {
    readonly version: number;
    readonly newest: number;
    readonly games: number;
    /** How often it or its copies were promoted. */
    readonly generation: number;
    /** When people last did something. */
    readonly newestAt: number | undefined;
  },
  OpenFailure | "damaged"
>;

/** Reads a database that may be in use; changes nothing. */
export const inspect = (path: string): Inspected => {
  try {
    const sql = new Database(path, { readonly: true });
    try {
      if (!isOurs(sql)) return refused("not-a-database");
      if (sql.pragma("quick_check", { simple: true }) !== "ok") return refused("damaged");
      const cell = (text: string) => sql.prepare<[], number | null>(text).pluck().get();
      const hasGenerations = cell("SELECT 1 FROM sqlite_schema WHERE name = 'generations'");
      return {
        ok: true,
        version: versionOf(sql),
        newest: MIGRATIONS.length,
        games: cell("SELECT count(*) FROM games") ?? 0,
        generation: (hasGenerations && cell("SELECT max(number) FROM generations")) ?? 0,
        newestAt: cell("SELECT max(at) FROM updates") ?? undefined,
      };
    } finally {
      sql.close();
    }
  } catch (error) {
    return refused(failureOf(error));
  }
};
