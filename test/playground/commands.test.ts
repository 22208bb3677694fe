import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openQuickPlayground, type QuickPlayground } from "../support/playground-server.ts";

let playground: QuickPlayground;
beforeAll(() => {
  playground = openQuickPlayground();
});
afterAll(() => playground.close());

const set = (names: string[], more: object = {}) =>
  playground.ok("setMyCommands", {
    commands: names.map((command) => ({ command, description: `about ${command}` })),
    ...more,
  });

const shown = async (person: string, chat: string) =>
  (await playground.client.as(person).chat(chat)).commands.map(({ command }) => command);

describe("commands", () => {
  test("are shown by scope and language, the narrowest first", async () => {
    await set(["start"]);
    await set(["play"], { scope: { type: "all_group_chats" } });
    await set(["igra"], { scope: { type: "all_group_chats" }, language_code: "ru" });
    expect(await shown("boris", "bot")).toEqual(["start"]);
    expect(await shown("boris", "group")).toEqual(["play"]);
    expect(await shown("vahe", "group")).toEqual(["igra"]);
    expect(await shown("anna", "boris")).toEqual([]);
  });

  test("are read back by scope and language alone", async () => {
    const place = { scope: { type: "all_chat_administrators" }, language_code: "eo" };
    await set(["ludi"], place);
    expect(await playground.ok("getMyCommands", place)).toEqual([
      { command: "ludi", description: "about ludi" },
    ]);
    const elsewhere = { ...place, language_code: "tr" };
    expect(await playground.ok("getMyCommands", elsewhere)).toEqual([]);
  });

  test.each([
    [{ command: "Play", description: "x" }, "BOT_COMMAND_INVALID"],
    [{ command: "p".repeat(33), description: "x" }, "BOT_COMMAND_INVALID"],
    [{ command: "play", description: " " }, "command description must be non-empty"],
    [{ command: "play", description: "x".repeat(257) }, "BOT_COMMAND_DESCRIPTION_INVALID"],
  ])("%o is refused", async (command, words) => {
    expect(await playground.refusal("setMyCommands", { commands: [command] })).toBe(
      `Bad Request: ${words}`,
    );
  });

  test("the bot's description stands in its chat, in the person's language", async () => {
    await playground.ok("setMyDescription", { description: "Nardy" });
    await playground.ok("setMyDescription", { description: "Нарды", language_code: "ru" });
    const described = async (person: string) =>
      (await playground.client.as(person).chat("bot")).description;
    expect([await described("anna"), await described("boris")]).toEqual(["Нарды", "Nardy"]);
    expect(
      await playground.refusal("setMyShortDescription", { short_description: "x".repeat(121) }),
    ).toBe("Bad Request: bot short description is too long");
  });
});
