import type { Update } from "grammy/types";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { Contact } from "../../../src/bot/intake/contact.ts";
import { Intake } from "../../../src/bot/intake/intake.ts";
import { poll } from "../../../src/bot/intake/polling.ts";
import type { PollReply, Polls } from "../../../src/bot/wire/wire.ts";
import { readPress } from "../../support/presses.ts";
import { virtualTime } from "../../support/virtual-time.ts";
import { METER } from "./silent-meter.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NETWORK_MS = 30;
const CONFLICT = {
  ...{ ok: false, error_code: 409 },
  description: "Conflict: terminated by other getUpdates request",
};

const asked = z.object({ offset: z.int(), timeout: z.int() });

const reply = (status: number, body: object): PollReply => ({
  status,
  body: JSON.stringify(body),
});

/** Telegram, which keeps one poll at a time; another one ends it. */
const openTelegram = ({ time, now }: ReturnType<typeof virtualTime>, everyMs: number) => {
  const begun = now();
  let confirmed = 1;
  let open: ((answer: PollReply) => void) | undefined;
  const kept = (): Update[] => {
    const newest = Math.floor((now() - begun) / everyMs);
    return Array.from({ length: Math.max(0, newest - confirmed + 1) }, (_, at) => ({
      update_id: confirmed + at,
    })).slice(0, 100);
  };
  const polls: Polls = async (question, signal) => {
    const { offset, timeout } = asked.parse(question);
    await time.sleep(NETWORK_MS, signal);
    open?.(reply(409, CONFLICT));
    confirmed = Math.max(confirmed, offset);
    return new Promise((resolve) => {
      const until = now() + timeout * SECOND;
      const answer = (one: PollReply): void => {
        if (open === answer) open = undefined;
        resolve(one);
      };
      open = answer;
      const look = (): void => {
        if (open !== answer) return;
        const updates = kept();
        if (updates.length > 0 || now() >= until) answer(reply(200, { ok: true, result: updates }));
        else time.after(Math.min(everyMs, until - now()), look);
      };
      look();
    });
  };
  return polls;
};

test.each([
  ["hardly anybody presses", 100 * SECOND],
  ["a press comes each second", SECOND],
  ["five come in a second", SECOND / 5],
])(
  "of two processes that nothing puts in order, none plays on for long: %s",
  async (_, everyMs) => {
    const virtual = virtualTime(0);
    const { time, now, awaited } = virtual;
    const polls = openTelegram(virtual, everyMs);
    const log = pino({ level: "silent" });
    const ends: number[] = [];
    const stopping = new AbortController();
    const begin = async (): Promise<void> => {
      const intake = new Intake({
        handle: () => time.sleep(5, new AbortController().signal),
        ...{ refuse: () => undefined, read: readPress, meter: METER, log, time },
      });
      const end = await poll({
        ...{ polls, intake, log, time, meter: METER, signal: stopping.signal },
        ...{ countKept: async () => 0, isOutranked: async () => false, patienceMs: MINUTE },
        contact: new Contact({ time, onReturn: () => undefined }),
      });
      if (end === "conflict") ends.push(now());
    };
    const both = Promise.all([begin(), begin()]);
    time.after(10 * MINUTE, () => stopping.abort());
    await awaited(both);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends[0]).toBeLessThanOrEqual(3 * MINUTE);
  },
);
