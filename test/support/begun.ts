import {
  accessSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TRACES } from "../../src/features/list.ts";
import { dayOf } from "../../src/features/practice/sets/days.ts";
import { shelveSpareSets, supplyAtOnce } from "../../src/features/practice/sets/fill.ts";
import { shelfOf } from "../../src/features/practice/sets/sets.ts";
import { openStore } from "../../src/store/store.ts";
import { seededSecret } from "./secrets.ts";

/**
 * Every story begins at noon of the seven's first day, a Monday: what it tells must not depend on
 * the hour of its run.
 */
export const STORY_BEGINS = Date.UTC(2026, 10, 23, 12);

const MEMORY = "/dev/shm";

/** For what all workers and simulations keep at once; a container has 64 MB by default. */
const ENOUGH_BYTES = 512 * 2 ** 20;

const isRoomInMemory = (): boolean => {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
};

/** A folder that needs no disk, if the machine has one: a story's database waits for nothing. */
export const QUICKEST = isRoomInMemory() ? MEMORY : tmpdir();

const begun = new Map<number, Buffer>();

/** What a first start writes; the shipped sevens alone are some thirty sets to read and check. */
const begin = (path: string, seed: number): void => {
  const opened = openStore(path, TRACES);
  if (!opened.ok) throw new Error(`the database does not open: ${opened.code}`);
  const { store } = opened;
  const shelf = shelfOf({ store, newSecret: () => seededSecret(seed, 0) });
  store.transaction(() => {
    supplyAtOnce(shelf, dayOf(STORY_BEGINS));
    shelveSpareSets(shelf);
  });
  store.close();
};

const made = (seed: number): Buffer => {
  const folder = mkdtempSync(join(QUICKEST, "nardy-begun-"));
  const path = join(folder, "nardy.db");
  begin(path, seed);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  begun.set(seed, bytes);
  return bytes;
};

/**
 * Lays a database there of a bot that has just been started for the first time. It is made once for
 * all stories with the same seed. How it begins from nothing is told by `test/store` and by the
 * stories of the process.
 */
export const layBegun = (path: string, seed: number): void =>
  writeFileSync(path, begun.get(seed) ?? made(seed));
