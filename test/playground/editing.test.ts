import type { Message } from "grammy/types";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openQuickPlayground,
  plainPng,
  type QuickPlayground,
} from "../support/playground-server.ts";

const GROUP = -4_700_000_001;
const NOT_MODIFIED =
  "Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message";

let playground: QuickPlayground;
let text: { chat_id: number; message_id: number };
let photo: { chat_id: number; message_id: number; file: string };
const KEYBOARD = { inline_keyboard: [[{ text: "go", callback_data: "go" }]] };

beforeAll(() => {
  playground = openQuickPlayground({ budget: "off" });
});
afterAll(() => playground.close());
beforeEach(async () => {
  const { message_id } = await playground.ok<Message>("sendMessage", {
    chat_id: GROUP,
    text: "hello",
    reply_markup: KEYBOARD,
  });
  text = { chat_id: GROUP, message_id };
  const sent = await playground.upload<Message>(
    "sendPhoto",
    { chat_id: String(GROUP), caption: "c" },
    { photo: plainPng(8, 8) },
  );
  if (!sent.ok) throw new Error(sent.description);
  photo = {
    chat_id: GROUP,
    message_id: sent.result.message_id,
    file: sent.result.photo?.at(-1)?.file_id ?? "",
  };
});

describe("an edit", () => {
  test("changes the text, and without reply_markup takes the keyboard away", async () => {
    const edited = await playground.ok<Message>("editMessageText", { ...text, text: "new" });
    expect(edited).toMatchObject({ text: "new", edit_date: expect.any(Number) });
    expect(edited.reply_markup).toBeUndefined();
  });

  test("that changes nothing is refused", async () => {
    const same = { ...text, text: "<b></b>hello", parse_mode: "HTML", reply_markup: KEYBOARD };
    expect(await playground.refusal("editMessageText", same)).toBe(NOT_MODIFIED);
    const markup = { ...text, reply_markup: KEYBOARD };
    expect(await playground.refusal("editMessageReplyMarkup", markup)).toBe(NOT_MODIFIED);
    const { file, ...where } = photo;
    const media = { type: "photo", media: file, caption: "c" };
    expect(await playground.refusal("editMessageMedia", { ...where, media })).toBe(NOT_MODIFIED);
  });

  test("of the keyboard alone leaves the text", async () => {
    const edited = await playground.ok<Message>("editMessageReplyMarkup", text);
    expect(edited.text).toBe("hello");
    expect(edited.reply_markup).toBeUndefined();
  });

  test("of the media takes an upload or a known file, and turns a text into a picture", async () => {
    const media = JSON.stringify({
      type: "photo",
      media: "attach://new",
      caption: "<b>x</b>",
      parse_mode: "HTML",
    });
    const fields = { chat_id: String(GROUP), message_id: String(photo.message_id), media };
    const edited = await playground.upload<Message>("editMessageMedia", fields, {
      new: plainPng(20, 10),
    });
    expect(edited).toMatchObject({ ok: true, result: { caption: "x", photo: [{ width: 20 }] } });
    const turned = await playground.ok<Message>("editMessageMedia", {
      ...text,
      media: { type: "photo", media: photo.file },
    });
    expect(turned.photo?.[0]?.width).toBe(8);
    expect(turned.text).toBeUndefined();
  });

  test.each([
    ["editMessageText", { text: "" }, "message text is empty"],
    ["editMessageText", { text: "x".repeat(4097) }, "MESSAGE_TOO_LONG"],
    ["editMessageText", { text: "x", message_id: 99_999 }, "message to edit not found"],
    ["editMessageText", { text: "x", message_id: 0 }, "message identifier is not specified"],
    ["editMessageText", { text: "x", message_id: 1 }, "message can't be edited"],
    ["editMessageText", { text: "x", chat_id: -5 }, "chat not found"],
    ["editMessageCaption", { caption: "x" }, "there is no caption in the message to edit"],
    ["editMessageCaption", { caption: "x".repeat(1025) }, "MEDIA_CAPTION_TOO_LONG"],
    ["editMessageMedia", {}, "can't parse InputMedia: JSON object expected"],
    ["editMessageReplyMarkup", { reply_markup: { force_reply: true } }, "message can't be edited"],
    ["editMessageText", { text: "x", inline_message_id: "nothing" }, "MESSAGE_ID_INVALID"],
  ])("%s %o is refused", async (method, more, words) => {
    expect(await playground.refusal(method, { ...text, ...more })).toBe(`Bad Request: ${words}`);
  });

  test("of the text of a photo is refused", async () => {
    const { file: _file, ...where } = photo;
    expect(await playground.refusal("editMessageText", { ...where, text: "x" })).toBe(
      "Bad Request: there is no text in the message to edit",
    );
  });

  test("of what another person wrote is refused", async () => {
    const said = await playground.client.as("anna").say("group", "mine");
    const where = { chat_id: GROUP, message_id: said.id };
    expect(await playground.refusal("editMessageText", { ...where, text: "x" })).toBe(
      "Bad Request: message can't be edited",
    );
  });
});

describe("a deletion", () => {
  test("happens once", async () => {
    expect(await playground.ok("deleteMessage", text)).toBe(true);
    expect(await playground.refusal("deleteMessage", text)).toBe(
      "Bad Request: message to delete not found",
    );
    expect(await playground.refusal("editMessageText", { ...text, text: "x" })).toBe(
      "Bad Request: message to edit not found",
    );
  });

  test("of others' messages needs an administrator", async () => {
    const said = await playground.client.as("boris").say("group", "boo");
    const where = { chat_id: GROUP, message_id: said.id };
    expect(await playground.refusal("deleteMessage", where)).toBe(
      "Bad Request: message can't be deleted for everyone",
    );
    await playground.client.as("anna").promote("bot");
    expect(await playground.ok("deleteMessage", where)).toBe(true);
    await playground.client.as("anna").promote("bot", false);
  });

  test("of several passes over what is not there", async () => {
    const ids = [text.message_id, 99_999, photo.message_id];
    expect(await playground.ok("deleteMessages", { chat_id: GROUP, message_ids: ids })).toBe(true);
    expect(await playground.refusal("deleteMessage", text)).toMatch(/not found/);
  });

  test("is refused after two days", async () => {
    await playground.client.advanceClock(48 * 3600 + 60);
    expect(await playground.refusal("deleteMessage", text)).toBe(
      "Bad Request: message can't be deleted for everyone",
    );
  });
});
