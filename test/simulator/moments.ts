import type { Time } from "../../src/machine/time.ts";

/** What the clock showed and how much time had elapsed, through all settings of the clock. */
export type Moments = {
  /** The clock is set just now, or will be looked at from now on. */
  readonly note: () => void;
  /** As much time had elapsed when the clock showed this; twice or never where it was set. */
  readonly elapsedAt: (shown: number) => readonly number[];
  /** So far the clock was set forward, in all, between two moments. */
  readonly forward: (from: number, until: number) => number;
};

export const openMoments = (time: Pick<Time, "now" | "elapsed">): Moments => {
  const settings: { readonly at: number; readonly ahead: number }[] = [];
  const note = (): void => {
    const at = time.elapsed();
    settings.push({ at, ahead: time.now() - at });
  };
  note();
  return {
    note,
    elapsedAt: (shown) =>
      settings.flatMap(({ at, ahead }, which) => {
        const until = settings[which + 1]?.at ?? Number.POSITIVE_INFINITY;
        const elapsed = shown - ahead;
        return elapsed >= at && elapsed <= until ? [elapsed] : [];
      }),
    forward: (from, until) =>
      settings.reduce((sum, { at, ahead }, which) => {
        const by = ahead - (settings[which - 1]?.ahead ?? ahead);
        return at >= from && at <= until ? sum + Math.max(0, by) : sum;
      }, 0),
  };
};
