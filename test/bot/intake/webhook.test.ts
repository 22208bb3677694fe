import type { Update } from "grammy/types";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Intake, receive, type WebhookDoor } from "../../../src/bot/intake/intake.ts";
import { readPress } from "../../support/presses.ts";
import { virtualTime } from "../../support/virtual-time.ts";
import { METER } from "./silent-meter.ts";

const MINUTE = 60_000;

/** A process that takes its updates by a webhook. */
const receiving = (isOutranked: () => Promise<boolean>) => {
  const { time, now, awaited, pass } = virtualTime(0);
  const handled: number[] = [];
  const log = pino({ level: "silent" });
  const handle = async ({ update_id: id }: Update): Promise<void> => void handled.push(id);
  const intake = new Intake({
    ...{ handle, refuse: () => undefined, read: readPress, meter: METER, log, time },
  });
  const stopping = new AbortController();
  const doors: ((update: Update) => boolean)[] = [];
  const webhook: WebhookDoor = {
    ...{ url: "https://example.org/", secret: "secret" },
    deliverTo: (take) => void doors.push(take),
  };
  const { signal } = stopping;
  const ended = receive({ webhook, intake, signal, meter: METER, isOutranked, time });
  const bring = (id: number): boolean => doors[0]?.({ update_id: id }) ?? false;
  return { now, awaited, pass, bring, handled, ended, stop: () => stopping.abort() };
};

test("a process with a webhook ends within half a minute of another one's promotion", async () => {
  let isPromoted = false;
  const { pass, now, awaited, ended, bring, handled } = receiving(async () => isPromoted);
  await pass(10 * MINUTE);
  expect(bring(1)).toBe(true);
  await pass(1_000);
  expect(handled).toEqual([1]);

  isPromoted = true;
  const promotedAt = now();
  expect(await awaited(ended)).toBe("outranked");
  expect(now() - promotedAt).toBeLessThanOrEqual(30_000);
});

test("one that is stopped takes no more, and waits for no question", async () => {
  const { now, awaited, ended, bring, stop } = receiving(async () => false);
  stop();
  expect(await awaited(ended)).toBe("stopped");
  expect(now()).toBe(0);
  expect(bring(1)).toBe(false);
});
