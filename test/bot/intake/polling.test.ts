import type { Update } from "grammy/types";
import { type Logger, pino } from "pino";
import { describe, expect, test } from "vitest";
import { Contact } from "../../../src/bot/intake/contact.ts";
import { Intake } from "../../../src/bot/intake/intake.ts";
import { poll } from "../../../src/bot/intake/polling.ts";
import type { Polls } from "../../../src/bot/wire/wire.ts";
import { readPress } from "../../support/presses.ts";
import { type VirtualTime, virtualTime } from "../../support/virtual-time.ts";
import { METER } from "./silent-meter.ts";

const SECOND = 1_000;
const TEN_MINUTES_MS = 600_000;
/** What a short poll may take until it is given up. */
const HANGING_MS = 6_000;

const intakeWith = (
  handle: (update: Update) => Promise<void>,
  { log, time }: { readonly log: Logger } & Pick<VirtualTime, "time">,
): Intake =>
  new Intake({ handle, refuse: () => undefined, read: readPress, meter: METER, log, time });

const never = async (): Promise<boolean> => false;
const countNone = async (): Promise<number> => 0;

const given = (result: readonly object[]) => ({
  status: 200,
  body: JSON.stringify({ ok: true, result }),
});

describe("a poll of which the connection says nothing more, not even that it is broken", () => {
  test("ends at its limit, and the next one hears; meanwhile nobody counts as heard", async () => {
    const { time, now, awaited } = virtualTime(0);
    const stopping = new AbortController();
    let polled = 0;
    const polls: Polls = () => {
      polled++;
      if (polled === 1) return new Promise(() => undefined);
      stopping.abort();
      return Promise.resolve(given([]));
    };
    const log = pino({ level: "silent" });
    const contact = new Contact({ time, onReturn: () => undefined });
    const intake = intakeWith(async () => undefined, { log, time });
    const { signal } = stopping;
    const heard: boolean[] = [];
    const polling = poll({
      ...{
        polls,
        ...{ countKept: countNone, isOutranked: never },
        intake,
        meter: METER,
        contact,
        signal,
        log,
        patienceMs: 60_000,
        time,
      },
    });
    void contact.hear().then((isHeard) => heard.push(isHeard));
    await awaited(polling);
    expect(polled).toBe(2);
    expect(now()).toBeLessThan(40 * SECOND);
    expect(heard).toEqual([false]);
  });
});

describe("after ten minutes without updates", () => {
  test.each([
    ["for Telegram is out of order", 0, "HTTP 502", () => ({ status: 502, body: "of 1:SECRET" })],
    [
      "for nobody answers",
      HANGING_MS,
      "ECONNREFUSED",
      () => Promise.reject(Object.assign(new Error("of 1:SECRET"), { code: "ECONNREFUSED" })),
    ],
  ] as const)("%s, the bot hears again within ten seconds", async (_, tookMs, said, failing) => {
    const { time, now, awaited } = virtualTime(0);
    const stopping = new AbortController();
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    const polls: Polls = async () => {
      if (now() < TEN_MINUTES_MS) {
        await time.sleep(tookMs);
        return failing();
      }
      stopping.abort();
      return given([]);
    };
    const ended = await awaited(
      poll({
        polls,
        intake: intakeWith(async () => undefined, { log, time }),
        ...{ countKept: countNone, isOutranked: never },
        meter: METER,
        contact: new Contact({ time, onReturn: () => undefined }),
        signal: stopping.signal,
        log,
        patienceMs: 60_000,
        time,
      }),
    );
    expect(ended).toBe("stopped");
    expect(now() - TEN_MINUTES_MS).toBeLessThan(10_000);
    // Once at the beginning, and once a minute.
    expect(lines.length).toBeLessThanOrEqual(11);
    expect(lines[0]).toContain(said);
    expect(lines.join()).not.toContain("SECRET");
  });
});

test("an outage that cannot be written down is, before what came after it is dealt with", async () => {
  const { time, now, awaited } = virtualTime(0);
  const stopping = new AbortController();
  const { signal } = stopping;
  const log = pino({ level: "silent" });
  let polled = 0;
  const polls: Polls = async () => {
    await time.sleep(SECOND);
    polled++;
    if (polled === 1) throw new Error("no connection");
    return given([{ update_id: 7, message: messageOf(7, 1) }]);
  };
  const done: string[] = [];
  const handle = async () => {
    done.push("dealt with");
    stopping.abort();
  };
  const onReturn = () => {
    if (now() < 30 * SECOND) throw new Error("database or disk is full");
    done.push("written down");
  };
  const contact = new Contact({ time, onReturn });
  const intake = intakeWith(handle, { log, time });
  const parts = {
    polls,
    ...{ countKept: countNone, isOutranked: never },
    intake,
    meter: METER,
    contact,
    signal,
    log,
    patienceMs: 60_000,
    time,
  };
  expect(await awaited(poll(parts))).toBe("stopped");
  expect(done).toEqual(["written down", "dealt with"]);
});

const messageOf = (id: number, person: number, chat = -id) => ({
  ...{ message_id: id, date: 0, text: "?" },
  from: { id: person, is_bot: false, first_name: "Anna" },
  chat: { id: chat, type: "group" as const, title: "Nardy" },
});

describe("updates in hand", () => {
  /** Telegram with so many messages waiting; `handled` deals with one of them. */
  const withWaiting = async (waiting: number, person: (id: number) => number) => {
    const { time, pass, awaited } = virtualTime();
    const stopping = new AbortController();
    const inHand = new Map<number, () => void>();
    let confirmed = 1;
    const polls: Polls = async (question) => {
      if ("offset" in question) confirmed = Math.max(confirmed, Number(question.offset));
      const updates = Array.from({ length: waiting }, (_, n) => n + 1)
        .filter((id) => id >= confirmed)
        .slice(0, 100)
        .map((id) => ({ update_id: id, message: messageOf(id, person(id)) }));
      await time.sleep(1);
      return given(updates);
    };
    const log = pino({ level: "silent" });
    const handle = ({ update_id: id }: Update) =>
      new Promise<void>((resolve) => inHand.set(id, resolve));
    const intake = intakeWith(handle, { log, time });
    const contact = new Contact({ time, onReturn: () => undefined });
    const { signal } = stopping;
    const parts = { polls, countKept: countNone, isOutranked: never, intake, meter: METER, time };
    const ended = poll({ ...parts, contact, signal, log, patienceMs: 60_000 });
    const stop = async () => {
      stopping.abort();
      await awaited(ended);
    };
    await pass(SECOND);
    return { inHand, confirmed: () => confirmed, pass, stop };
  };

  test("stay in Telegram up to the oldest that is not dealt with, and come once", async () => {
    const { inHand, confirmed, pass, stop } = await withWaiting(130, (id) => id);
    expect(inHand.size).toBe(100);
    for (let id = 2; id <= 100; id++) inHand.get(id)?.();
    await pass(SECOND);
    expect(confirmed()).toBe(1);
    inHand.get(1)?.();
    await pass(SECOND);
    expect(inHand.size).toBe(130);
    expect(confirmed()).toBe(101);
    for (const done of inHand.values()) done();
    await pass(SECOND);
    expect(confirmed()).toBe(131);
    await stop();
  });

  test("that are dropped are dealt with", async () => {
    const { inHand, confirmed, pass, stop } = await withWaiting(90, () => 7);
    // So many of one person may wait.
    expect(inHand.size).toBe(30);
    for (const done of inHand.values()) done();
    await pass(SECOND);
    expect(confirmed()).toBe(91);
    await stop();
  });

  test("that take long keep the others out for a short time only", async () => {
    const { inHand, pass, stop } = await withWaiting(130, (id) => id);
    expect(inHand.size).toBe(100);
    await pass(2 * SECOND);
    expect(inHand.size).toBe(130);
    for (const done of inHand.values()) done();
    await stop();
  });
});

type Comes = {
  readonly perSecond: number;
  /** Who has sent this update; each is in a chat of its own, if there is not one for all. */
  readonly person: (id: number) => number;
  readonly chat?: number;
  readonly handle: (id: number, by: VirtualTime) => Promise<void>;
};

/** A Telegram to which so much comes without an end, and the bot that asks it. */
const underWay = ({ perSecond, person, chat, handle }: Comes) => {
  const by = virtualTime(0);
  const { time, now, pass, awaited } = by;
  const stopping = new AbortController();
  let confirmed = 1;
  const newest = (): number => Math.floor((now() * perSecond) / SECOND);
  const polls: Polls = async (question) => {
    if ("offset" in question) confirmed = Math.max(confirmed, Number(question.offset));
    const count = Math.max(0, Math.min(100, newest() + 1 - confirmed));
    const ids = Array.from({ length: count }, (_, at) => confirmed + at);
    await time.sleep(20);
    return given(ids.map((id) => ({ update_id: id, message: messageOf(id, person(id), chat) })));
  };
  const countKept = async (): Promise<number> => {
    const kept = newest() + 1 - confirmed;
    await time.sleep(20);
    return kept;
  };
  const log = pino({ level: "silent" });
  const intake = intakeWith(({ update_id: id }) => handle(id, by), { log, time });
  const contact = new Contact({ time, onReturn: () => undefined });
  const { signal } = stopping;
  const parts = {
    polls,
    countKept,
    isOutranked: never,
    intake,
    meter: METER,
    contact,
    signal,
    log,
    time,
  };
  const ended = poll({ ...parts, patienceMs: 60_000 });
  const stop = async () => {
    stopping.abort();
    await pass(SECOND);
    expect(await awaited(ended)).toBe("stopped");
  };
  return { contact, newest, pass, stop };
};

describe("ninety updates a second, each in hand for a second", () => {
  test("are heard all the same, each time once what was said before is dealt with", async () => {
    const dealt = new Set<number>();
    const { contact, newest, pass, stop } = underWay({
      perSecond: 90,
      person: (id) => id,
      handle: async (id, { time }) => {
        await time.sleep(1_060);
        dealt.add(id);
      },
    });
    await pass(10 * SECOND);
    for (let times = 0; times < 3; times++) {
      const said = newest();
      let isHeard: boolean | undefined;
      void contact.hear().then((heard) => {
        isHeard = heard;
        const ids = Array.from({ length: said }, (_, at) => at + 1);
        expect(ids.filter((id) => !dealt.has(id))).toEqual([]);
      });
      await pass(6 * SECOND);
      expect(isHeard).toBe(true);
    }
    await stop();
  });
});

describe("an update behind a slow one of its chat", () => {
  test("has to be dealt with before all counts as heard", async () => {
    const begun = new Set<number>();
    const { contact, newest, pass, stop } = underWay({
      perSecond: 1,
      person: (id) => id,
      chat: -7,
      handle: async (id, { time }) => {
        begun.add(id);
        if (id === 1) await time.sleep(9 * SECOND);
      },
    });
    await pass(3.5 * SECOND);
    const said = newest();
    const heard: boolean[] = [];
    void contact.hear().then((isHeard) => heard.push(isHeard));
    await pass(4 * SECOND);
    expect(heard).toEqual([]);
    await pass(4 * SECOND);
    expect(begun).toContain(said);
    expect(heard).toEqual([true]);
    await stop();
  });
});

describe("four hundred updates a second", () => {
  const PER_SECOND = 400;
  const isHis = (id: number): boolean => id % PER_SECOND === 0;

  /** What each of them costs: time to wait for Telegram, or work that holds everything up. */
  const COSTS = {
    waiting: ({ time }: VirtualTime) => time.sleep(SECOND),
    working: async ({ time, holdUp }: VirtualTime) => {
      holdUp(4);
      await time.sleep(50);
    },
  } as const;

  test.each([
    ["ten people, which wait for Telegram", 10, "waiting"],
    ["ten people, which are more work than there is time", 10, "working"],
    ["two hundred people, which wait for Telegram", 200, "waiting"],
  ] as const)("of %s: others wait two seconds at most, and all is heard", async (...flood) => {
    const [, people, costs] = flood;
    const waits: number[] = [];
    const { contact, pass, stop } = underWay({
      perSecond: PER_SECOND,
      person: (id) => (isHis(id) ? id : -1 - (id % people)),
      handle: async (id, by) => {
        if (isHis(id)) waits.push(by.now() - (id * SECOND) / PER_SECOND);
        await COSTS[costs](by);
      },
    });
    await pass(8 * SECOND);
    let isHeard: boolean | undefined;
    void contact.hear().then((heard) => {
      isHeard = heard;
    });
    await pass(6 * SECOND);
    expect(isHeard).toBe(true);
    expect(waits.length).toBeGreaterThan(10);
    expect(Math.max(...waits)).toBeLessThan(2 * SECOND);
    await stop();
  });
});

test("numbers that begin anew, as after a week of silence, are heard", async () => {
  const { time, pass, awaited } = virtualTime();
  const stopping = new AbortController();
  const { signal } = stopping;
  const handled: number[] = [];
  const log = pino({ level: "silent" });
  let waiting = [9_000, 9_001];
  let asked = 0;
  const polls: Polls = async (question) => {
    const offset = "offset" in question ? Number(question.offset) : 0;
    asked++;
    await time.sleep(1);
    // Telegram begins with what it has if the number is far beyond it.
    if (offset <= 9_002) waiting = waiting.filter((id) => id >= offset);
    if (offset === 9_002) waiting = [5, 6];
    return given(waiting.map((id) => ({ update_id: id, message: messageOf(id, id) })));
  };
  const handle = async ({ update_id: id }: Update) => void handled.push(id);
  const intake = intakeWith(handle, { log, time });
  const contact = new Contact({ time, onReturn: () => undefined });
  const parts = {
    polls,
    countKept: countNone,
    isOutranked: never,
    intake,
    meter: METER,
    contact,
    signal,
    log,
    time,
  };
  const ended = poll({ ...parts, patienceMs: 60_000 });
  await pass(SECOND);
  expect(asked).toBeGreaterThan(10);
  stopping.abort();
  await awaited(ended);
  expect(handled).toEqual([9_000, 9_001, 5, 6]);
});
