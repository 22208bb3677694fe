import Database from "better-sqlite3";
import { SQL } from "../../src/store/prepared.ts";
import type { Store } from "../../src/store/store.ts";
import type { MachineClock } from "./clock.ts";
import { type Course, nowAndThen } from "./now-and-then.ts";

/** A store whose disk can be full: then no page comes to it, and no transaction to its end. */
export type Fillable = { readonly store: Store; readonly setFull: (isFull: boolean) => void };

const UNLIMITED = 4_294_967_294;

export const fillable = (whole: Store): Fillable => {
  const { [SQL]: sql, inTransaction } = whole;
  const changes = sql.prepare<[], number>("SELECT total_changes()").pluck();
  const changed = (): number => changes.get() ?? 0;
  let isFull = false;
  const untilFull = <T>(work: () => T): T => {
    const before = changed();
    const done = work();
    if (changed() === before) return done;
    throw new Database.SqliteError("database or disk is full", "SQLITE_FULL");
  };
  return {
    store: {
      ...whole,
      transaction: (work) =>
        whole.transaction(isFull && !inTransaction() ? () => untilFull(work) : work),
    },
    setFull: (wish) => {
      isFull = wish;
      // A process that is dead has closed it.
      if (!sql.open) return;
      const pages = isFull ? sql.pragma("page_count", { simple: true }) : UNLIMITED;
      sql.pragma(`max_page_count = ${pages}`);
    },
  };
};

const PAUSE_MS = 70_000;
const LASTS_MS = 12_000;

/** Fills the disk of the process that lives then, again and again; the next finds room. */
export const makeFull = (
  living: () => Fillable,
  clock: Pick<MachineClock, "isSettled">,
  course: Course,
): Promise<void> =>
  nowAndThen(course, PAUSE_MS, async () => {
    // Nor can it be written down then that a board was drawn by a wrong clock.
    if (!clock.isSettled()) return;
    const { random, tally, time } = course;
    const { setFull } = living();
    tally.count("the disk was full");
    setFull(true);
    await time.sleep(1 + random.below(LASTS_MS));
    setFull(false);
  });
