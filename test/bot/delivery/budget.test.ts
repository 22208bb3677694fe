import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget, Budgets, TELEGRAM_ALLOWANCES } from "../../../src/bot/delivery/budget.ts";

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
  test("lets the first calls after a silence through at once, the next ones ever more slowly", () => {
    const { now, pass } = clock();
    const budget = new Budget(group, now);
    const gaps: number[] = [];
    for (let n = 0; n < group.burst; n++) {
      gaps.push(budget.wait());
      pass(budget.wait());
      budget.spend();
    }
    expect(gaps.slice(0, 3)).toEqual([0, 0, 0]);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps.at(-1)).toBeGreaterThan(group.windowMs / group.calls);
  });

  test("keeps no board waiting longer than six seconds, however people press and turn pages", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(fc.constant(0), fc.nat(9_000)), fc.boolean()), {
          minLength: 40,
          maxLength: 150,
        }),
        (presses) => {
          const { now, pass } = clock();
          const budget = new Budget(group, now);
          for (const [pause, isPage] of presses) {
            pass(pause);
            if (isPage && budget.wait("page") > 0) continue;
            const wait = isPage ? 0 : budget.wait();
            expect(wait).toBeLessThanOrEqual(6_000);
            pass(wait);
            budget.spend();
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test("has plenty for what nobody waits for until half of it is used up, and then after a while", () => {
    const { now, pass } = clock();
    const budget = new Budget(group, now);
    expect(budget.isPlenty).toBe(true);
    for (let n = 0; n < group.calls / 2 + 1; n++) budget.spend();
    pass(group.windowMs / 2);
    expect([budget.wait(), budget.isPlenty]).toEqual([0, false]);
    pass(group.windowMs);
    expect(budget.isPlenty).toBe(true);
    budget.block(5);
    expect(budget.isPlenty).toBe(false);
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

describe("the budgets of all places", () => {
  const openBudgets = () => {
    const { now, pass } = clock();
    let asked = 0;
    const counted = (): number => {
      asked++;
      return now();
    };
    const budgets = new Budgets(TELEGRAM_ALLOWANCES, counted);
    return { budgets, pass, asked: () => asked };
  };

  test("cost little more for each where thousands are in use at once", () => {
    const { budgets, asked } = openBudgets();
    const PLACES = 8_000;
    for (let place = 0; place < PLACES; place++) budgets.of(`inline ${place}`, null).spend();
    expect(asked()).toBeLessThan(10 * PLACES);
  });

  test("are kept for as long as a call counts, and not for ever", () => {
    const { budgets, pass } = openBudgets();
    const first = budgets.of("inline 1", null);
    first.spend();
    for (let place = 2; place < 2_000; place++) budgets.of(`inline ${place}`, null);
    expect(budgets.of("inline 1", null)).toBe(first);
    pass(group.windowMs);
    for (let place = 2_000; place < 4_000; place++) budgets.of(`inline ${place}`, null);
    expect(budgets.of("inline 1", null)).not.toBe(first);
  });
});
