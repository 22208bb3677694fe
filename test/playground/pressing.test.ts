import type { CallbackQuery, Message, Update } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openQuickPlayground, type QuickPlayground } from "../support/playground-server.ts";

const GROUP = -4_700_000_001;
const TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid";

let playground: QuickPlayground;
beforeEach(() => {
  playground = openQuickPlayground({ budget: "off" });
});
afterEach(() => playground.close());

const post = async (row: object[], chat_id = GROUP) => {
  const sent = await playground.ok<Message>("sendMessage", {
    chat_id,
    text: "choose",
    reply_markup: { inline_keyboard: [row] },
  });
  return playground.client.as("anna").waitFor("group", ({ id }) => id === sent.message_id);
};

/** The next press, which may be on its way to the playground. */
const nextPress = async (offset = 0): Promise<CallbackQuery> => {
  const updates = await playground.ok<Update[]>("getUpdates", {
    offset,
    timeout: 5,
    allowed_updates: ["callback_query"],
  });
  const last = updates.at(-1);
  if (last === undefined) throw new Error("no press");
  const query = updates.findLast(({ callback_query }) => callback_query)?.callback_query;
  return query ?? nextPress(last.update_id + 1);
};

describe("a press", () => {
  beforeEach(() =>
    playground.ok("getUpdates", { offset: -1, allowed_updates: ["callback_query"] }),
  );

  test("asks the bot, and its answer reaches the one who pressed", async () => {
    const message = await post([{ text: "13→8", callback_data: "m:1:13" }]);
    const pressing = playground.client.as("boris").press(message, "13→8");
    const query = await nextPress();
    expect(query).toMatchObject({
      data: "m:1:13",
      from: { first_name: "Boris" },
      message: { message_id: message.id, chat: { id: GROUP } },
      chat_instance: expect.stringMatching(/^-?\d+$/),
    });
    await playground.ok("answerCallbackQuery", {
      callback_query_id: query.id,
      text: "Not your turn",
      show_alert: true,
    });
    expect(await pressing).toMatchObject({ answer: { text: "Not your turn", alert: true } });
  });

  test("on a disabled button asks nobody", async () => {
    const message = await post([{ text: "⚄", disabled: {} }]);
    expect(message.keyboard).toEqual([[{ text: "⚄", disabled: {} }]]);
    await expect(playground.client.as("boris").press(message, "⚄")).rejects.toThrow(/does nothing/);
  });

  test("may stay without an answer", async () => {
    const message = await post([{ text: "go", callback_data: "go" }]);
    const pressed = await playground.client.as("boris").press(message, "go", 100);
    expect(pressed.type).toBe("callback");
    expect(pressed).not.toHaveProperty("answer");
  });

  test("is answered once, in time, and in few words", async () => {
    const message = await post([{ text: "go", callback_data: "go" }]);
    await playground.client.as("boris").press(message, "go", 0);
    const { id: callback_query_id } = await nextPress();
    const refusal = (more: object = {}) =>
      playground.refusal("answerCallbackQuery", { callback_query_id, ...more });
    expect(await refusal({ text: "x".repeat(201) })).toBe("Bad Request: MESSAGE_TOO_LONG");
    expect(await refusal({ url: "https://example.com" })).toBe("Bad Request: URL_INVALID");
    expect(await refusal()).toBe("");
    expect(await refusal()).toBe(TOO_OLD);
    expect(await refusal({ callback_query_id: "123" })).toBe(TOO_OLD);
  });

  test("cannot be answered a minute later", async () => {
    const message = await post([{ text: "go", callback_data: "go" }]);
    await playground.client.as("boris").press(message, "go", 0);
    const { id } = await nextPress();
    await playground.client.advanceClock(60);
    expect(await playground.refusal("answerCallbackQuery", { callback_query_id: id })).toBe(
      TOO_OLD,
    );
  });

  test("on an old keyboard still reaches the bot", async () => {
    const message = await post([{ text: "go", callback_data: "go" }]);
    await playground.ok("editMessageText", {
      chat_id: GROUP,
      message_id: message.id,
      text: "no buttons",
    });
    const boris = playground.client.as("boris");
    await expect(boris.press(message, "go")).rejects.toThrow(/NO_BUTTON/);
    await boris.pressOld(message, "go", 0);
    expect((await nextPress()).data).toBe("go");
  });
});

describe("other buttons", () => {
  test("a link to the bot starts it with its payload", async () => {
    const message = await post([{ text: "come", url: "https://t.me/shesh_besh_bot?start=g-1_x" }]);
    const pressed = await playground.client.as("vahe").press(message, "come");
    expect(pressed).toMatchObject({
      type: "opened",
      opened: { type: "bot", message: { text: "/start g-1_x" } },
    });
  });

  test("a link with startgroup adds the bot, and tells it the payload either way", async () => {
    const message = await post([
      { text: "add", url: "https://t.me/shesh_besh_bot?startgroup=yes" },
    ]);
    const boris = playground.client.as("boris");
    await playground.client.as("anna").removeBot();
    for (let n = 0; n < 2; n++) {
      expect(await boris.press(message, "add")).toMatchObject({ opened: { chat: "group" } });
      expect((await boris.last("group")).text).toBe("/start@shesh_besh_bot yes");
    }
    expect((await boris.chat("group")).botStatus).toBe("member");
  });

  test("other links lead outside, text is copied, inline queries are typed", async () => {
    const message = await post([
      { text: "site", url: "https://example.com" },
      { text: "copy", copy_text: { text: "abc" } },
      { text: "here", switch_inline_query_current_chat: "long" },
      { text: "choose", switch_inline_query_chosen_chat: { query: "x", allow_user_chats: true } },
    ]);
    const press = (text: string) => playground.client.as("boris").press(message, text);
    expect(await press("site")).toMatchObject({ opened: { type: "outside" } });
    expect(await press("copy")).toEqual({ type: "copied", text: "abc" });
    expect(await press("here")).toEqual({ type: "inline", query: "long" });
    expect(await press("choose")).toMatchObject({
      type: "inline",
      query: "x",
      choose: { allow_user_chats: true },
    });
  });

  test("a payload is at most 64 of a small alphabet", async () => {
    const vahe = playground.client.as("vahe");
    expect((await vahe.start("a".repeat(64))).text).toHaveLength(71);
    await expect(vahe.start("a".repeat(65))).rejects.toThrow(/BAD_PAYLOAD/);
    await expect(vahe.start("a b")).rejects.toThrow(/BAD_PAYLOAD/);
  });
});
