import type { Update } from "grammy/types";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { Intake } from "../../../src/bot/intake/intake.ts";
import { readPress } from "../../support/presses.ts";
import { virtualTime } from "../../support/virtual-time.ts";

const CHATS = 200;
const A_CHAT = 5;

let handled: Update[];
let dropped: string[];
let intake: Intake;
let updates = 0;
let turn: () => Promise<void>;

beforeEach(() => {
  const { time, awaited } = virtualTime();
  turn = () => awaited(time.yield());
  [handled, dropped] = [[], []];
  intake = new Intake({
    // Nothing is ever done with: all that is taken goes on waiting.
    handle: (update) => {
      handled.push(update);
      return new Promise(() => undefined);
    },
    refuse: () => undefined,
    read: readPress,
    meter: {
      update: () => undefined,
      dropped: (by) => void dropped.push(by),
      call: () => undefined,
      press: () => undefined,
      contact: () => undefined,
    },
    time,
    log: pino({ level: "silent" }),
  });
});

test("an update that fails is one line of the log: what it was, and nothing that was written", async () => {
  const { time, awaited } = virtualTime();
  const lines: string[] = [];
  const failing = new Intake({
    handle: () => Promise.reject(new Error("no way")),
    refuse: () => undefined,
    read: readPress,
    meter: {
      update: () => undefined,
      dropped: () => undefined,
      call: () => undefined,
      press: () => undefined,
      contact: () => undefined,
    },
    time,
    log: pino({ level: "error" }, { write: (line) => void lines.push(line) }),
  });
  failing.take(message(7, 8, "/play@shesh_besh_bot secret words"));
  await awaited(failing.idle());
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    kind: "message",
    what: "/play",
    person: "person 7",
    chat: "chat -8",
  });
  expect(lines[0]).not.toContain("secret");
});

const message = (person: number, chat: number, text = "/help"): Update => ({
  update_id: ++updates,
  message: {
    message_id: updates,
    date: 1,
    chat: { id: -chat, type: "supergroup", title: "Yard" },
    from: { id: person, is_bot: false, first_name: "One" },
    text,
    entities: [{ type: "bot_command", offset: 0, length: text.split(" ")[0]?.length ?? 0 }],
  },
});

const press = (person: number, chat: number): Update => ({
  update_id: ++updates,
  callback_query: {
    id: String(updates),
    from: { id: person, is_bot: false, first_name: "One" },
    chat_instance: "1",
    data: "-",
    message: {
      message_id: 1,
      date: 0,
      chat: { id: -chat, type: "supergroup", title: "Yard" },
    },
  },
});

const query = (person: number): Update => ({
  update_id: ++updates,
  inline_query: {
    id: String(updates),
    from: { id: person, is_bot: false, first_name: "One" },
    query: "",
    offset: "",
  },
});

describe("one person who floods many chats", () => {
  test("has no more waiting than in one, and presses elsewhere are taken up at once", async () => {
    for (let n = 0; n < A_CHAT; n++) {
      for (let chat = 1; chat <= CHATS; chat++) intake.take(message(1, chat));
    }
    expect(intake.hasRoom).toBe(true);
    expect(dropped.length).toBe(CHATS * A_CHAT - 30);
    expect(new Set(dropped)).toEqual(new Set(["person"]));
    await turn();
    const his = press(2, CHATS + 1);
    intake.take(his);
    await turn();
    expect(handled.at(-1)).toBe(his);
  });
});

describe("many people who flood one chat", () => {
  test("leave room for the others", async () => {
    for (let person = 1; person <= CHATS; person++) {
      for (let n = 0; n < A_CHAT; n++) intake.take(message(person, 1));
    }
    expect(new Set(dropped)).toEqual(new Set(["chat"]));
    const his = press(CHATS + 1, 2);
    intake.take(his);
    // One begins in each: the first of the chat, and his.
    await turn();
    await turn();
    expect(handled.at(-1)).toBe(his);
  });
});

describe("what one person sends", () => {
  /** An intake in which each update is dealt with when that is said. */
  const openSlow = () => {
    const { time, awaited } = virtualTime();
    const [begun, done]: [Update[], (() => void)[]] = [[], []];
    const handle = (update: Update) => {
      begun.push(update);
      return new Promise<void>((resolve) => void done.push(resolve));
    };
    const meter = { update: () => undefined, dropped: () => undefined, call: () => undefined };
    const slow = new Intake({
      ...{ handle, refuse: () => undefined, read: readPress, time },
      meter: { ...meter, press: () => undefined, contact: () => undefined },
      log: pino({ level: "silent" }),
    });
    /** Deals with all that is taken, one after the other. */
    const run = async (): Promise<readonly Update[]> => {
      await awaited(time.yield());
      while (done.length > 0) {
        done.shift()?.();
        for (let turns = 0; turns < 3; turns++) await awaited(time.yield());
      }
      return begun;
    };
    return { slow, run };
  };

  test("in a flood comes after what others send there, and keeps its order", async () => {
    const { slow, run } = openSlow();
    const flood = Array.from({ length: 10 }, () => press(1, 1));
    const [his, hers] = [press(2, 1), press(3, 1)];
    for (const update of [...flood, his, hers]) slow.take(update);
    const [first, ...rest] = flood;
    expect(await run()).toEqual([first, his, hers, ...rest]);
  });

  test("is taken in the order of arrival while it is little", async () => {
    const { slow, run } = openSlow();
    const all = [press(1, 1), press(1, 1), press(2, 1), press(1, 1)];
    for (const update of all) slow.take(update);
    expect(await run()).toEqual(all);
  });

  test("leaves a place in the same chat to those who send little", async () => {
    const { slow, run } = openSlow();
    for (let n = 0; n < 500; n++) slow.take(press(1 + (n % 10), 1));
    const his = press(12, 1);
    slow.take(his);
    // One was at work when it came.
    expect((await run()).indexOf(his)).toBe(1);
  });

  test("as questions for an inline answer counts by the newest alone", async () => {
    const { slow, run } = openSlow();
    const queries = Array.from({ length: 5 }, () => query(1));
    for (const update of queries) slow.take(update);
    // The first one was at work when the others came.
    expect(await run()).toEqual([queries[0], queries[4]]);
  });
});
