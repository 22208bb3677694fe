import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget, TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";

const { group } = TELEGRAM_ALLOWANCES;

/** A clock that stands still until it is moved. */
const clock = () => {
  let at = 1_000_000;
  return {
    now: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
};

describe("the budget of a chat", () => {
  test("lets calls through at once after a silence", () => {
    const budget = new Budget(group, clock().now);
    for (let n = 0; n < group.burst; n++) {
      expect(budget.wait()).toBe(0);
      budget.spend();
    }
    expect(budget.wait()).toBeGreaterThan(0);
  });

  test.each([TELEGRAM_ALLOWANCES.group, TELEGRAM_ALLOWANCES.private])(
    "never lets more through in any minute than the chat bears",
    (allowance) => {
      fc.assert(
        fc.property(fc.array(fc.nat(8_000), { minLength: 50, maxLength: 120 }), (pauses) => {
          const { now, pass } = clock();
          const budget = new Budget(allowance, now);
          const calls: number[] = [];
          for (const pause of pauses) {
            pass(pause + budget.wait());
            expect(budget.wait()).toBe(0);
            budget.spend();
            calls.push(now());
          }
          for (const end of calls) {
            const window = calls.filter((at) => at > end - allowance.windowMs && at <= end);
            expect(window.length).toBeLessThanOrEqual(allowance.calls);
          }
        }),
        { numRuns: 50 },
      );
    },
  );

  test("goes on after a minute however much was spent", () => {
    const { now, pass } = clock();
    const budget = new Budget(group, now);
    for (let n = 0; n < 50; n++) budget.spend();
    expect(budget.wait()).toBeGreaterThan(0);
    pass(group.windowMs);
    expect(budget.wait()).toBe(0);
  });

  test("waits as long as Telegram says, and the longer of two", () => {
    const { now, pass } = clock();
    const budget = new Budget(group, now);
    budget.block(30);
    budget.block(7);
    expect(budget.wait()).toBe(30_000);
    pass(29_999);
    expect(budget.wait()).toBe(1);
    pass(1);
    expect(budget.wait()).toBe(0);
  });
});
