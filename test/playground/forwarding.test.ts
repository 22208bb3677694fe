import type { Message, Update } from "grammy/types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";

const GROUP = -4_700_000_001;

let playground: TestPlayground;
beforeAll(async () => {
  playground = await openTestPlayground({ budget: "off" });
});
afterAll(() => playground.close());

const post = async (button: object) => {
  const sent = await playground.ok<Message>("sendMessage", {
    chat_id: GROUP,
    text: "come and play",
    reply_markup: { inline_keyboard: [[{ text: "go", ...button }]] },
  });
  return playground.client.as("anna").last("group", ({ id }) => id === sent.message_id);
};

describe("forwarding", () => {
  test("keeps links, drops buttons that ask the bot, and names who wrote it", async () => {
    const anna = playground.client.as("anna");
    const link = await anna.forward(await post({ url: "https://t.me/shesh_besh_bot" }), "boris");
    expect(link).toMatchObject({
      text: "come and play",
      from: { name: "Anna" },
      forwardedFrom: "Shesh-Besh",
      keyboard: [[{ text: "go" }]],
    });
    const press = await anna.forward(await post({ callback_data: "go" }), "boris");
    expect(press.keyboard).toEqual([]);
    const again = await playground.client.as("boris").forward(press, "vahe");
    expect(again).toMatchObject({ from: { name: "Boris Katz" }, forwardedFrom: "Shesh-Besh" });
  });

  test("to the bot tells the bot where it comes from", async () => {
    const boris = playground.client.as("boris");
    const said = await boris.say("vahe", "not for bots");
    await playground.ok("getUpdates", { offset: -1 });
    await playground.client.as("vahe").forward(said, "bot");
    const updates = await playground.ok<Update[]>("getUpdates");
    expect(updates.at(-1)?.message).toMatchObject({
      text: "not for bots",
      from: { first_name: "Vahe" },
      forward_origin: { type: "user", sender_user: { first_name: "Boris" } },
    });
  });
});
