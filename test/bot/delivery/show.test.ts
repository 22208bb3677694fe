import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Place, Shown } from "../../../src/bot/delivery/place.ts";
import { openShow } from "../../../src/bot/delivery/show.ts";
import { outboxOf } from "../../../src/tables/shown/outbox.ts";
import { GROUP, openServices } from "../../tables/support.ts";

/** Shows words at a message that has become a picture, though the answer that said so was lost. */
const shownAt = async (place: Place) => {
  const services = openServices(1);
  onTestFinished(() => services.store.close());
  const api = new Api("1:token");
  const calls: string[] = [];
  const answer: Transformer = async (_, method) => {
    calls.push(method);
    if (method === "editMessageText")
      return {
        ...{ ok: false, error_code: 400 },
        description: "Bad Request: there is no text in the message to edit",
      };
    const result = { message_id: 9, date: 0, chat: { id: GROUP, type: "group", title: "" } };
    return { ok: true, result: JSON.parse(JSON.stringify(result)) };
  };
  api.config.use(answer);
  const show = openShow({
    outbox: outboxOf(services),
    draw: () => Promise.reject(new Error("nothing is drawn")),
    lend: () => Promise.resolve(undefined),
    log: pino({ level: "silent" }),
    aloudIn: () => undefined,
    onPicturesRefused: () => undefined,
  });
  const noted: Shown[] = [];
  const onShown = (shown: Shown): void => void noted.push(shown);
  await show({ api, onShown }, place, () => ({ html: "words", keyboard: [] }));
  return { calls, noted };
};

test("words in place of a picture that was not known come in a message of their own", async () => {
  const { calls, noted } = await shownAt({ chat: GROUP, message: 5, content: "text" });
  expect(calls).toEqual(["editMessageText", "sendMessage"]);
  expect(noted).toEqual([{ message: 9, content: "text" }]);
});

test("in an inline message they become its caption", async () => {
  const { calls, noted } = await shownAt({ inline: "one", content: "text" });
  expect(calls).toEqual(["editMessageText", "editMessageCaption"]);
  expect(noted).toEqual([{ message: null, content: "photo" }]);
});
