import { existsSync, realpathSync } from "node:fs";
import { open } from "node:fs/promises";
import Database from "better-sqlite3";
import { type Result, refused } from "../rules/result.ts";
import { challengeQueries, challengeTraces } from "./challenges.ts";
import { clockQueries } from "./clocks.ts";
import { countQueries } from "./counts.ts";
import { type Report, settingAside } from "./damage.ts";
import {
  failureOf,
  MIGRATIONS,
  makeFolder,
  type OpenFailure,
  openDatabase,
  type Sql,
} from "./database.ts";
import { exportQueries } from "./export.ts";
import { forgetQueries } from "./forget.ts";
import { gameQueries, gameTraces } from "./games.ts";
import { generationQueries } from "./generations.ts";
import { drawQueries, ledgerQueries, ledgerTraces } from "./ledger.ts";
import {
  absenceQueries,
  bellQueries,
  conversationQueries,
  handoutQueries,
  pictureQueries,
  unconfirmedQueries,
  updateQueries,
} from "./notes.ts";
import { noticesOf } from "./notices.ts";
import { outboxQueries } from "./outbox.ts";
import { peopleQueries } from "./people.ts";
import { postsOf } from "./posts.ts";
import { SQL } from "./prepared.ts";
import { rulesetQueries, rulesetTraces } from "./rulesets.ts";
import { SECRETS, secretQueries } from "./secrets.ts";
import { giveTickets, tableQueries, tableTraces } from "./tables.ts";
import { moveQueries, type Traces } from "./traces.ts";
import { waitQueries } from "./waits.ts";

/** The traces of the store itself; each feature has its own. */
export const CORE_TRACES: readonly Traces[] = [
  gameTraces,
  challengeTraces,
  tableTraces,
  ledgerTraces,
  rulesetTraces,
];

/** All queries of a database; its file and lock are not their concern. */
export const queries = (
  sql: Sql,
  ofFeatures: readonly Traces[],
  report: Report = () => undefined,
) => {
  const traces = [...CORE_TRACES, ...ofFeatures];
  const unlessDamaged = settingAside(report);
  giveTickets(sql);
  const { onDisk, letGo } = diskQueries(sql);
  return {
    [SQL]: sql,
    people: peopleQueries(sql, unlessDamaged),
    challenges: challengeQueries(sql),
    clocks: clockQueries(sql),
    games: gameQueries(sql),
    generations: generationQueries(sql),
    [SECRETS]: secretQueries(sql),
    ledger: ledgerQueries(sql),
    draws: drawQueries(sql),
    tables: tableQueries(sql, traces),
    pictures: pictureQueries(sql),
    waits: waitQueries(sql),
    handouts: handoutQueries(sql),
    rulesets: rulesetQueries(sql),
    conversations: conversationQueries(sql),
    absences: absenceQueries(sql),
    bells: bellQueries(sql),
    exportOf: exportQueries(sql, traces),
    forget: forgetQueries(sql, traces),
    moveChat: moveQueries(sql, traces),
    outbox: outboxQueries(sql),
    posts: postsOf(sql),
    notices: noticesOf(sql),
    inTransaction: (): boolean => sql.inTransaction,
    unconfirmed: unconfirmedQueries(sql),
    updates: updateQueries(sql),
    counts: countQueries(sql),
    unlessDamaged,
    onDisk,
    transaction: <T>(work: () => T): T => sql.transaction(work).immediate(),
    close: (): void => {
      letGo();
      sql.close();
    },
  };
};

export type Store = ReturnType<typeof queries>;

type StoreOpened = Result<
  { readonly store: Store; readonly before?: string | undefined },
  OpenFailure
>;

/**
 * Opens the database at `path` (`:memory:`: a passing one) for this process alone; `keepsBefore`:
 * with a copy of what was there before it was brought to this version.
 */
export const openStore = (
  path: string,
  traces: readonly Traces[],
  report: Report = () => undefined,
  keepsBefore = false,
): StoreOpened => {
  if (path === ":memory:") return openLocked({ path, traces, report }, () => undefined);
  try {
    makeFolder(path);
    const release = lock(path);
    return release ? openLocked({ path, traces, report, keepsBefore }, release) : refused("in-use");
  } catch (error) {
    return refused(failureOf(error));
  }
};

type Opening = {
  readonly path: string;
  readonly traces: readonly Traces[];
  readonly report: Report;
  readonly keepsBefore?: boolean;
};

const openLocked = (
  { path, traces, report, keepsBefore }: Opening,
  release: () => void,
): StoreOpened => {
  const database = openDatabase(path, MIGRATIONS, keepsBefore);
  if (!database.ok) {
    release();
    return database;
  }
  // A caller that tells of a commit waits for the disk: see `onDisk`.
  database.sql.pragma("synchronous = NORMAL");
  // Every write waits while the log goes into the database: rarely, then, at 32 MB.
  database.sql.pragma("wal_autocheckpoint = 8000");
  const store = queries(database.sql, traces, report);
  const close = (): void => {
    store.close();
    release();
  };
  return { ok: true, store: { ...store, close }, before: database.before };
};

const PATIENCE_MS = 1_000;

/** Locks a database for this process, as SQLite lets two write; undefined if it is locked. */
const lock = (path: string): (() => void) | undefined => {
  const file = existsSync(path) ? realpathSync(path) : path;
  const sql = new Database(`${file}.lock`, { timeout: PATIENCE_MS });
  try {
    // The lock is a transaction in an empty file that is never committed.
    sql.exec("BEGIN EXCLUSIVE");
    return () => void sql.close();
  } catch (error) {
    sql.close();
    if (error instanceof Database.SqliteError && error.code === "SQLITE_BUSY") return undefined;
    throw error;
  }
};

type OpenFile = { datasync(): Promise<void>; close(): Promise<void> };

/** Commits that last: a caller that tells of one waits for `onDisk`; one wait serves all. */
export const diskQueries = (
  sql: Sql,
  openLog: (path: string) => Promise<OpenFile> = (path) => open(path, "r+"),
) => {
  const changes = sql.prepare<[], number>("SELECT total_changes()").pluck();
  const path = sql.prepare<[], string>("SELECT file FROM pragma_database_list").pluck();
  let lasting = 0;
  let log: Promise<OpenFile> | undefined;
  let syncing: Promise<void> | undefined;
  const sync = async (): Promise<void> => {
    log ??= openLog(`${path.get()}-wal`).catch((error: unknown) => {
      log = undefined;
      throw error;
    });
    const file = await log;
    const upTo = changes.get() ?? 0;
    await file.datasync();
    lasting = upTo;
  };
  return {
    /** Resolves when all commits so far would outlast a power cut. */
    onDisk: async (): Promise<void> => {
      const wanted = sql.memory ? 0 : (changes.get() ?? 0);
      while (lasting < wanted) {
        syncing ??= sync().finally(() => {
          syncing = undefined;
        });
        await syncing;
      }
    },
    /** Also for a file that is still being opened. */
    letGo: (): void => {
      log?.then(
        (file) => file.close(),
        () => undefined,
      );
    },
  };
};
