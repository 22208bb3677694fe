import { Api } from "grammy";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { Budgets, TELEGRAM_ALLOWANCES } from "../../../src/bot/delivery/budget.ts";
import { Jobs } from "../../../src/bot/delivery/jobs.ts";
import { Turner } from "../../../src/bot/delivery/turner.ts";
import { outboxOf } from "../../../src/tables/shown/outbox.ts";
import { virtualTime } from "../../support/virtual-time.ts";
import { GROUP, openServices } from "../../tables/support.ts";

const openTurner = () => {
  const clock = virtualTime();
  const services = openServices(1, clock);
  onTestFinished(() => services.store.close());
  const api = new Api("1:token");
  const jobs = new Jobs({
    ...{ api, outbox: outboxOf(services), time: clock.time, log: pino({ level: "silent" }) },
    budgets: new Budgets(TELEGRAM_ALLOWANCES, clock.time.elapsed, () => "group"),
  });
  return { turner: new Turner(jobs, clock.time), api, ...clock };
};

test("a page that was turned is known for some seconds", async () => {
  const { turner, api, pass, awaited } = openTurner();
  await awaited(turner.turn({ chat: GROUP, key: "1", page: 3 }, api, async () => undefined));
  expect(turner.pageOf("1")).toBe(3);
  await pass(6_000);
  expect(turner.pageOf("1")).toBeUndefined();
});

test("ten thousand pages wait at most in a flood, and of more the newest", async () => {
  const { turner, api } = openTurner();
  const never = () => new Promise(() => undefined);
  for (let n = 1; n <= 10_001; n++) {
    void turner.turn({ chat: GROUP, key: `${n}`, page: n }, api, never);
  }
  expect(turner.pageOf("1")).toBeUndefined();
  for (const n of [2, 10_001]) expect(turner.pageOf(`${n}`)).toBe(n);
});
