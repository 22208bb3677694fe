import { createServer } from "node:http";
import type { Message, Update } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type HandBot,
  openQuickPlayground,
  openTestPlayground,
  plainPng,
} from "../support/playground-server.ts";

const ANNA = 5_100_000_001;

let playground: HandBot;
let offset: number;
beforeEach(() => {
  offset = 0;
  playground = openQuickPlayground({ budget: "off" });
});
afterEach(() => playground.close());

const next = async <K extends keyof Update>(kind: K): Promise<NonNullable<Update[K]>> => {
  for (;;) {
    const [update] = await playground.ok<Update[]>("getUpdates", { offset, limit: 1, timeout: 5 });
    if (update === undefined) throw new Error(`no ${kind}`);
    offset = update.update_id + 1;
    const found = update[kind];
    if (found !== undefined) return found;
  }
};

const article = (id: string, more: object = {}) => ({
  type: "article",
  id,
  title: `Game ${id}`,
  input_message_content: { message_text: `<b>${id}</b>`, parse_mode: "HTML" },
  reply_markup: { inline_keyboard: [[{ text: "sit", callback_data: "sit" }]] },
  ...more,
});

/** Anna types, the bot answers with one article, she picks it for Boris. */
const sendInline = async () => {
  const anna = playground.client.as("anna");
  const typing = anna.inline("boris", "long 5");
  const query = await next("inline_query");
  expect(query).toMatchObject({ query: "long 5", from: { id: ANNA }, chat_type: "private" });
  await playground.ok("answerInlineQuery", {
    inline_query_id: query.id,
    results: [article("a"), article("b", { description: "second" })],
    button: { text: "Private chat", start_parameter: "from_inline" },
  });
  const results = await typing;
  expect(results).toMatchObject({
    results: [{ title: "Game a" }, { title: "Game b", description: "second" }],
    button: { start: "from_inline" },
  });
  return anna.choose(results, 0);
};

describe("inline mode", () => {
  test("a picked result is sent by the person via the bot, also where the bot is not", async () => {
    const sent = await sendInline();
    expect(sent).toMatchObject({
      text: "a",
      viaBot: true,
      from: { name: "Anna" },
      keyboard: [[{ text: "sit" }]],
    });
    expect(await playground.client.as("boris").last("anna")).toMatchObject({ text: "a" });
  });

  test("a result has the bot's own picture where it asks for that, and no other", async () => {
    const typing = playground.client.as("anna").inline("boris", "");
    const { id } = await next("inline_query");
    const own = "https://t.me/i/userpic/320/shesh_besh_bot.jpg";
    await playground.ok("answerInlineQuery", {
      inline_query_id: id,
      results: [
        article("a", { thumbnail_url: own }),
        article("b", { thumbnail_url: "https://t.me/i/userpic/320/another.jpg" }),
        article("c"),
      ],
    });
    const { results = [] } = await typing;
    expect(results.map(({ thumbnail }) => thumbnail)).toEqual(["/icon.svg", undefined, undefined]);
  });

  test("presses and edits go by the id of the inline message", async () => {
    const sent = await sendInline();
    await playground.client.as("boris").press(sent, "sit", 0);
    const press = await next("callback_query");
    expect(press.message).toBeUndefined();
    const inline_message_id = press.inline_message_id ?? "";
    expect(
      await playground.ok("editMessageText", { inline_message_id, text: "Anna – Boris" }),
    ).toBe(true);
    expect((await playground.client.as("anna").last("boris")).text).toBe("Anna – Boris");
  });

  test("no picture can be uploaded into an inline message, a known one can be put there", async () => {
    const sent = await sendInline();
    const inline_message_id = sent.inlineId ?? "";
    const upload = await playground.upload(
      "editMessageMedia",
      { inline_message_id, media: JSON.stringify({ type: "photo", media: "attach://p" }) },
      { p: plainPng(4, 4) },
    );
    expect(upload).toMatchObject({
      ok: false,
      error_code: 400,
      description: "Bad Request: invalid message content specified",
    });
    await playground.client.as("anna").start();
    const photo = await playground.upload<Message>(
      "sendPhoto",
      { chat_id: String(ANNA) },
      { photo: plainPng(4, 4) },
    );
    const media = { type: "photo", media: photo.ok ? photo.result.photo?.at(-1)?.file_id : "" };
    expect(await playground.ok("editMessageMedia", { inline_message_id, media })).toBe(true);
  });

  test("in a group the bot hears what was sent through it", async () => {
    const anna = playground.client.as("anna");
    const typing = anna.inline("group", "");
    const { id, chat_type } = await next("inline_query");
    expect(chat_type).toBe("group");
    await playground.ok("answerInlineQuery", { inline_query_id: id, results: [article("x")] });
    await anna.choose(await typing, "x");
    expect(await next("message")).toMatchObject({
      text: "x",
      via_bot: { username: "shesh_besh_bot" },
    });
  });

  test.each([
    [[article("a"), article("a")], "RESULT_ID_DUPLICATE"],
    [[article("x".repeat(65))], "RESULT_ID_INVALID"],
    [[article("a", { input_message_content: { message_text: "" } })], "message text is empty"],
    [Array.from({ length: 51 }, (_, i) => article(String(i))), "RESULTS_TOO_MUCH"],
    ["none", "can't parse inline query results JSON"],
  ])("answers are checked (%#)", async (results, words) => {
    void playground.client.as("anna").inline("boris", "x", 0);
    const { id } = await next("inline_query");
    expect(await playground.refusal("answerInlineQuery", { inline_query_id: id, results })).toBe(
      `Bad Request: ${words}`,
    );
  });

  test("a picture that Telegram has already can be a result", async () => {
    const anna = playground.client.as("anna");
    await anna.start();
    const sent = await playground.upload<Message>(
      "sendPhoto",
      { chat_id: String(ANNA) },
      { photo: plainPng(4, 4) },
    );
    const id = sent.ok ? sent.result.photo?.at(-1)?.file_id : "";
    const typing = anna.inline("boris", "");
    await playground.ok("answerInlineQuery", {
      inline_query_id: (await next("inline_query")).id,
      results: [
        { type: "photo", id: "p", photo_file_id: id, caption: "<i>c</i>", parse_mode: "HTML" },
      ],
    });
    const results = await typing;
    expect(results.results?.[0]?.photo).toMatchObject({ width: 4 });
    expect(await anna.choose(results, "p")).toMatchObject({ text: "c", photo: { width: 4 } });
  });

  test("a picture at an address is fetched: into a message, and as a result", async () => {
    await playground.close();
    // What is fetched takes its time on the machine.
    playground = await openTestPlayground({ budget: "off" });
    const server = createServer((request, response) => {
      if (request.url === "/board.png") response.end(plainPng(40, 30));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const root = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    const inline_message_id = (await sendInline()).inlineId ?? "";
    const put = (media: string) =>
      playground.refusal("editMessageMedia", {
        inline_message_id,
        media: { type: "photo", media, caption: "c" },
      });
    expect(await put(`${root}/board.png`)).toBe("");
    expect(await playground.client.as("anna").last("boris")).toMatchObject({
      text: "c",
      photo: { width: 40, height: 30 },
    });
    expect(await put(`${root}/nothing.png`)).toBe("Bad Request: failed to get HTTP URL content");

    const typing = playground.client.as("anna").inline("boris", "");
    await playground.ok("answerInlineQuery", {
      inline_query_id: (await next("inline_query")).id,
      results: [{ type: "photo", id: "p", photo_url: `${root}/board.png`, thumbnail_url: root }],
    });
    expect(await playground.client.as("anna").choose(await typing, "p")).toMatchObject({
      photo: { width: 40 },
    });
    server.close();
  });

  test("a query is answered once", async () => {
    void playground.client.as("anna").inline("boris", "x", 0);
    const { id } = await next("inline_query");
    const answer = { inline_query_id: id, results: [] };
    expect(await playground.ok("answerInlineQuery", answer)).toBe(true);
    expect(await playground.refusal("answerInlineQuery", answer)).toMatch(/query is too old/);
  });
});
