import { setTimeout as sleep } from "node:timers/promises";

/** Time as whoever waits knows it; tests let it pass by themselves. */
export type Time = {
  readonly now: () => number;
  /** Ends early, and without a fault, when the signal says so. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The real one; what waits in it keeps no process alive. */
export const realTime = (now: () => number = Date.now): Time => ({
  now,
  sleep: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
});
