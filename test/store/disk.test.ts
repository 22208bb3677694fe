import { mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Sql } from "../../src/store/database.ts";
import { diskQueries } from "../../src/store/store.ts";
import { virtualTime } from "../support/virtual-time.ts";

let folder: string;
let sql: Sql;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nardy-disk-"));
  const opened = openDatabase(join(folder, "nardy.db"));
  if (!opened.ok) throw new Error(opened.code);
  ({ sql } = opened);
  sql.exec("CREATE TABLE notes (what TEXT)");
});
afterEach(() => {
  sql.close();
  rmSync(folder, { recursive: true });
});

const write = (): void => void sql.exec("INSERT INTO notes VALUES ('here')");

/** A disk that takes its time, until the test says that it is done. */
const slowDisk = () => {
  const waiting: (() => void)[] = [];
  const datasync = () => new Promise<void>((done) => void waiting.push(done));
  const paths: string[] = [];
  const openLog = async (path: string) => {
    paths.push(path);
    return { datasync, close: async () => undefined };
  };
  const { time, awaited } = virtualTime();
  const turn = () => awaited(time.yield());
  return {
    openLog,
    paths,
    /** Whether a wait is under way by now. */
    begun: async (): Promise<boolean> => {
      await turn();
      return waiting.length > 0;
    },
    /** Ends the wait under way, if there is one. */
    done: async (): Promise<boolean> => {
      await turn();
      const next = waiting.shift();
      next?.();
      await turn();
      return next !== undefined;
    },
  };
};

describe("a commit", () => {
  test("is on the disk when the disk says so, and not before", async () => {
    const slow = slowDisk();
    const { onDisk } = diskQueries(sql, slow.openLog);
    write();
    let heard = false;
    const told = onDisk().then(() => {
      heard = true;
    });
    expect(await slow.begun()).toBe(true);
    expect(heard).toBe(false);
    expect(await slow.done()).toBe(true);
    await told;
    expect(slow.paths).toEqual([join(folder, "nardy.db-wal")]);
  });

  test("that comes while the disk is busy waits for the next time, with all that came by then", async () => {
    const slow = slowDisk();
    const { onDisk } = diskQueries(sql, slow.openLog);
    const heard: number[] = [];
    const tell = (n: number) => onDisk().then(() => void heard.push(n));
    write();
    const told = [tell(1)];
    await slow.begun();
    for (const n of [2, 3]) {
      write();
      told.push(tell(n));
    }
    await slow.done();
    expect(heard).toEqual([1]);
    await slow.done();
    await Promise.all(told);
    expect(heard).toEqual([1, 2, 3]);
    expect(await slow.done()).toBe(false);
  });

  test("costs nothing more once it is there", async () => {
    const slow = slowDisk();
    const { onDisk } = diskQueries(sql, slow.openLog);
    write();
    const told = onDisk();
    await slow.done();
    await told;
    await onDisk();
    expect(await slow.done()).toBe(false);
  });

  test("lets go of a file that is only being opened", async () => {
    let closed = 0;
    const slow = slowDisk();
    const { onDisk, letGo } = diskQueries(sql, async (path) => {
      const file = await slow.openLog(path);
      return { ...file, close: async () => void closed++ };
    });
    write();
    const told = onDisk();
    letGo();
    await slow.done();
    await told;
    expect(closed).toBe(1);
  });

  test("really goes to the file beside the database", async () => {
    const synced: string[] = [];
    const { onDisk, letGo } = diskQueries(sql, async (path) => {
      const file = await open(path, "r+");
      const datasync = () => file.datasync().then(() => void synced.push(path));
      return { datasync, close: () => file.close() };
    });
    write();
    const log = join(folder, "nardy.db-wal");
    expect(statSync(log).size).toBeGreaterThan(0);
    await onDisk();
    letGo();
    expect(synced).toEqual([log]);
  });
});
