import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { diceFrom, diceOf } from "../../src/game/dice.ts";

describe("a throw", () => {
  // Each from `printf <n> | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f`, by hand.
  const dice = diceOf(Uint8Array.from({ length: 32 }, (_, index) => index));

  test.each([
    [10, "45 57 …", [4, 4]],
    [41, "fe d3 2f …: the first byte is skipped", [2, 6]],
    [27, "a1 fe 9b …: the second byte is skipped", [6, 6]],
    [1401, "ff fe 7a 5a …: two are skipped", [3, 1]],
    [109_553, "fe ff ff ef bd …: three are skipped", [6, 4]],
  ])("%i is read from %s", (n, _, expected) => {
    expect(dice(n)).toEqual(expected);
  });

  const blocks =
    (...bytes: readonly (readonly [label: string, block: readonly number[]])[]) =>
    (label: string): readonly number[] => {
      const found = new Map(bytes).get(label);
      if (!found) throw new Error(`block ${label} was asked for`);
      return found;
    };

  test("skips bytes from 252 on, and takes 251 as a six", () => {
    expect(diceFrom(blocks(["0", [252, 255, 251, 253, 0, 9]]))(0)).toEqual([6, 1]);
  });

  test("goes on in the next block when one is used up, also between its two dice", () => {
    const spent = Array.from({ length: 32 }, () => 254);
    expect(diceFrom(blocks(["7", spent], ["7:1", spent], ["7:2", [4, 3]]))(7)).toEqual([5, 4]);
    expect(diceFrom(blocks(["7", [...spent, 1]], ["7:1", [255, 2]]))(7)).toEqual([2, 3]);
  });

  test("falls on each of the 36 ways equally often, over 150,000 throws of 3,000 secrets", () => {
    const SECRETS = 3_000;
    const THROWS = 50;
    const counts = new Array<number>(36).fill(0);
    for (let secret = 0; secret < SECRETS; secret++) {
      const dice = diceOf(createHash("sha256").update(`secret ${secret}`).digest());
      for (let n = 0; n < THROWS; n++) {
        const [first, second] = dice(n);
        const way = (first - 1) * 6 + second - 1;
        counts[way] = (counts[way] ?? 0) + 1;
      }
    }
    const expected = (SECRETS * THROWS) / 36;
    const chiSquared = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 35 degrees of freedom: honest dice exceed 66.6 once in a thousand such tests; the secrets are fixed.
    expect(chiSquared).toBeLessThan(66.6);
    expect(chiSquared).toBeGreaterThan(14.5);
  });
});
