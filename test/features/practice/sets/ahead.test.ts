import { expect, test } from "vitest";
import { allSevensAhead, makeSevens } from "../../../../src/features/practice/sets/ahead.ts";
import { SEVEN } from "../../../../src/features/practice/sets/types.ts";
import { virtualTime } from "../../../support/virtual-time.ts";
import { openServices } from "../../../tables/support.ts";
import { plainDecision } from "./support.ts";

const MINUTE_MS = 60_000;

test("sets are made ahead while the bot runs, each is told, and a fault is tried again", async () => {
  const clock = virtualTime();
  const services = openServices(1, clock);
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
  await clock.pass(MINUTE_MS);
  expect(faults).toHaveLength(1);
  fails = false;
  await clock.pass(60 * MINUTE_MS);
  expect(made.slice(0, 3)).toEqual(["long 1 1", "short 1 1", "long 2 2"]);
  expect(allSevensAhead(services)).toEqual([
    ["long", 15],
    ["short", 15],
  ]);
  sevens.stop();
  await clock.pass(600 * MINUTE_MS);
  expect(made).toHaveLength(30);
});
