import { setImmediate as turn } from "node:timers/promises";
import type { Time } from "../../src/bot/delivery/time.ts";

type Sleeper = { readonly at: number; readonly wake: () => void };

/** Turns of the loop after which whatever was woken sleeps again. */
const TURNS = 4;

/** Time that stands still until it is told to pass: then everybody wakes in their order. */
export const virtualTime = (start = 1_700_000_000_000) => {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const time: Time = {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const wake = (): void => {
          sleepers.delete(one);
          resolve();
        };
        const one = { at: now + ms, wake };
        sleepers.add(one);
        signal.addEventListener("abort", wake, { once: true });
      }),
  };
  const settle = async (): Promise<void> => {
    for (let n = 0; n < TURNS; n++) await turn();
  };
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (;;) {
      const [next] = [...sleepers].sort((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      now = Math.max(now, next.at);
      next.wake();
      await settle();
    }
    now = end;
  };
  return { ...time, time, pass };
};

/** The most of these moments that lie in any window of that length. */
export const mostIn = (times: readonly number[], windowMs: number): number =>
  Math.max(0, ...times.map((end) => times.filter((at) => at > end - windowMs && at <= end).length));
