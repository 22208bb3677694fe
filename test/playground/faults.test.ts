import type { Message } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seededChance } from "../support/chance.ts";
import { openQuickPlayground, type QuickPlayground } from "../support/playground-server.ts";
import { tooMany } from "../support/refusals.ts";

const GROUP = -4_700_000_001;
const ANNA = 5_100_000_001;

let playground: QuickPlayground;
beforeEach(() => {
  playground = openQuickPlayground();
});
afterEach(() => playground.close());

const send = (chat_id = GROUP) => playground.call("sendMessage", { chat_id, text: "x" });

describe("the budget", () => {
  test("twenty messages and edits a minute in a group, then 429 with the time to wait", async () => {
    const first = await playground.ok<Message>("sendMessage", { chat_id: GROUP, text: "x" });
    const edit = (text: string) =>
      playground.call("editMessageText", { chat_id: GROUP, message_id: first.message_id, text });
    for (let n = 1; n < 20; n++) expect((await edit(`edit ${n}`)).ok).toBe(true);
    const refused = await edit("one too many");
    expect(refused).toMatchObject({ ok: false, error_code: 429 });
    const wait = refused.ok ? 0 : (refused.parameters?.retry_after ?? 0);
    expect(refused).toMatchObject({ description: `Too Many Requests: retry after ${wait}` });
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await playground.client.advanceClock(wait - 3);
    expect((await edit("too early")).ok).toBe(false);
    await playground.client.advanceClock(3);
    expect((await edit("now")).ok).toBe(true);
  });

  test("edits that change nothing count, refused ones do not; deleting is free", async () => {
    await playground.client.budget({ groupPerMinute: 3, privateBurst: 5, everywherePerSecond: 30 });
    const { message_id } = await playground.ok<Message>("sendMessage", {
      chat_id: GROUP,
      text: "x",
    });
    const where = { chat_id: GROUP, message_id };
    for (let n = 0; n < 3; n++) await playground.refusal("editMessageText", { ...where, text: "" });
    await playground.refusal("editMessageText", { ...where, text: "x" });
    await playground.ok("deleteMessage", where);
    expect((await send()).ok).toBe(true);
    expect((await send()).ok).toBe(false);
  });

  test("in a private chat one a second, with a small burst", async () => {
    await playground.client.as("anna").start();
    for (let n = 0; n < 5; n++) expect((await send(ANNA)).ok).toBe(true);
    expect(await send(ANNA)).toMatchObject({ error_code: 429 });
    expect((await send(GROUP)).ok).toBe(true);
    await playground.client.advanceClock(5);
    expect((await send(ANNA)).ok).toBe(true);
  });

  test("over all chats thirty a second, or any number", async () => {
    const inAChat = { groupPerMinute: 200, privateBurst: 200 };
    const sent = async () => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
      return answers.filter(({ ok }) => ok).length;
    };
    await playground.client.budget({ ...inAChat, everywherePerSecond: 30 });
    expect(await sent()).toBe(30);
    await playground.client.budget(inAChat);
    expect(await sent()).toBe(40);
  });

  test("has storms, in which everything is refused for some seconds", async () => {
    await playground.client.budget({ groupPerMinute: 200, privateBurst: 200, isStormy: true });
    const seen: boolean[] = [];
    for (let second = 0; second < 60; second++) {
      const { ok } = await send();
      // What costs nothing else is refused too.
      expect((await playground.call("getMe", {})).ok).toBe(ok);
      seen.push(ok);
      await playground.client.advanceClock(1);
    }
    expect(seen.filter((ok) => !ok)).toHaveLength(2 * 6);
  });

  test("can be switched off", async () => {
    await playground.client.budget("off");
    const answers = await Promise.all(Array.from({ length: 60 }, () => send()));
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });
});

describe("faults to order", () => {
  test("the next calls of a method are refused", async () => {
    await playground.client.fault({ ...tooMany(7), method: "sendMessage", times: 2 });
    for (let n = 0; n < 2; n++) {
      expect(await send()).toMatchObject({ parameters: { retry_after: 7 } });
    }
    expect((await send()).ok).toBe(true);
  });

  test("several methods share one fault, others are spared", async () => {
    const error = { ok: false as const, error_code: 502, description: "Bad Gateway" };
    const method = ["sendMessage", "editMessageText"];
    await playground.client.fault({ kind: "refuse", method, times: 2, error });
    expect(await playground.ok("getMe")).toBeDefined();
    expect(await send()).toEqual(error);
    expect(await playground.refusal("editMessageText", { chat_id: GROUP })).toBe("Bad Gateway");
    expect((await send()).ok).toBe(true);
  });

  test("Telegram's own words go by a short name, a part of the calls by a chance", async () => {
    const thrown = [0.9, 0.1, 0.9];
    const other = openQuickPlayground({
      chance: { ...seededChance(1), number: () => thrown.shift() ?? 1 },
    });
    await other.client.fault({ kind: "refuse", error: "flood-long", chance: 0.5 });
    const descriptions = [];
    for (let n = 0; n < 3; n++) {
      descriptions.push(await other.refusal("sendMessage", { chat_id: GROUP, text: "x" }));
    }
    await other.close();
    expect(descriptions).toEqual(["", "Too Many Requests: retry after 40", ""]);
  });

  test("an answer is lost after the work was done, or before", async () => {
    await playground.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
    await expect(send()).rejects.toThrow();
    await playground.client.fault({ kind: "drop", method: "sendMessage", times: 1 });
    await expect(send()).rejects.toThrow();
    const texts = (await playground.client.as("anna").messages("group")).map(({ text }) => text);
    expect(texts.filter((text) => text === "x")).toHaveLength(1);
  });

  test("only in one chat, late, and until cleared", async () => {
    await playground.client.as("anna").start();
    await playground.client.fault({ kind: "delay", chat: GROUP, seconds: 2 });
    const timed = async (chat: number) => {
      const began = playground.virtual.now();
      await send(chat);
      return playground.virtual.now() - began;
    };
    expect(await timed(GROUP)).toBe(2_000);
    expect(await timed(ANNA)).toBe(0);
    await playground.client.clearFaults();
    expect(await timed(GROUP)).toBe(0);
  });
});

describe("the journal", () => {
  test("names every call, its chat and what came of it", async () => {
    const calls = await playground.client.callsDuring(async () => {
      await send();
      await playground.call("sendMessage", { chat_id: GROUP, text: "" });
      await playground.call("getUpdates");
    });
    expect(calls).toMatchObject([
      { method: "sendMessage", chat: GROUP, ok: true },
      { method: "sendMessage", ok: false, error: "Bad Request: message text is empty" },
    ]);
    const { client } = playground;
    const [first, second] = calls.map(({ number }) => number);
    expect(await client.calls(first)).toEqual(calls.slice(1));
    expect(await client.calls(-1)).toEqual(calls.slice(1));
    expect(await client.lastCall()).toBe(second);
  });
});
