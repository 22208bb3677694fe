import { open } from "node:fs/promises";
import type { Sql } from "./database.ts";

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
