import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { verifyRecord } from "../../src/game/verify.ts";
import { randomRecord, wishes } from "./recorded.ts";

const ROUNDS = { numRuns: 60, seed: 2026 } as const;

describe("a record", () => {
  test("of any whole game of any ruleset fits", () => {
    fc.assert(
      fc.property(wishes(), (wish) => {
        const record = randomRecord(wish);
        const read: unknown = JSON.parse(JSON.stringify(record));
        expect(verifyRecord(read)).toMatchObject({ ok: true, over: true });
      }),
      ROUNDS,
    );
  });
});
