import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { Budgets, TELEGRAM_ALLOWANCES } from "../../../src/bot/delivery/budget.ts";
import { Door } from "../../../src/bot/delivery/door.ts";
import { failureOf } from "../../../src/bot/delivery/failure.ts";
import { seeded } from "../../rules/random.ts";
import { openLimit } from "../../simulator/evening-laws.ts";
import { mostIn, virtualTime } from "../../support/virtual-time.ts";
import { chatId } from "../../tables/support.ts";

const SECOND = 1_000;
const CHATS = 200;
/** From 25 a second to 200 by a tenth each second. */
const RAMP = 25 * SECOND;
const { first, most } = TELEGRAM_ALLOWANCES.overAll;

const idOf = (n: number) => chatId(1_000 + n);

/** Telegram with a law over all chats; a storm refuses everything until it is over. */
const openTelegram = (aSecond = Number.POSITIVE_INFINITY) => {
  const { time, now, pass } = virtualTime();
  const budgets = new Budgets(TELEGRAM_ALLOWANCES, time.elapsed);
  const log = pino({ level: "silent" });
  const onDisk = async () => undefined;
  const door = new Door({ budgets, time, onDisk, log, onCarriedOut: () => undefined });
  const overAll = openLimit(aSecond, SECOND, time);
  const ways = seeded(3);
  const calls: { readonly text: unknown; readonly at: number }[] = [];
  let stormUntil = 0;
  let refused = 0;
  const telegram: Transformer = async (_, __, payload) => {
    calls.push({ text: payload && "text" in payload ? payload.text : undefined, at: now() });
    await time.sleep(1 + ways.below(60));
    const wait = Math.ceil(Math.max(stormUntil - now(), overAll.wait()) / SECOND);
    if (wait > 0) {
      refused++;
      return JSON.parse(
        `{"ok":false,"error_code":429,"description":"Too Many Requests: retry after ${wait}","parameters":{"retry_after":${wait}}}`,
      );
    }
    overAll.spend();
    return JSON.parse(`{"ok":true,"result":true}`);
  };
  const apiFor = (caller: "board" | "job"): Api => {
    const api = new Api("1:token");
    api.config.use(telegram, door.for(caller));
    return api;
  };
  return {
    ...{ time, now, pass, budgets, calls, board: apiFor("board"), job: apiFor("job") },
    refused: () => refused,
    storm: (ms: number) => {
      stormUntil = now() + ms;
    },
  };
};

type Telegram = ReturnType<typeof openTelegram>;

/** A board that was asked for, and how long it came after its chat had room for it. */
type Late = { readonly at: number; readonly ms: number };

/** In each of 200 private chats somebody presses once a second; their boards jump to the newest. */
const pressInAll = ({ time, now, budgets, board }: Telegram, forMs: number): Late[] => {
  const late: Late[] = [];
  const showing = new Set<number>();
  const end = now() + forMs;
  const show = async (n: number): Promise<void> => {
    const budget = budgets.in(idOf(n));
    for (;;) {
      await time.sleep(Math.max(1, budget.wait()));
      const due = now();
      try {
        await board.editMessageText(idOf(n), 1, "board");
        late.push({ at: now(), ms: now() - due });
        return;
      } catch (error) {
        if (failureOf(error).kind !== "wait") throw error;
      }
    }
  };
  const press = async (n: number): Promise<void> => {
    await time.sleep((1 + (n * SECOND) / CHATS) | 0);
    while (now() < end) {
      budgets.in(idOf(n)).noteDeed();
      if (!showing.has(n)) void show(n).finally(() => showing.delete(n));
      showing.add(n);
      await time.sleep(SECOND);
    }
  };
  for (let n = 0; n < CHATS; n++) void press(n);
  return late;
};

const longestFrom = (late: readonly Late[], from: number): number =>
  Math.max(...late.filter(({ at }) => at >= from).map(({ ms }) => ms));

describe("two hundred presses a second in two hundred chats", () => {
  test("are shown within a second of their chats' own pace, once Telegram has borne it", async () => {
    const telegram = openTelegram();
    const from = telegram.now() + RAMP;
    const late = pressInAll(telegram, RAMP + 20 * SECOND);
    await telegram.pass(RAMP + 25 * SECOND);
    expect(longestFrom(late, from)).toBeLessThan(SECOND);
    // Each chat bears fifty a minute.
    expect(late.filter(({ at }) => at >= from).length).toBeGreaterThan(20 * 150);
    expect(telegram.refused()).toBe(0);
  });

  test("are shown so again ten seconds after a storm", async () => {
    const telegram = openTelegram();
    const late = pressInAll(telegram, RAMP + 60 * SECOND);
    await telegram.pass(RAMP);
    telegram.storm(8 * SECOND);
    const from = telegram.now() + 18 * SECOND;
    await telegram.pass(65 * SECOND);
    expect(telegram.refused()).toBeGreaterThan(50);
    expect(longestFrom(late, from)).toBeLessThan(SECOND);
  });

  test("are not held up by reminders to others, which keep to 25 a second", async () => {
    const telegram = openTelegram();
    const from = telegram.now() + RAMP;
    const late = pressInAll(telegram, RAMP + 20 * SECOND);
    await telegram.pass(RAMP);
    for (let n = 0; n < 300; n++) void telegram.job.sendMessage(idOf(1_000 + n), "reminder");
    await telegram.pass(25 * SECOND);
    const told = telegram.calls.filter(({ text }) => text === "reminder").map(({ at }) => at);
    expect(told).toHaveLength(300);
    expect(mostIn(told, SECOND)).toBeLessThanOrEqual(25);
    expect(longestFrom(late, from)).toBeLessThan(SECOND);
  });

  test("find out how much a stricter Telegram bears, and keep near to it", async () => {
    const telegram = openTelegram(30);
    pressInAll(telegram, 2 * RAMP);
    await telegram.pass(RAMP);
    const [before, refusedBefore] = [telegram.calls.length, telegram.refused()];
    await telegram.pass(RAMP);
    const calls = telegram.calls.length - before;
    const refused = telegram.refused() - refusedBefore;
    expect(calls - refused).toBeGreaterThan(0.65 * 30 * (RAMP / SECOND));
    expect(refused).toBeLessThan(0.1 * calls);
  });
});

describe("what nobody asked for", () => {
  test("goes after all answers, even those that came later", async () => {
    const { board, job, budgets, calls, pass } = openTelegram();
    for (let n = 0; n < 60; n++) void job.sendMessage(idOf(n), "reminder");
    await pass(1);
    const gone = calls.length;
    for (let n = 100; n < 160; n++) {
      budgets.in(idOf(n)).noteDeed();
      void board.editMessageText(idOf(n), 1, "board");
    }
    await pass(10 * SECOND);
    const texts = calls.slice(gone).map(({ text }) => text);
    expect(texts.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => "board"));
    expect(texts).toHaveLength(120 - gone);
  });
});

describe("a 429", () => {
  /** A board in a chat, after so many others in it just before. */
  const refusedAfter = async (others: number): Promise<number> => {
    const { board, budgets, pass, storm } = openTelegram();
    const budget = budgets.in(idOf(1));
    budget.noteDeed();
    for (let n = 0; n < others; n++) budget.spend();
    storm(3 * SECOND);
    const refused = board.editMessageText(idOf(1), 1, "board").catch(() => undefined);
    await pass(100);
    await refused;
    return budgets.overAll.now.aSecond;
  };

  test("to a chat that would have borne the call halves what goes out over all", async () => {
    expect(await refusedAfter(0)).toBe(first / 2);
  });

  test("to a chat beyond its own pace is that chat's alone", async () => {
    expect(await refusedAfter(3)).toBe(first);
  });

  test("to an inline message is its own: nobody knows the chat, and what that has borne", async () => {
    const { board, budgets, pass, storm } = openTelegram();
    storm(SECOND);
    void board.editMessageTextInline("inline", "board").catch(() => undefined);
    await pass(500);
    expect(budgets.overAll.now).toEqual({ aSecond: first, refused: 1 });
  });

  test("is counted for an hour", async () => {
    const { board, budgets, pass, storm } = openTelegram();
    for (const n of [1, 2, 3]) {
      storm(SECOND);
      void board.editMessageText(idOf(n), 1, "board").catch(() => undefined);
      await pass(60 * SECOND);
    }
    expect(budgets.overAll.now.refused).toBe(3);
    await pass(60 * 60 * SECOND);
    expect(budgets.overAll.now.refused).toBe(0);
  });
});

test("the pace of a quiet night is the first one, and what was once borne stays", async () => {
  const telegram = openTelegram();
  await telegram.pass(60 * SECOND);
  expect(telegram.budgets.overAll.now.aSecond).toBe(first);
  pressInAll(telegram, 40 * SECOND);
  await telegram.pass(60 * SECOND);
  const { aSecond } = telegram.budgets.overAll.now;
  expect(aSecond).toBeGreaterThan(150);
  expect(aSecond).toBeLessThanOrEqual(most);
});
