import { setImmediate as yielded } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allSevensAhead, makeSevens } from "../../../src/features/seven/play/ahead.ts";
import { SEVEN } from "../../../src/features/seven/rules/types.ts";
import { openServices } from "../../tables/support.ts";
import { plainDecision } from "./support.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

test("sets are made ahead while the bot runs, each is told, and a fault is tried again", async () => {
  const services = openServices(1);
  const made: string[] = [];
  const faults: unknown[] = [];
  let fails = true;
  const sevens = makeSevens({
    services,
    pressesTo: () => 2,
    make: async (draft) => {
      if (fails) throw new Error("no thread");
      const decisions = Array.from({ length: SEVEN }, () => plainDecision(draft.game, [6, 5]));
      return { ...draft, decisions };
    },
    onMade: ({ game, day, ahead }) => made.push(`${game} ${day} ${ahead}`),
    onFault: (error) => faults.push(error),
  });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(faults).toHaveLength(1);
  fails = false;
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  // Decisions are looked through one by one, between whatever else is to be done.
  while (made.length < 30) await yielded();
  expect(made.slice(0, 3)).toEqual(["long 1 1", "short 1 1", "long 2 2"]);
  expect(allSevensAhead(services)).toEqual([
    ["long", 15],
    ["short", 15],
  ]);
  sevens.stop();
  await vi.advanceTimersByTimeAsync(600 * MINUTE_MS);
  expect(made).toHaveLength(30);
});
