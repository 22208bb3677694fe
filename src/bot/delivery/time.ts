import { setTimeout as sleep } from "node:timers/promises";

/** The clock and the timer of everything that waits; tests let time pass by themselves. */
export type Time = {
  readonly now: () => number;
  /** Ends early, without an error, when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The real time; its waits keep no process alive. */
export const realTime = (now: () => number = Date.now): Time => ({
  now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
});
