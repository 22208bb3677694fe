import { setImmediate as nextTurn } from "node:timers/promises";
import { type Time, timeOf } from "../../src/machine/time.ts";
import { seeded } from "../rules/random.ts";
import { openDueList } from "./due.ts";

/** After so many turns of the loop in which nothing is due, nothing can come any more. */
const MOST_IDLE_TURNS = 10_000;

/** Things that are due at one moment; more of them are a loop that waits for nothing. */
const MOST_AT_A_MOMENT = 100_000;

const ORDERS = 2 ** 30;

/** Turns of the loop that a library has asked for, and that have not come. */
let turnsToCome = 0;

const { setTimeout: setTimer } = globalThis;

/**
 * The dialogs' library lets everything else run by timers of no time. No clock of ours sees them,
 * and Node makes a millisecond of them: here they are a turn of the loop, and time waits for it.
 */
const setTimerOrTurn = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
  if (ms !== 0) return setTimer(work, ms, ...given);
  turnsToCome++;
  return setImmediate(() => {
    turnsToCome--;
    work(...given);
  });
};
Object.assign(globalThis, { setTimeout: Object.assign(setTimerOrTurn, setTimer) });

export type VirtualTime = {
  readonly time: Time;
  readonly now: () => number;
  /** Waits for the end of some work, while time passes as fast as everything else allows. */
  readonly awaited: <T>(work: Promise<T>) => Promise<T>;
  /** Lets so much time pass, and everything happen that is due in it. */
  readonly pass: (ms: number) => Promise<void>;
  /** The machine is held up for so long: then everything is due at once. */
  readonly holdUp: (ms: number) => void;
  /** The clock is set: what waits goes on waiting as long as before. */
  readonly setClock: (byMs: number) => void;
};

/**
 * Time that stands still while anything can run, and leaps to what is due next where a test waits
 * for what comes. The order of what is due at one moment follows from the seed.
 */
export const virtualTime = (start = 1_700_000_000_000, seed = 1): VirtualTime => {
  const random = seeded(seed);
  const waiting = openDueList();
  let [elapsed, clock] = [0, start];
  let [awaiting, isRunning, yields] = [0, false, 0];
  let fail: (why: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  const wait = (ms: number, order: number, work: () => void): (() => void) =>
    waiting.add({ at: elapsed + ms, order, work });
  const time = timeOf({
    now: () => clock + elapsed,
    elapsed: () => elapsed,
    // As Node's timers do it: whole milliseconds, and one at least.
    after: (ms, work) => wait(Math.max(1, Math.ceil(ms)), random.below(ORDERS), work),
    // These keep their order, as Node's turns of the loop do.
    yield: () => new Promise((resolve) => void wait(0, yields++ - ORDERS, resolve)),
  });

  /** Runs as long as anything is awaited. */
  const run = async (): Promise<void> => {
    let [idle, atOnce] = [0, 0];
    while (idle <= MOST_IDLE_TURNS && atOnce <= MOST_AT_A_MOMENT) {
      // In a turn of the loop everything runs that needs no time.
      await nextTurn();
      if (awaiting === 0) break;
      if (turnsToCome > 0) continue;
      const due = waiting.next();
      idle = due ? 0 : idle + 1;
      if (!due) continue;
      atOnce = due.at > elapsed ? 0 : atOnce + 1;
      elapsed = Math.max(elapsed, due.at);
      due.work();
    }
    isRunning = false;
    if (idle > MOST_IDLE_TURNS) fail(new Error("nothing is due any more, and it is waited for"));
    if (atOnce > MOST_AT_A_MOMENT) fail(new Error("something runs for ever at one moment"));
  };

  const awaited = async <T>(work: Promise<T>): Promise<T> => {
    awaiting++;
    if (!isRunning) {
      isRunning = true;
      void run();
    }
    try {
      return await Promise.race([work, failed]);
    } finally {
      awaiting--;
    }
  };

  return {
    time,
    now: time.now,
    awaited,
    // It is the last at its moment.
    pass: (ms) => awaited(new Promise((resolve) => void wait(ms, ORDERS, resolve))),
    holdUp: (ms) => {
      elapsed += ms;
    },
    setClock: (byMs) => {
      clock += byMs;
    },
  };
};

/** The most of these moments that lie in any window of that length. */
export const mostIn = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((end) => times.filter((at) => at > end - windowMs && at <= end).length));
