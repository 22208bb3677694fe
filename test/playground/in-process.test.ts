import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Time, timeOf } from "../../src/machine/time.ts";
import { type InProcess, openPlayground } from "../../src/playground/in-process.ts";
import { seededChance } from "../support/chance.ts";
import { virtualTime } from "../support/virtual-time.ts";

const GROUP = -4_700_000_001;
const HERE = new AbortController().signal;

/** Lets everything run that can. */
const yielded = (): Promise<void> => {
  const { time, awaited } = virtualTime();
  return awaited(time.yield());
};

const open = ({ time }: { time: Time } = virtualTime()): InProcess => {
  const opened = openPlayground({
    ...{ directory: ":memory:", budget: "off", time, chance: seededChance(1) },
  });
  if (!opened.ok) throw new Error(opened.message);
  return opened.playground;
};

let playground: InProcess;
beforeEach(() => {
  playground = open();
});
afterEach(() => playground.close());

const send = (payload: object = { chat_id: GROUP, text: "x" }, gone = HERE) =>
  playground.call("sendMessage", payload, new Map(), gone);

const fault = (addFault: object) => playground.people("controls", { addFault });

const texts = async (): Promise<string> =>
  JSON.stringify(await playground.people("people/anna/messages", { chat: "group" }));

describe("a playground without a socket", () => {
  test("says what came back: an answer, a text, or a part of one", async () => {
    expect(await send()).toMatchObject({ kind: "answer", answer: { ok: true } });
    await fault({ kind: "garble", text: "<html>", times: 1 });
    expect(await send()).toEqual({ kind: "text", text: "<html>" });
    await fault({ kind: "garble", text: "{", breaks: true, times: 1 });
    expect(await send()).toEqual({ kind: "broken", part: "{" });
    await fault({ kind: "drop", times: 1 });
    expect(await send()).toEqual({ kind: "broken" });
    await fault({ kind: "answer", times: 1 });
    expect(await send()).toStrictEqual({ kind: "answer", answer: { ok: true } });
  });

  test("takes nothing that JSON would not carry", async () => {
    const reply_markup = { inline_keyboard: [[{ text: "a", url: undefined, callback_data: "b" }]] };
    const payload = { chat_id: GROUP, text: "x", reply_markup, parse_mode: undefined };
    expect(await send(payload)).toStrictEqual({
      kind: "answer",
      answer: {
        ok: true,
        result: expect.objectContaining({
          reply_markup: { inline_keyboard: [[{ text: "a", callback_data: "b" }]] },
        }),
      },
    });
  });

  test("performs no call of a client that has gone before, and answers none that goes", async () => {
    const gone = new AbortController();
    await fault({ kind: "delay", seconds: 5 });
    const late = send({ chat_id: GROUP, text: "late" }, gone.signal);
    void yielded().then(() => gone.abort());
    expect(await late).toEqual({ kind: "broken" });
    expect(await send({ chat_id: GROUP, text: "never" }, gone.signal)).toEqual({ kind: "broken" });
    const seen = await texts();
    expect(seen).toContain("late");
    expect(seen).not.toContain("never");
  });

  test("leaves no timer behind once something was answered", async () => {
    const left = new Set<() => void>();
    const { time } = virtualTime();
    const after: Time["after"] = (ms, work) => {
      const stop = time.after(ms, work);
      left.add(stop);
      return () => void (left.delete(stop) && stop());
    };
    const other = open({ time: timeOf({ ...time, after }) });
    await other.call("getUpdates", { offset: -1 }, new Map(), HERE);
    const polling = other.call("getUpdates", { offset: 2 ** 40, timeout: 50 }, new Map(), HERE);
    const changes = other.people("changes?seen=1000&seconds=50");
    await yielded();
    expect(left.size).toBe(2);
    await other.people("people/anna/say", { chat: "bot", text: "hi" });
    await polling;
    expect(left.size).toBe(1);
    other.close();
    await changes;
    expect(left.size).toBe(0);
  });

  test("breaks off what waits when it is closed", async () => {
    const other = open();
    const polling = other.call("getUpdates", { offset: 2 ** 40, timeout: 50 }, new Map(), HERE);
    const changes = other.people("changes?seen=1000&seconds=50");
    await yielded();
    other.close();
    expect(await polling).toEqual({ kind: "broken" });
    expect(await changes).toMatchObject({ result: { ok: true } });
    expect(await other.call("getMe", {}, new Map(), HERE)).toEqual({ kind: "broken" });
  });
});
