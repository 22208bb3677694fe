import { describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  hasButton,
  inGame,
  isTable,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const MINUTE = 60_000;

const stage = story({ secrets: THREE_ONE, asksDone: false });
const { anna, boris } = stage;

const tablesIn = async (chat: string): Promise<number[]> =>
  (await anna.messages(chat)).filter(isTable).map(({ id }) => id);

/** The sendings of boards, with a sound or without. */
const sendings = async (act: () => Promise<unknown>): Promise<("loud" | "quiet")[]> =>
  (await stage.client.callsDuring(act))
    .filter(({ method }) => method === "sendPhoto")
    .map((call) => (call.arguments.disable_notification === "true" ? "quiet" : "loud"));

const talk = async (messages: number): Promise<void> => {
  for (let said = 0; said < messages; said++) await boris.say("group", `${said}`);
};

describe("a challenge in a group", () => {
  test("comes down with a sound once an opponent sits down, and the old message goes", async () => {
    await anna.say("group", "/play short");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    const sent = await sendings(async () => {
      await boris.press(challenge, buttonFor(challenge, "sit"));
      await anna.waitFor("group", inGame);
    });
    expect(sent).toEqual(["loud"]);
    await stage.poll(() => tablesIn("group")).not.toContain(challenge.id);
  });
});

describe("a table in a group where people talk", () => {
  /** Anna plays her whole turn after so many messages. */
  const afterTalk = async (table: SeenMessage, messages: number): Promise<SeenMessage> => {
    await talk(messages);
    const step = await pressAll(anna, table, "8→5");
    return pressAll(anna, step, "6→5");
  };

  test("comes down without a sound at a hand-over below which six messages would stand", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    let over: SeenMessage | undefined;
    const sent = await sendings(async () => {
      over = await afterTalk(table, 6);
    });
    expect(sent).toEqual(["quiet"]);
    expect(over?.id).toBeGreaterThan(table.id);
    await stage.poll(() => tablesIn("group")).toEqual([over?.id]);
  });

  test("stays where it is below five", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    expect((await afterTalk(table, 5)).id).toBe(table.id);
  });

  test("comes down once in three minutes, also where the bot starts anew", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    const first = await afterTalk(table, 6);
    await talk(6);
    await stage.stopBot();
    await stage.startBot();
    await talk(6);
    const rolled = await pressOn(boris, first, buttonFor(first, "roll"));
    expect(rolled.id).toBe(first.id);
    stage.passTime(3 * MINUTE);
    const [one, other] = ["24→22", "24→21"];
    const played = await pressAll(boris, rolled, one, other);
    expect(played.id).toBeGreaterThan(first.id);
  });
});

describe("a challenge that is accepted in another chat", () => {
  /** It is a message of the person who sent it. */
  const isPlayed = (one: SeenMessage): boolean => hasButton(one, "menu-more");

  /** Boris sits down in the chat where Anna has sent her offer. */
  const accepted = async (isConfirmed: boolean): Promise<SeenMessage> => {
    const offer = await sendHere(anna, "boris", "короткие");
    if (isConfirmed) await anna.press(offer, buttonFor(offer, "offer-sit"));
    const seen = await boris.waitFor("anna", ({ id }) => id === offer.id);
    const sit = buttonFor(seen, hasButton(seen, "sit") ? "sit" : "offer-sit");
    expect(toastOf(await boris.press(seen, sit))).toBe("");
    await boris.waitFor("anna", isPlayed);
    await stage.sweep();
    return anna.waitFor("bot", (one) => hasButton(one, "board-here"));
  };

  test("tells its maker in private who has sat down, with a way to a board there", async () => {
    await anna.start();
    const told = await accepted(true);
    expect(told.text).toContain("Boris");
    expect(told.text).not.toContain("\n");
    expect(await pressFor(anna, told, "board-here")).toBe("");
    const board = await anna.waitFor("bot", inGame);
    const there = await anna.waitFor("boris", isPlayed);
    const step = await pressAll(anna, board, "8→5");
    await anna.waitFor("boris", (one) => one.id === there.id && one.text !== there.text);
    expect(step.chat).toBe(board.chat);
  });

  test("says so too where the maker has not confirmed it yet", async () => {
    await anna.start();
    const told = await accepted(false);
    expect(told.text).toContain(ru("offer-taken", { name: "x", terms: "y" }).split("\n")[1] ?? "");
    expect(await pressFor(anna, told, "board-here")).toBe("");
    await anna.waitFor("bot", inGame);
    expect(await pressFor(anna, told, "board-here")).toBe("");
  });
});
