import { describe, expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  isTable,
  playerOf,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";

/** Anna (White) begins with 3:1. */
const stage = story({
  secrets: [secretThrowing([3, 1], [3, 2]), secretThrowing([3, 1], [3, 1])],
});
const { anna, boris } = stage;

const OIN = "Оин ×1 — если примут";
const MARS = "Марс ×2 — сразу";

const resigning = async (phone: Phone, table: SeenMessage): Promise<SeenMessage> =>
  pressMenu(phone, await pressMenu(phone, table, "menu-more"), "menu-resign");

/** Presses, and gives the table as it comes to stand in a chat of this phone. */
const pressed = async (
  phone: Phone,
  table: SeenMessage,
  words: string,
  comes: (message: SeenMessage) => boolean,
  reader: Phone = phone,
): Promise<SeenMessage> => {
  expect(toastOf(await phone.press(table, buttonNamed(table, words)))).toBe("");
  return reader.waitFor(table.chat, (one) => isTable(one) && comes(one));
};

const tablesOf = async (phone: Phone, chat: string): Promise<number[]> =>
  (await phone.messages(chat)).filter(isTable).map(({ id }) => id);

describe("in a group where people have written below the table", () => {
  test("an offer to resign comes down, once in a turn, and so do the end and a rematch", async () => {
    const table = await sitDown(anna, boris, "short");
    await anna.say("group", "/rules");
    await anna.waitFor("group", (one) => one.from.bot && one.id > table.id);
    const menu = await resigning(anna, table);
    const offer = await pressed(anna, menu, OIN, (one) => hasButton(one, "accept"));
    expect(offer.id).toBeGreaterThan(table.id);
    await stage.poll(() => tablesOf(anna, "group")).not.toContain(table.id);

    await boris.say("group", "/help");
    await anna.waitFor("group", (one) => one.from.bot && one.id > offer.id);
    const on = await pressOn(boris, offer, buttonFor(offer, "decline"));
    const second = await pressed(anna, await resigning(anna, on), OIN, (one) =>
      hasButton(one, "accept"),
    );
    expect(second.id).toBe(offer.id);

    const over = await pressed(boris, second, "Принять", (one) => hasButton(one, "rematch"));
    expect(over.id).toBeGreaterThan(offer.id);
    await boris.say("group", "/help");
    await anna.waitFor("group", (one) => one.from.bot && one.id > over.id);
    const asked = await pressed(anna, over, buttonFor(over, "rematch").text, (one) =>
      one.text.includes("хочет ещё партию"),
    );
    expect(asked.id).toBeGreaterThan(over.id);
  });

  test("a double comes down", async () => {
    const table = await sitDown(anna, boris, "long cube");
    const player = await playerOf(table, [anna, boris]);
    await boris.say("group", "/help");
    await anna.waitFor("group", (one) => one.from.bot && one.id > table.id);
    const double = buttonFor(table, "double").text;
    const doubled = await pressed(player, table, double, (one) => hasButton(one, "take"));
    expect(doubled.id).toBeGreaterThan(table.id);
  });
});

describe("in a group whose newest message is the table", () => {
  test("all of it is edited in place, also after a reminder has come and gone", async () => {
    // It hears that nobody talks.
    await stage.client.privacy(false);
    await boris.say("group", "сыграем?");
    const table = await sitDown(anna, boris, "short");
    stage.passTime(3 * 60_000);
    await stage.sweep();
    const moved = await pressOn(anna, table, buttonNamed(table, "8→5"));
    await stage.sweep();
    const menu = await resigning(anna, moved);
    const over = await pressed(anna, menu, MARS, (one) => hasButton(one, "rematch"));
    expect(over.id).toBe(table.id);
    const asked = await pressed(anna, over, buttonFor(over, "rematch").text, (one) =>
      one.text.includes("хочет ещё партию"),
    );
    expect(asked.id).toBe(table.id);
  });
});

describe("between private chats", () => {
  test("a player who is to answer, or has not seen the end, hears of it; the other keeps the table", async () => {
    const { host, guest } = await sitByLink(anna, boris, "short");
    // It is Anna's turn: Boris offers out of turn, and she is to answer.
    const menu = await resigning(boris, guest);
    const resign = menu.keyboard.flat().find(({ text }) => text.includes("×1"));
    const answered = await boris.press(menu, { text: resign?.text ?? "" });
    expect(toastOf(answered)).toBe("");
    const offered = await anna.waitFor("bot", (one) => hasButton(one, "accept"));
    expect(offered.id).toBeGreaterThan(host.id);
    expect((await boris.last("bot", ({ from }) => from.bot)).id).toBe(guest.id);

    await anna.press(offered, buttonFor(offered, "accept"));
    const lost = await boris.waitFor("bot", (one) => hasButton(one, "rematch"));
    expect(lost.id).toBeGreaterThan(guest.id);
    const won = await anna.waitFor("bot", (one) => hasButton(one, "rematch"));
    expect(won.id).toBe(offered.id);

    await anna.press(won, buttonFor(won, "rematch"));
    const asked = await boris.waitFor("bot", (one) => isTable(one) && one.id > lost.id);
    expect(hasButton(asked, "rematch")).toBe(true);
    await stage.poll(() => tablesOf(boris, "bot")).toEqual([asked.id]);
  });
});
