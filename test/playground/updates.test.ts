import type { Update } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openQuickPlayground, type QuickPlayground } from "../support/playground-server.ts";

const GROUP = -4_700_000_001;
const ANNA = 5_100_000_001;

let playground: QuickPlayground;
beforeEach(async () => {
  playground = openQuickPlayground({ budget: "off" });
  await drain();
});
afterEach(() => playground.close());

const updates = (parameters: object = {}): Promise<Update[]> =>
  playground.ok<Update[]>("getUpdates", parameters);

/** Confirms all that waits. */
const drain = async (): Promise<void> => {
  const last = (await updates()).at(-1)?.update_id ?? 0;
  await updates({ offset: last + 1 });
};

describe("getUpdates", () => {
  test("gives the same updates until they are confirmed", async () => {
    const anna = playground.client.as("anna");
    await anna.say("bot", "/start");
    await anna.say("bot", "two");
    const [first, second] = await updates();
    expect(first?.message?.text).toBe("/start");
    expect(await updates()).toEqual([first, second]);
    expect(await updates({ limit: 1 })).toEqual([first]);
    expect(await updates({ offset: second?.update_id })).toEqual([second]);
    expect(await updates({ offset: (second?.update_id ?? 0) + 1 })).toEqual([]);
    expect(await playground.client.pendingUpdates()).toBe(0);
  });

  test("a negative offset forgets all but the last", async () => {
    const anna = playground.client.as("anna");
    for (const text of ["1", "2", "3"]) await anna.say("bot", text);
    expect((await updates({ offset: -1 })).map(({ message }) => message?.text)).toEqual(["3"]);
    expect(await playground.client.pendingUpdates()).toBe(1);
  });

  test("waits until something comes, and then returns at once", async () => {
    const { virtual } = playground;
    const began = virtual.now();
    const polling = updates({ timeout: 20 });
    virtual.time.after(150, () => void playground.client.as("anna").say("bot", "hi"));
    const [update] = await polling;
    expect(update?.message?.text).toBe("hi");
    expect(virtual.now() - began).toBe(150);
  });

  test("gives up in time", async () => {
    const began = playground.virtual.now();
    expect(await updates({ timeout: 1 })).toEqual([]);
    expect(playground.virtual.now() - began).toBe(1000);
  });

  test("of two pollers the older is told of the conflict", async () => {
    const older = playground.call("getUpdates", { timeout: 20 });
    await playground.virtual.pass(100);
    const newer = updates({ timeout: 20 });
    expect(await older).toEqual({
      ok: false,
      error_code: 409,
      description:
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
    });
    await playground.client.as("anna").say("bot", "hi");
    expect(await newer).toHaveLength(1);
  });

  test("a poller who has gone is forgotten, and loses nothing", async () => {
    const gone = new AbortController();
    const polling = playground.call("getUpdates", { timeout: 20 }, gone.signal);
    playground.virtual.time.after(100, () => gone.abort());
    await expect(polling).rejects.toThrow();
    await playground.client.as("anna").say("bot", "hi");
    expect(await updates({ timeout: 5 })).toHaveLength(1);
  });

  test("only the kinds that were named are given, remembered from call to call", async () => {
    await updates({ allowed_updates: ["callback_query"] });
    await playground.client.as("anna").say("bot", "hi");
    expect(await updates({ timeout: 0 })).toEqual([]);
    await updates({ allowed_updates: [] });
    await playground.client.as("anna").say("bot", "hi again");
    expect(await updates()).toHaveLength(1);
  });
});

describe("what the bot hears in a group", () => {
  const heard = async (work: () => Promise<unknown>): Promise<(string | undefined)[]> => {
    await drain();
    await work();
    return (await updates()).map(({ message }) => message?.text);
  };

  test("with privacy on: commands, mentions and replies to itself", async () => {
    const { message_id } = await playground.ok<{ message_id: number }>("sendMessage", {
      chat_id: GROUP,
      text: "I am here",
    });
    const boris = playground.client.as("boris");
    const texts = await heard(async () => {
      await boris.say("group", "hello all");
      await boris.say("group", "/play long");
      await boris.say("group", "/play@shesh_besh_bot");
      await boris.say("group", "/play@other_bot");
      await boris.say("group", "what does @Shesh_Besh_Bot do?");
      await boris.say("group", "nice", message_id);
    });
    expect(texts).toEqual([
      "/play long",
      "/play@shesh_besh_bot",
      "what does @Shesh_Besh_Bot do?",
      "nice",
    ]);
  });

  test("with privacy off, or as an administrator, everything", async () => {
    const boris = playground.client.as("boris");
    await playground.client.privacy(false);
    expect(await heard(() => boris.say("group", "one"))).toEqual(["one"]);
    await playground.client.privacy(true);
    await playground.client.as("anna").promote("bot");
    expect(await heard(() => boris.say("group", "two"))).toEqual(["two"]);
  });

  test("a reply carries what it replies to", async () => {
    const anna = playground.client.as("anna");
    const said = await anna.say("group", "come and play");
    await drain();
    await playground.client.as("boris").say("group", "/play", said.id);
    const [update] = await updates();
    expect(update?.message).toMatchObject({
      entities: [{ type: "bot_command", offset: 0, length: 5 }],
      from: { username: "boris_plays", language_code: "en" },
      reply_to_message: { message_id: said.id, from: { id: ANNA } },
    });
  });
});

describe("membership", () => {
  const kinds = async (work: () => Promise<unknown>) => {
    await drain();
    await work();
    return (await updates()).map(({ my_chat_member: change, message }) => {
      if (change) return `${change.old_chat_member.status} → ${change.new_chat_member.status}`;
      return Object.keys(message ?? {}).find((key) => /chat_member|migrate|text/.test(key));
    });
  };
  const send = () => playground.refusal("sendMessage", { chat_id: GROUP, text: "x" });

  test("a world begins with the bot being added to the group by its creator", async () => {
    const fresh = openQuickPlayground();
    const began = await fresh.ok<Update[]>("getUpdates");
    await fresh.close();
    expect(began[0]?.my_chat_member).toMatchObject({
      from: { id: ANNA, language_code: "ru" },
      chat: { id: GROUP, type: "group" },
      new_chat_member: { status: "member" },
    });
    expect(began[1]?.message?.new_chat_members?.[0]?.username).toBe("shesh_besh_bot");
  });

  test("thrown out and added again", async () => {
    const anna = playground.client.as("anna");
    expect(await kinds(() => anna.removeBot())).toEqual(["left_chat_member", "member → kicked"]);
    expect(await send()).toBe("Forbidden: bot was kicked from the group chat");
    expect(await kinds(() => anna.addBot())).toEqual(["kicked → member", "new_chat_members"]);
    expect(await send()).toBe("");
  });

  test("only an administrator throws out", async () => {
    await expect(playground.client.as("boris").removeBot()).rejects.toThrow(/NOT_ADMIN/);
  });

  test("blocked and unblocked", async () => {
    const anna = playground.client.as("anna");
    await anna.start();
    expect(await kinds(() => anna.block())).toEqual(["member → kicked"]);
    expect(await playground.refusal("sendMessage", { chat_id: ANNA, text: "x" })).toBe(
      "Forbidden: bot was blocked by the user",
    );
    await expect(anna.say("bot", "hi")).rejects.toThrow(/BLOCKED/);
    expect(await kinds(() => anna.unblock())).toEqual(["kicked → member"]);
  });

  test("the first start is told by no membership update", async () => {
    expect(await kinds(() => playground.client.as("vahe").start())).toEqual(["text"]);
  });

  test("of people is told to an administrator that asks for it by name", async () => {
    const { as } = playground.client;
    const told = async (asked: object) => {
      await drain();
      await as("vahe").leaveGroup();
      await as("vahe").joinGroup();
      const changes = (await updates(asked)).flatMap(({ chat_member: change }) => change ?? []);
      return changes.map(({ new_chat_member: { status, user } }) => `${status} ${user.first_name}`);
    };
    const byName = { allowed_updates: ["message", "chat_member"] };
    expect(await told(byName)).toEqual([]);
    await as("anna").promote("bot");
    expect(await told(byName)).toEqual(["left Vahe", "member Vahe"]);
    await updates({ allowed_updates: [] });
    expect(await told({})).toEqual([]);
  });

  test("people leave and come back", async () => {
    const vahe = playground.client.as("vahe");
    expect(await kinds(() => vahe.leaveGroup())).toEqual(["left_chat_member"]);
    await expect(vahe.say("group", "x")).rejects.toThrow(/NO_CHAT/);
    expect(await kinds(() => vahe.joinGroup())).toEqual(["new_chat_members"]);
  });

  test("people bring others, as long as there are any", async () => {
    const vahe = playground.client.as("vahe");
    const { key } = await vahe.invite();
    const friend = playground.client.as(key);
    await friend.say("group", "/play");
    await friend.say("anna", "hello");
    const { members } = await vahe.chat("group");
    expect(members.map(({ id }) => id)).toContain((await friend.me()).id);
    for (let more = 0; more < 12; more++) await vahe.invite();
    await expect(vahe.invite()).rejects.toThrow(/NOBODY/);
  });

  test("a further group has people, messages and numbers of its own, as a supergroup too", async () => {
    const [anna, vahe] = [playground.client.as("anna"), playground.client.as("vahe")];
    const { name } = await vahe.foundGroup("Шахматы", ["boris"]);
    expect(name).toBe("group 2");
    await expect(anna.say(name, "hello")).rejects.toThrow(/NO_CHAT/);
    await anna.joinGroup(name);
    await anna.say(name, "hello");
    await anna.leaveGroup(name);
    await anna.say("group", "still here");
    const { chat } = await vahe.upgradeGroup(name);
    expect(chat).toBe(-1_004_700_000_002);
    expect((await vahe.messages(name)).map(({ text }) => text)).toContain("hello");
    expect(await vahe.chat("group")).toMatchObject({ id: GROUP, kind: "group" });
  });

  test("a group upgraded to a supergroup: every call to the old id names the new one", async () => {
    const anna = playground.client.as("anna");
    const before = await anna.say("group", "before");
    let moved = 0;
    expect(
      await kinds(async () => {
        moved = (await anna.upgradeGroup()).chat;
      }),
    ).toEqual(["migrate_to_chat_id", "migrate_from_chat_id"]);
    expect(moved).toBe(-1_004_700_000_001);
    expect(await playground.call("sendMessage", { chat_id: GROUP, text: "x" })).toEqual({
      ok: false,
      error_code: 400,
      description: "Bad Request: group chat was upgraded to a supergroup chat",
      parameters: { migrate_to_chat_id: moved },
    });
    expect(await playground.ok("sendMessage", { chat_id: moved, text: "x" })).toMatchObject({
      chat: { type: "supergroup" },
      message_id: 2,
    });
    const texts = (await anna.messages("group")).map(({ text }) => text);
    expect(texts).toContain("before");
    expect(texts).toContain("x");
    expect(before.chat).toBe(GROUP);
  });
});

describe("asking about a chat", () => {
  test("who is a member of it", async () => {
    const member = (user_id: number) => playground.ok("getChatMember", { chat_id: GROUP, user_id });
    expect(await member(ANNA)).toMatchObject({ status: "creator", user: { first_name: "Anna" } });
    expect(await member(ANNA + 1)).toMatchObject({ status: "member" });
    expect(await playground.refusal("getChatMember", { chat_id: GROUP, user_id: 7 })).toBe(
      "Bad Request: member not found",
    );
  });
});
