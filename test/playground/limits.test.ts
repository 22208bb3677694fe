import type { Update } from "grammy/types";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openQuickPlayground, type QuickPlayground } from "../support/playground-server.ts";

const GROUP = -4_700_000_001;
const LATE = "Bad Request: query is too old and response timeout expired or query ID is invalid";
const NOT_THERE = "Bad Request: message to be replied not found";

let playground: QuickPlayground;
beforeEach(() => {
  playground = openQuickPlayground({ budget: "off" });
});
afterEach(() => playground.close());

/** What the bot hears once a person has said this. */
const heard = async (
  chat: string,
  words: string,
  isIt: (update: Update) => boolean,
): Promise<Update> => {
  await playground.client.as("anna").say(chat, words);
  const updates = await playground.ok<Update[]>("getUpdates", { timeout: 5 });
  return updates.findLast(isIt) ?? expect.fail(`nothing was heard of «${words}»`);
};

describe("a guest", () => {
  beforeEach(() => playground.client.guests(true));

  const called = async () => {
    const words = "@shesh_besh_bot short";
    const { guest_message: told } = await heard("boris", words, (one) => "guest_message" in one);
    const text = { message_text: "a board" };
    const result = { type: "article", id: "1", title: "Short", input_message_content: text };
    return { guest_query_id: told?.guest_query_id, result };
  };

  test("answers once", async () => {
    const answer = await called();
    await playground.ok("answerGuestQuery", answer);
    expect(await playground.refusal("answerGuestQuery", answer)).toBe(LATE);
  });

  test("answers within fifteen seconds", async () => {
    const answer = await called();
    await playground.client.advanceClock(14);
    await playground.ok("answerGuestQuery", answer);
    const late = await called();
    await playground.client.advanceClock(17);
    expect(await playground.refusal("answerGuestQuery", late)).toBe(LATE);
  });
});

describe("the tag of a member", () => {
  const [ANNA, BORIS] = [5_100_000_001, 5_100_000_002];
  const tag = (user_id: number, words: string) => ({ chat_id: GROUP, user_id, tag: words });

  test("is set by an administrator, of ordinary members, in sixteen letters", async () => {
    const [anna, boris] = [playground.client.as("anna"), playground.client.as("boris")];
    const refused = (user: number, words: string) =>
      playground.refusal("setChatMemberTag", tag(user, words));
    expect(await refused(BORIS, "champion")).toContain("not enough rights");
    await anna.promote("bot");
    expect(await refused(ANNA, "champion")).toContain("CHAT_CREATOR_REQUIRED");
    expect(await refused(BORIS, "seventeen letters")).toContain("TAG_INVALID");
    expect(await refused(BORIS, "🏆")).toContain("TAG_INVALID");
    await playground.ok("setChatMemberTag", tag(BORIS, "champion"));
    expect((await boris.say("group", "!")).from.tag).toBe("champion");
    const member = { chat_id: GROUP, user_id: BORIS };
    expect(await playground.ok("getChatMember", member)).toMatchObject({ tag: "champion" });
    await boris.leaveGroup();
    expect(await refused(BORIS, "champion")).toContain("USER_NOT_PARTICIPANT");
  });
});

describe("an answer that one person alone sees", () => {
  beforeEach(async () => {
    await playground.client.ephemeral(true);
    const commands = [{ command: "help", description: "help", is_ephemeral: true }];
    await playground.ok("setMyCommands", { commands });
  });

  const asked = async () => {
    const { message } = await heard("group", "/help", (one) => "message" in one);
    return {
      chat_id: GROUP,
      text: "for you",
      ephemeral_message_parameters: { receiver_user_id: message?.from?.id },
      reply_parameters: { ephemeral_message_id: message?.ephemeral_message_id },
    };
  };

  test("is given once", async () => {
    const answer = await asked();
    await playground.ok("sendMessage", answer);
    expect(await playground.refusal("sendMessage", answer)).toBe(NOT_THERE);
  });

  test("is given within fifteen seconds", async () => {
    const answer = await asked();
    await playground.client.advanceClock(14);
    await playground.ok("sendMessage", answer);
    const late = await asked();
    await playground.client.advanceClock(17);
    expect(await playground.refusal("sendMessage", late)).toBe(NOT_THERE);
  });
});
