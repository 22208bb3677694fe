import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import type { Random } from "../rules/random.ts";

/** A disk under a database: what is written is safe once it is synced, and no sooner. */
export type Disk = {
  /** All that is written by now is safe. */
  readonly sync: () => void;
  /** What a power cut leaves, at another path: all that was synced, and any part of the rest. */
  readonly cut: (to: string, random: Random) => void;
  /** Nobody needs its files any more. */
  readonly remove: () => void;
};

/** The file of SQLite's log beside a database. */
const logOf = (path: string): string => `${path}-wal`;

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Two numbers in the head of a log, by which it differs from the one before it in this file. */
const SALT = { at: 16, bytes: 8 } as const;

const saltOf = (log: string): string => {
  if (sizeOf(log) === 0) return "";
  const file = openSync(log, "r");
  const salt = Buffer.alloc(SALT.bytes);
  readSync(file, salt, 0, SALT.bytes, SALT.at);
  closeSync(file);
  return salt.toString("hex");
};

export const openDisk = (path: string): Disk => {
  const log = logOf(path);
  let safe = { salt: "", size: 0 };
  return {
    sync: () => {
      safe = { salt: saltOf(log), size: sizeOf(log) };
    },
    cut: (to, random) => {
      copyFileSync(path, to);
      if (!existsSync(log)) return;
      copyFileSync(log, logOf(to));
      const whole = sizeOf(log);
      // SQLite syncs a log itself before it begins it anew: none of the one before is missing.
      const least = saltOf(log) === safe.salt ? Math.min(safe.size, whole) : 0;
      const left = random.chance(0.5) ? least : least + random.below(whole - least + 1);
      const file = openSync(logOf(to), "r+");
      ftruncateSync(file, left);
      closeSync(file);
    },
    remove: () => {
      for (const one of [path, log, `${path}-shm`, `${path}.lock`]) rmSync(one, { force: true });
    },
  };
};
