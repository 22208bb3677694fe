import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { sendHere } from "../support/inline.ts";
import { someOnward } from "../support/onward.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  inGame,
  isTable,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const MINUTE = 60_000;
const A_WHILE = 41_000;

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

/** Anna plays her whole turn. */
const handedOver = async (table: SeenMessage) => {
  let over = table;
  const sent = await sendings(async () => {
    over = await pressAll(anna, await pressAll(anna, table, "8→5"), "6→5");
  });
  return { over, sent };
};

/** Boris rolls, and plays his. */
const handedOverBack = async (table: SeenMessage) => {
  let over = table;
  const sent = await sendings(async () => {
    const rolled = await pressOn(boris, table, buttonFor(table, "roll"));
    over = await pressAll(boris, rolled, "24→22", "24→21");
  });
  return { over, sent };
};

describe("a table in a group where people talk", () => {
  test("comes down without a sound at a hand-over below which six messages would stand", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    await talk(6);
    stage.passTime(A_WHILE);
    const { over, sent } = await handedOver(table);
    expect(sent).toEqual(["quiet"]);
    expect(over.id).toBeGreaterThan(table.id);
    await stage.poll(() => tablesIn("group")).toEqual([over.id]);
  });

  test("stays where it is below five, however long", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    await talk(5);
    stage.passTime(10 * MINUTE);
    expect((await handedOver(table)).sent).toEqual([]);
  });

  test("stays for a while, however many talk", async () => {
    await stage.client.privacy(false);
    const table = await sitDown(anna, boris, "short");
    await talk(8);
    expect((await handedOver(table)).sent).toEqual([]);
  });
});

describe("a table in a group whose talk the bot does not hear", () => {
  const upgraded = async (): Promise<SeenMessage> => {
    await anna.upgradeGroup();
    return sitDown(anna, boris, "short");
  };

  test("comes down without a sound once it has stood for a while, and the old message goes", async () => {
    const table = await upgraded();
    await talk(9);
    stage.passTime(A_WHILE);
    const { over, sent } = await handedOver(table);
    expect(sent).toEqual(["quiet"]);
    await stage.poll(() => tablesIn("group")).toEqual([over.id]);
  });

  test("stands for twice as long where nobody has talked", async () => {
    const table = await upgraded();
    stage.passTime(A_WHILE);
    const { over } = await handedOver(table);
    expect(over.id).toBe(table.id + 1);
    stage.passTime(A_WHILE);
    const next = await handedOverBack(over);
    expect([next.sent, next.over.id]).toEqual([[], over.id]);
  });

  test("comes down again soon where many have talked", async () => {
    const table = await upgraded();
    stage.passTime(A_WHILE);
    await talk(9);
    const { over } = await handedOver(table);
    await talk(9);
    stage.passTime(A_WHILE);
    expect((await handedOverBack(over)).sent).toEqual(["quiet"]);
  });

  test("comes down at the first hand-over after the bot has started anew", async () => {
    const table = await upgraded();
    await stage.stopBot();
    await stage.startBot();
    expect((await handedOver(table)).sent).toEqual(["quiet"]);
  });
});

describe("what a player in a group has to hear", () => {
  /** Boris gives the game up by buttons alone: the bot knows of no message below the table. */
  const givesUp = async (table: SeenMessage): Promise<void> => {
    const more = await pressMenu(boris, table, "menu-more");
    const menu = await pressMenu(boris, more, "menu-resign");
    const atOnce = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
    await boris.press(menu, { data: atOnce?.data ?? "" });
  };

  const over = (): Promise<SeenMessage> =>
    anna.waitFor("group", (one) => hasButton(one, "rematch"));

  test("comes with a sound where talk may hide the table, though the bot hears none", async () => {
    const table = await sitDown(anna, boris, "short");
    await talk(3);
    stage.passTime(A_WHILE);
    const ended = await sendings(() => givesUp(table));
    expect(ended).toEqual(["loud"]);
    const ending = await over();
    expect(ending.id).toBeGreaterThan(table.id);

    stage.passTime(A_WHILE);
    const asked = await sendings(() => boris.press(ending, buttonFor(ending, "rematch")));
    expect(asked).toEqual(["loud"]);
  });

  test("is shown in its place right after the table has come", async () => {
    const table = await sitDown(anna, boris, "short");
    expect(await sendings(() => givesUp(table))).toEqual([]);
    expect((await over()).id).toBe(table.id);
  });

  test("is shown in its place where the bot hears the talk, and nobody has talked", async () => {
    await stage.client.privacy(false);
    await talk(1);
    const table = await sitDown(anna, boris, "short");
    stage.passTime(A_WHILE);
    expect(await sendings(() => givesUp(table))).toEqual([]);
  });
});

describe("a table against the computer in private", () => {
  const begun = async (): Promise<SeenMessage> => {
    await anna.start();
    await anna.say("bot", "/play bot short");
    return anna.waitFor("bot", inGame);
  };

  /** Anna plays turn after turn, until the computer has answered one. */
  const playsTurn = async (table: SeenMessage) => {
    let newest = table;
    const sent = await sendings(async () => {
      for (let press = 0; press < 6; press++) {
        const onward = someOnward(buttonsOf(newest), seeded(press));
        if (onward) newest = await pressOn(anna, newest, onward);
      }
    });
    return { newest, sent };
  };

  test("comes down at the next turn below whatever came, without a sound", async () => {
    const table = await begun();
    await anna.say("bot", "/me");
    await anna.waitFor("bot", ({ id }) => id > table.id + 1);
    const { newest, sent } = await playsTurn(table);
    expect(sent).toEqual(["quiet"]);
    expect(newest.id).toBeGreaterThan(table.id + 1);
  });

  test("stays where nothing came", async () => {
    const table = await begun();
    const { newest, sent } = await playsTurn(table);
    expect([sent, newest.id]).toEqual([[], table.id]);
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
    // He plays in her chat with him, and needs none with the bot.
    expect(board.text).not.toContain("💤");
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
