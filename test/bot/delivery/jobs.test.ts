import { Api, GrammyError } from "grammy";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { Budgets, TELEGRAM_ALLOWANCES } from "../../../src/bot/delivery/budget.ts";
import { Jobs } from "../../../src/bot/delivery/jobs.ts";
import { outboxOf } from "../../../src/tables/shown/outbox.ts";
import { virtualTime } from "../../support/virtual-time.ts";
import { GROUP, openServices } from "../../tables/support.ts";

const LOOK_MS = 20;

const openJobs = () => {
  const clock = virtualTime();
  const services = openServices(1, clock);
  onTestFinished(() => services.store.close());
  const jobs = new Jobs({
    ...{ api: new Api("1:token"), outbox: outboxOf(services), time: clock.time },
    budgets: new Budgets(TELEGRAM_ALLOWANCES, clock.time.elapsed),
    log: pino({ level: "silent" }),
  });
  return { jobs, ...clock, yielded: () => clock.awaited(clock.time.yield()) };
};

test("of a thousand messages that are owed only the next ones are made, the rest as those go", async () => {
  const { jobs, yielded } = openJobs();
  const made: number[] = [];
  const sent: (() => void)[] = [];
  const run = (number: number) => () => {
    made.push(number);
    return new Promise<void>((resolve) => sent.push(resolve));
  };
  for (let n = 0; n < 1_000; n++) jobs.add({ chat: null, lane: `${n}`, run: run(n) });
  await yielded();
  const first = made.length;
  expect(first).toBeLessThan(100);
  for (let n = 0; n < 1_000; n++) {
    sent[n]?.();
    await yielded();
  }
  expect(made).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
});

test("a thousand looks while much is owed cost little more than one, and miss nothing", async () => {
  const { jobs, holdUp, awaited } = openJobs();
  let [looks, owed] = [0, 0];
  const said: number[] = [];
  jobs.addSource(() => {
    looks++;
    holdUp(LOOK_MS);
    const number = owed;
    return [{ chat: GROUP, lane: `${number}`, run: async () => said.push(number) }];
  });
  for (owed = 1; owed <= 1_000; owed++) jobs.collect();
  owed = 1_000;
  expect(looks).toBe(1);
  await awaited(jobs.idle());
  expect(looks).toBe(2);
  expect(said).toEqual([1, 1_000]);
});

test.each([
  ["refused", 400, "refused refused"],
  ["put off", 429, "given back"],
])("a call that was %s while the disk was full is noted when there is room", async (...given) => {
  const [, error_code, noted] = given;
  const { jobs, time, pass, awaited } = openJobs();
  const notes: string[] = [];
  let isFull = true;
  const note = (what: string): void => {
    if (isFull) throw new Error("database or disk is full");
    notes.push(what);
  };
  let tries = 0;
  jobs.add({
    ...{ chat: null, lane: "a" },
    run: async () => {
      tries++;
      const answer = { ok: false, error_code, description: "Bad Request: no", parameters: {} };
      if (tries === 1) throw new GrammyError("no", { ...answer, ok: false }, "sendMessage", {});
    },
    giveBack: () => note("given back"),
    onRefused: (kind) => note(`refused ${kind}`),
  });
  await pass(60_000);
  expect(notes).toEqual([]);
  isFull = false;
  await awaited(time.sleep(10_000));
  await awaited(jobs.idle());
  expect(notes).toEqual([noted]);
});

test("an inline message that may not be edited any more is refused: nobody tries it for ever", async () => {
  const { jobs, awaited, time } = openJobs();
  const refused: string[] = [];
  jobs.add({
    ...{ chat: null, inline: "abc", lane: "a" },
    run: async () => {
      const answer = { ok: false, error_code: 403, description: "Forbidden: no", parameters: {} };
      throw new GrammyError("no", { ...answer, ok: false }, "editMessageText", {});
    },
    onRefused: (kind) => refused.push(kind),
  });
  await awaited(time.sleep(10_000));
  await awaited(jobs.idle());
  expect(refused).toEqual(["refused"]);
});

test("ten thousand lanes wait at most: what is owed beyond them comes again", async () => {
  const { jobs } = openJobs();
  const run = () => new Promise<void>(() => undefined);
  for (let n = 0; n < 10_000; n++) expect(jobs.add({ chat: null, lane: `${n}`, run })).toBe(true);
  expect(jobs.add({ chat: null, lane: "more", run })).toBe(false);
  expect(jobs.add({ chat: null, lane: "7", most: 2, run })).toBe(true);
});
