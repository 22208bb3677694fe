import { expect } from "vitest";
import type { Time } from "../../src/machine/time.ts";

/** What is looked at becomes so, or the story fails. */
export type Becoming = ReturnType<typeof matchersOf> & {
  readonly not: ReturnType<typeof matchersOf>;
};

type Clock = Pick<Time, "elapsed" | "sleep">;

const LOOK_MS = 20;
const LONGEST_MS = 60_000;

/** Looks again and again, for a minute of the story at most, until what it sees is right. */
export const becoming = (look: () => unknown, clock: Clock): Becoming => {
  const begunAt = clock.elapsed();
  const until = async (check: (seen: unknown) => void): Promise<void> => {
    for (;;) {
      try {
        return check(await look());
      } catch (error) {
        if (clock.elapsed() - begunAt >= LONGEST_MS) throw error;
      }
      await clock.sleep(LOOK_MS);
    }
  };
  return {
    ...matchersOf(until, (seen) => expect(seen)),
    not: matchersOf(until, (seen) => expect(seen).not),
  };
};

type Expected = Pick<
  ReturnType<typeof expect<unknown>>,
  | ("toBe" | "toEqual" | "toContain" | "toHaveLength" | "toBeDefined")
  | ("toBeGreaterThan" | "toBeLessThan")
>;

const matchersOf = (
  until: (check: (seen: unknown) => void) => Promise<void>,
  of: (seen: unknown) => Expected,
) => ({
  toBe: (wanted: unknown) => until((seen) => of(seen).toBe(wanted)),
  toEqual: (wanted: unknown) => until((seen) => of(seen).toEqual(wanted)),
  toContain: (wanted: unknown) => until((seen) => of(seen).toContain(wanted)),
  toHaveLength: (wanted: number) => until((seen) => of(seen).toHaveLength(wanted)),
  toBeDefined: () => until((seen) => of(seen).toBeDefined()),
  toBeGreaterThan: (wanted: number) => until((seen) => of(seen).toBeGreaterThan(wanted)),
  toBeLessThan: (wanted: number) => until((seen) => of(seen).toBeLessThan(wanted)),
});
