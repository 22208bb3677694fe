import type { Message } from "grammy/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  openQuickPlayground,
  plainPng,
  type QuickPlayground,
} from "../support/playground-server.ts";

const GROUP = -4_700_000_001;
/** One of those that the bot has for its pictures. */
const SUPERGROUP = -1_008_000_000_001;
const ANNA = 5_100_000_001;

let playground: QuickPlayground;
beforeAll(async () => {
  playground = openQuickPlayground({ budget: "off" });
  await playground.client.as("anna").start();
});
afterAll(() => playground.close());

const button = (more: object) => ({ inline_keyboard: [[{ text: "ok", ...more }]] });

describe("messages are numbered as Telegram does it", () => {
  const sentTo = async (chat_id: number): Promise<number> =>
    (await playground.ok<Message>("sendMessage", { chat_id, text: "hi" })).message_id;

  test("in private chats and basic groups by one count of the bot", async () => {
    const first = await sentTo(ANNA);
    expect([await sentTo(GROUP), await sentTo(ANNA)]).toEqual([first + 1, first + 2]);
  });

  test("in a supergroup by its own", async () => {
    const first = await sentTo(SUPERGROUP);
    await sentTo(ANNA);
    expect(await sentTo(SUPERGROUP)).toBe(first + 1);
  });
});

describe("sendMessage refuses what Telegram refuses, in its words", () => {
  const cases: readonly (readonly [string, object, string])[] = [
    ["no text", { chat_id: 0 }, "message text is empty"],
    ["an empty text", { chat_id: GROUP, text: "" }, "message text is empty"],
    ["white space", { chat_id: GROUP, text: "  \n" }, "text must be non-empty"],
    ["invisible marks", { chat_id: GROUP, text: "\u200e\u2060" }, "text must be non-empty"],
    ["no chat", { text: "hi" }, "chat_id is empty"],
    ["an unknown chat", { chat_id: -1, text: "hi" }, "chat not found"],
    ["a name for a chat", { chat_id: "@nobody_there", text: "hi" }, "chat not found"],
    ["4097 characters", { chat_id: GROUP, text: "x".repeat(4097) }, "message is too long"],
    ["an unknown mode", { chat_id: GROUP, text: "x", parse_mode: "TeX" }, "unsupported parse_mode"],
    [
      "broken HTML",
      { chat_id: GROUP, text: "<b><i>test</b></i>", parse_mode: "HTML" },
      'can\'t parse entities: Unmatched end tag at byte offset 10, expected "</i>", found "</b>"',
    ],
    [
      "a reply to nothing",
      { chat_id: GROUP, text: "x", reply_parameters: { message_id: 99_999 } },
      "message to be replied not found",
    ],
    [
      "a reply without a number",
      { chat_id: GROUP, text: "x", reply_parameters: { quote: "x" } },
      'can\'t find field "message_id"',
    ],
    [
      "callback data of 65 bytes",
      { chat_id: GROUP, text: "x", reply_markup: button({ callback_data: `${"я".repeat(32)}z` }) },
      "BUTTON_DATA_INVALID",
    ],
    [
      "a button that does nothing",
      { chat_id: GROUP, text: "x", reply_markup: button({ callback_data: "" }) },
      "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
    ],
    [
      "a button without words",
      { chat_id: GROUP, text: "x", reply_markup: { inline_keyboard: [[{ callback_data: "x" }]] } },
      "can't parse inline keyboard button: Can't find field \"text\"",
    ],
    [
      "a bad link",
      { chat_id: GROUP, text: "x", reply_markup: button({ url: "not-a-url" }) },
      "inline keyboard button URL 'not-a-url' is invalid: Wrong HTTP URL",
    ],
    [
      "a link of another protocol",
      { chat_id: GROUP, text: "x", reply_markup: button({ url: "ftp://example.com" }) },
      "inline keyboard button URL 'ftp://example.com' is invalid: Unsupported URL protocol",
    ],
    [
      "a long text to copy",
      { chat_id: GROUP, text: "x", reply_markup: button({ copy_text: { text: "x".repeat(257) } }) },
      "BUTTON_COPY_TEXT_INVALID",
    ],
    [
      "more than 100 buttons",
      {
        chat_id: GROUP,
        text: "x",
        reply_markup: {
          inline_keyboard: Array.from({ length: 13 }, () =>
            Array.from({ length: 8 }, () => ({ text: "1", callback_data: "1" })),
          ),
        },
      },
      "reply markup is too long",
    ],
    [
      "no keyboard",
      { chat_id: GROUP, text: "x", reply_markup: "[" },
      "can't parse reply keyboard markup JSON object",
    ],
  ];
  test.each(cases)("%s", async (_what, parameters, words) => {
    expect(await playground.refusal("sendMessage", parameters)).toBe(`Bad Request: ${words}`);
  });

  test("a person who never started the bot gets nothing", async () => {
    const answer = await playground.call("sendMessage", { chat_id: ANNA + 1, text: "hi" });
    expect(answer).toEqual({
      ok: false,
      error_code: 403,
      description: "Forbidden: bot can't initiate conversation with a user",
    });
  });
});

describe("a message that is taken", () => {
  test("64 bytes of callback data, every kind of button, all styles", async () => {
    const keyboard = [
      [{ text: "a", callback_data: "я".repeat(32), style: "primary" }],
      [{ text: "b", url: "https://t.me/shesh_besh_bot?start=x", style: "success" }],
      [{ text: "c", copy_text: { text: "x" }, style: "danger" }],
      [{ text: "d", switch_inline_query: "" }],
      [{ text: "e", switch_inline_query_current_chat: "long" }],
      [{ text: "f", switch_inline_query_chosen_chat: { query: "x", allow_user_chats: true } }],
    ];
    const message = await playground.ok<Message>("sendMessage", {
      chat_id: GROUP,
      text: "<b>Anna</b> &amp; Boris ",
      parse_mode: "html",
      reply_markup: { inline_keyboard: keyboard },
    });
    expect(message).toMatchObject({
      text: "Anna & Boris",
      entities: [{ type: "bold", offset: 0, length: 4 }],
      chat: { id: GROUP, type: "group", title: "Нарды во дворе" },
      reply_markup: { inline_keyboard: keyboard },
    });
  });

  test("a mention by id names the whole person, of a stranger only the words stay", async () => {
    const message = await playground.ok<Message>("sendMessage", {
      chat_id: GROUP,
      text: `<a href="tg://user?id=${ANNA}">A</a> <a href="tg://user?id=7">B</a>`,
      parse_mode: "HTML",
    });
    expect(message.entities).toEqual([
      { type: "text_mention", offset: 0, length: 1, user: expect.objectContaining({ id: ANNA }) },
    ]);
  });
});

describe("what else a message can carry", () => {
  test("the request to reply", async () => {
    await playground.ok("sendMessage", {
      chat_id: ANNA,
      text: "x",
      reply_markup: { force_reply: true },
    });
    expect((await playground.client.as("anna").last("bot")).forceReply).toBe(true);
  });

  test("a reaction", async () => {
    const anna = playground.client.as("anna");
    const { id } = await anna.say("bot", "look");
    const where = { chat_id: ANNA, message_id: id };
    await playground.ok("setMessageReaction", {
      ...where,
      reaction: [{ type: "emoji", emoji: "🔥" }],
    });
    expect((await anna.last("bot")).reaction).toBe("🔥");
    await playground.ok("setMessageReaction", { ...where, reaction: [] });
    expect((await anna.last("bot")).reaction).toBeUndefined();
  });
});

describe("sendPhoto", () => {
  const fields = { chat_id: String(GROUP) };

  test("takes an upload, offers it in sizes, and takes it again by the id of any size", async () => {
    const picture = plainPng(640, 480);
    const sent = await playground.upload<Message>(
      "sendPhoto",
      { ...fields, photo: "attach://x1", caption: "<i>c</i>", parse_mode: "HTML" },
      { x1: picture },
    );
    if (!sent.ok) throw new Error(sent.description);
    const { photo = [], caption } = sent.result;
    expect(caption).toBe("c");
    expect(photo.map(({ width, height }) => [width, height])).toEqual([
      [90, 68],
      [320, 240],
      [640, 480],
    ]);
    for (const { file_id: id } of photo) {
      const again = await playground.ok<Message>("sendPhoto", { chat_id: GROUP, photo: id });
      expect(again.photo).toEqual(photo);
    }
    const seen = await playground.client.as("boris").last("group");
    expect(await playground.client.download(seen.photo?.url ?? "")).toEqual(picture);
  });

  test.each([
    ["no photo", {}, {}, "there is no photo in the request"],
    ["an empty file", {}, { photo: Buffer.alloc(0) }, "file must be non-empty"],
    ["no picture", {}, { photo: Buffer.from("hello") }, "IMAGE_PROCESS_FAILED"],
    ["a strip", {}, { photo: plainPng(21, 1) }, "PHOTO_INVALID_DIMENSIONS"],
    ["an unknown id", { photo: "AgAC" }, {}, "wrong file identifier/HTTP URL specified"],
    [
      "1025 characters of caption",
      { caption: "x".repeat(1025) },
      { photo: plainPng(2, 2) },
      "message caption is too long",
    ],
  ])("refuses %s", async (_what, more, files, words) => {
    const answer = await playground.upload("sendPhoto", { ...fields, ...more }, { ...files });
    expect(answer).toMatchObject({ ok: false, description: `Bad Request: ${words}` });
  });

  test("the caption is measured once its formatting is read", async () => {
    const caption = `<b>${"x".repeat(1024)}</b>`;
    const sent = await playground.upload(
      "sendPhoto",
      { ...fields, caption, parse_mode: "HTML" },
      { photo: plainPng(2, 2) },
    );
    expect(sent.ok).toBe(true);
  });

  test("a document is no photo", async () => {
    const sent = await playground.upload<Message>("sendDocument", fields, {
      document: plainPng(2, 2),
    });
    const id = sent.ok ? sent.result.document?.file_id : "";
    expect(await playground.refusal("sendPhoto", { chat_id: GROUP, photo: id })).toBe(
      "Bad Request: can't use file of type Document as Photo",
    );
  });
});

describe("sendAnimation", () => {
  const gif = Buffer.from("GIF89a\x20\x03\x58\x02\x00\x00\x00;", "latin1");
  const mp4 = Buffer.from("\0\0\0\x18ftypisom", "latin1");
  const send = async (fields: Record<string, string>, animation: Buffer): Promise<Message> => {
    const sent = await playground.upload<Message>(
      "sendAnimation",
      { chat_id: String(GROUP), ...fields },
      { animation },
    );
    if (!sent.ok) throw new Error(sent.description);
    return sent.result;
  };

  test("a GIF tells its size itself, and goes again by its id", async () => {
    const { animation } = await send({ caption: "the game" }, gif);
    expect(animation).toMatchObject({ width: 800, height: 600, mime_type: "image/gif" });
    const again = await playground.ok<Message>("sendAnimation", {
      chat_id: GROUP,
      animation: animation?.file_id,
    });
    expect(again.animation).toEqual(animation);
  });

  test("of an MP4 the call tells it", async () => {
    await send({ width: "640", height: "360" }, mp4);
    expect((await playground.client.as("vahe").last("group")).animation).toMatchObject({
      width: 640,
      height: 360,
      type: "video/mp4",
    });
  });
});
