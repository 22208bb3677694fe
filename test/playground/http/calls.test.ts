import type { Message, Update } from "grammy/types";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  openTestPlayground,
  plainPng,
  type TestPlayground,
} from "../../support/playground-server.ts";

const GROUP = -4_700_000_001;

let playground: TestPlayground;
beforeEach(async () => {
  playground = await openTestPlayground({ budget: "off" });
});
afterEach(() => playground.close());

const send = () => playground.call("sendMessage", { chat_id: GROUP, text: "x" });

test("parameters may come in the query, urlencoded, or as multipart", async () => {
  const address = `${playground.url}/bot${playground.token}/SENDmessage`;
  const sent = [
    fetch(`${address}?chat_id=${GROUP}&text=one`, { method: "POST" }),
    fetch(address, {
      method: "POST",
      body: new URLSearchParams({ chat_id: String(GROUP), text: "two" }),
    }),
  ];
  const texts = await Promise.all(
    sent.map(async (answer) => JSON.parse(await (await answer).text()).result.text),
  );
  expect(texts).toEqual(["one", "two"]);
  const photo = await playground.upload<Message>(
    "sendPhoto",
    { chat_id: `${GROUP}`, caption: "three" },
    { photo: plainPng(4, 4) },
  );
  expect(photo).toMatchObject({ ok: true, result: { caption: "three", photo: [{ width: 4 }] } });
});

test("the connection breaks before the work is done, or after", async () => {
  await playground.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
  await expect(send()).rejects.toThrow();
  await playground.client.fault({ kind: "drop", method: "sendMessage", times: 1 });
  await expect(send()).rejects.toThrow();
  const texts = (await playground.client.as("anna").messages("group")).map(({ text }) => text);
  expect(texts.filter((text) => text === "x")).toHaveLength(1);
});

test("a garbled answer comes whole, or breaks off", async () => {
  const { url, token, client } = playground;
  const answer = () => fetch(`${url}/bot${token}/sendMessage`, { method: "POST" });
  await client.fault({ kind: "garble", text: "<html>", method: "sendMessage", times: 1 });
  expect(await (await answer()).text()).toBe("<html>");
  await client.fault({ kind: "garble", text: "{", breaks: true, method: "sendMessage", times: 1 });
  const broken = await answer();
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow();
});

test("a poller whose connection broke is forgotten, and loses nothing", async () => {
  const [last] = await playground.ok<Update[]>("getUpdates", { offset: -1 });
  await playground.ok("getUpdates", { offset: (last?.update_id ?? 0) + 1 });
  const gone = new AbortController();
  const polling = playground.call("getUpdates", { timeout: 20 }, gone.signal);
  // Most likely the poll has come by then.
  await playground.ok("getMe");
  gone.abort();
  await expect(polling).rejects.toThrow();
  await playground.client.as("anna").say("bot", "hi");
  expect(await playground.ok("getUpdates", { timeout: 5 })).toHaveLength(1);
});
