import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkDice, commitment, diceOf } from "../../src/game/dice.ts";
import type { DiceSource, GameEvent } from "../../src/game/types.ts";

const secretOf = (text: string): Uint8Array => Buffer.from(text.padEnd(64, "0"), "hex");

describe("the dice of a game", () => {
  test("are the same for the same secret and number, whatever was asked before", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(10_000), (secret, n) => {
        const dice = diceOf(secret);
        dice(n + 1);
        expect(dice(n)).toEqual(diceOf(secret)(n));
      }),
    );
  });

  test("are what HMAC-SHA-256 says, worked out by hand for a fixed secret", () => {
    // printf 0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f and so on: the first
    // bytes below 252, modulo 6, plus 1.
    const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
    const dice = diceOf(secret);
    expect([0, 1, 2, 3].map(dice)).toEqual([
      [5, 2],
      [6, 2],
      [3, 6],
      [5, 1],
    ]);
  });

  test("fall on every face equally often", () => {
    const counts = new Map<number, number>();
    const dice = diceOf(secretOf("5eed"));
    for (let n = 0; n < 30_000; n++) {
      for (const die of dice(n)) counts.set(die, (counts.get(die) ?? 0) + 1);
    }
    const chiSquared = [...counts.values()].reduce(
      (sum, seen) => sum + (seen - 10_000) ** 2 / 10_000,
      0,
    );
    // Five degrees of freedom: 20.5 is passed once in a thousand secrets, and this one is fixed.
    expect(chiSquared).toBeLessThan(20.5);
    expect(counts.size).toBe(6);
  });

  test("change all together with the secret and with what the players bring", () => {
    const shareOfSame = (one: DiceSource, two: DiceSource): number => {
      const same = Array.from({ length: 3_600 }, (_, n) => n).filter(
        (n) => String(one(n)) === String(two(n)),
      );
      return same.length / 3_600;
    };
    const [secret, other] = [secretOf("5eed"), secretOf("5eee")];
    const dice = diceOf(secret, "812-845");
    expect(shareOfSame(dice, diceOf(secret, "812-845"))).toBe(1);
    // Two throws that have nothing to do with each other are the same once in 36 times.
    for (const changed of [
      diceOf(other, "812-845"),
      diceOf(secret, "813-845"),
      diceOf(secret, "812-846"),
      diceOf(secret, null),
    ])
      expect(Math.abs(shareOfSame(dice, changed) - 1 / 36)).toBeLessThan(0.01);
  });

  test("are promised by the SHA-256 of the secret", () => {
    expect(commitment(new Uint8Array(32))).toBe(
      "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    );
  });
});

describe("dice that are checked", () => {
  const secret = secretOf("cafe");
  const dice = diceOf(secret);
  const [[white, black], second, third] = [dice(0), dice(1), dice(2)];
  const events: readonly GameEvent[] = [
    { type: "thrown", throw: { white, black } },
    { type: "began", first: "white" },
    { type: "rolled", dice: second },
    { type: "turn-ended", end: "played" },
    { type: "rolled", dice: third },
  ];

  test("follow from their secret, throw by throw", () => {
    const hash = commitment(secret);
    expect(checkDice({ secret, nonce: null }, events)).toEqual({
      throws: 3,
      hash,
      wrong: undefined,
    });
  });

  test("are found out at the first throw that was changed", () => {
    const [first, other] = second;
    const changed = { type: "rolled", dice: [first, other === 6 ? 1 : 6] } as const;
    const forged = events.map((event, at) => (at === 2 ? changed : event));
    expect(checkDice({ secret, nonce: null }, forged)).toMatchObject({ throws: 3, wrong: 2 });
  });

  test("of another secret are wrong from the beginning", () => {
    const { wrong, hash } = checkDice({ secret: secretOf("beef"), nonce: null }, events);
    expect(wrong).toBe(1);
    expect(hash).not.toBe(commitment(secret));
  });
});
