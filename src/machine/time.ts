import { setImmediate as nextTurn } from "node:timers/promises";

/** What a clock has to bring; everything else of `Time` follows from it. */
type Clockwork = {
  /** Milliseconds since 1970. They may leap, as people and machines set clocks. */
  readonly now: () => number;
  /** Milliseconds since some moment: they only grow, whatever happens to the clock. */
  readonly elapsed: () => number;
  /** Calls once after so many milliseconds; what it gives back stops that. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Lets everything else run that can. */
  readonly yield: () => Promise<void>;
};

/** A limit in time, as a signal. Cleared, it never comes. */
type Limit = { readonly signal: AbortSignal; readonly clear: () => void };

/** The only way to time: a run in which this and chance are arguments is its seed. */
export type Time = Clockwork & {
  /** Ends early, without an error, when the signal aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly deadline: (ms: number) => Limit;
  /** What comes of it, or undefined where that takes longer. */
  readonly within: <T>(ms: number, work: Promise<T>) => Promise<T | undefined>;
};

/** The time of such a clockwork. */
export const timeOf = (clockwork: Clockwork): Time => ({
  ...clockwork,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = (): void => {
        stop();
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const stop = clockwork.after(ms, end);
      signal?.addEventListener("abort", end);
    }),
  deadline: (ms) => {
    const ending = new AbortController();
    const clear = clockwork.after(ms, () => ending.abort(new Error("the time is up")));
    return { signal: ending.signal, clear };
  },
  within: (ms, work) =>
    new Promise((resolve, reject) => {
      const clear = clockwork.after(ms, () => resolve(undefined));
      work.finally(clear).then(resolve, reject);
    }),
});

/** Timers take no longer time: one that is due later rings early, and is set again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The time of this machine; its waits keep no process alive. */
export const realTime = (now: () => number = Date.now): Time =>
  timeOf({
    now,
    elapsed: () => performance.now(),
    after: (ms, work) => {
      const timer = setTimeout(work, Math.min(ms, LONGEST_TIMER_MS)).unref();
      return () => clearTimeout(timer);
    },
    yield: () => nextTurn(),
  });
