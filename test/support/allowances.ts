import type { Allowances } from "../../src/bot/delivery/budget.ts";

const EVERYTHING = { calls: 100_000, windowMs: 1, burst: 100_000 } as const;

/** The bot may say everything at once, and no table waits for a second press. */
export const UNBOUNDED: Allowances = {
  group: EVERYTHING,
  private: EVERYTHING,
  unasked: EVERYTHING,
  overAll: { first: 100_000, most: 100_000 },
  patienceMs: { least: 0, most: 0 },
};
