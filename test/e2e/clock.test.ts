import { describe, expect, test } from "vitest";
import { sitByLink } from "../support/links.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { tooMany } from "../support/refusals.ts";
import { type StageWish, story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  counted,
  hasButton,
  isTable,
  newerThan,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const stage = story("later");
const { anna, boris, vahe } = stage;

const seated = async (words = "short", wish: StageWish = {}): Promise<SeenMessage> => {
  await stage.open({ secrets: THREE_ONE, ...wish });
  return sitDown(anna, boris, words);
};

const isReminder = ({ text }: SeenMessage): boolean => text.startsWith("⏰");

const reminders = async (): Promise<SeenMessage[]> =>
  (await anna.messages("group")).filter(isReminder);

const callsIn = (ms: number) => stage.client.callsDuring(() => stage.pass(ms));

describe("a reminder in a group", () => {
  test("comes once the player to move has not moved for three minutes, in reply to the table", async () => {
    const table = await seated();
    expect(counted(await callsIn(3 * MINUTE - 5 * SECOND))).toEqual([]);
    expect(counted(await callsIn(6 * SECOND))).toEqual(["sendMessage"]);
    const [reminder, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(reminder?.text).toBe(ru("reminder", { player: "\u2068Anna\u2069" }));
    expect(reminder?.replyTo?.id).toBe(table.id);
    const { id } = await anna.me();
    expect(reminder?.entities).toContainEqual(
      expect.objectContaining({ type: "text_mention", user: expect.objectContaining({ id }) }),
    );
  });

  test("is not repeated, however long he waits", async () => {
    await seated();
    await stage.pass(3 * MINUTE);
    await stage.pass(MINUTE);
    expect(counted(await callsIn(4 * MINUTE))).toEqual([]);
    expect(counted(await callsIn(60 * MINUTE))).toEqual([]);
    expect(await reminders()).toHaveLength(1);
  });

  test("goes away as soon as he has moved, and does not come again in the same turn", async () => {
    const table = await seated();
    await stage.pass(3 * MINUTE);
    const moved = await pressAll(anna, table, "8→5");
    await stage.sweep();
    expect(await reminders()).toEqual([]);
    expect(counted(await callsIn(3 * MINUTE))).toEqual([]);
    const done = await pressAll(anna, moved, "6→5");
    await pressOn(anna, done, buttonFor(done, "done"));
    await stage.pass(3 * MINUTE);
    expect((await reminders()).map(({ text }) => text)).toEqual([
      "⏰ \u2068Boris Katz\u2069, ваш ход.",
    ]);
  });

  test("is put off by a move", async () => {
    const table = await seated();
    stage.passTime(2 * MINUTE);
    await pressAll(anna, table, "8→5");
    expect(counted(await callsIn(2 * MINUTE))).toEqual([]);
    expect(counted(await callsIn(MINUTE))).toEqual(["sendMessage"]);
  });

  test("goes away when the game ends", async () => {
    await seated();
    await stage.pass(3 * MINUTE);
    await boris.say("group", "/resign");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    await pressAll(boris, menu, "Марс ×2 — сразу");
    await stage.sweep();
    expect(await reminders()).toEqual([]);
    expect(counted(await callsIn(DAY))).toEqual([]);
  });

  test("goes away before it is too old to be deleted", async () => {
    await seated();
    await stage.pass(3 * MINUTE);
    stage.passTime(2 * DAY);
    await stage.sweep();
    expect(await reminders()).toEqual([]);
  });

  test("asks for an answer where an answer is due", async () => {
    const table = await seated("long cube");
    const [player, other] = hasAnna(table) ? [anna, "Boris Katz"] : [boris, "Anna"];
    await pressOn(player, table, buttonFor(table, "double"));
    await stage.pass(3 * MINUTE);
    expect((await reminders()).map(({ text }) => text)).toEqual([
      `⏰ \u2068${other}\u2069, от вас ждут ответа.`,
    ]);
  });

  test("never comes in private chats: there the table itself came down", async () => {
    await stage.open({ secrets: THREE_ONE });
    await sitByLink(anna, boris, "short");
    expect(counted(await callsIn(3 * MINUTE))).toEqual([]);
    expect(counted(await callsIn(60 * MINUTE))).toEqual([]);
  });
});

const hasAnna = ({ text }: SeenMessage): boolean => /Anna\u2069, (ваш ход|бросайте)/.test(text);

describe("a game against the bot in a group", () => {
  test("has no reminders: nobody waits", async () => {
    await stage.open();
    await anna.say("group", "/play бот короткие");
    await anna.waitFor("group", (one) => hasButton(one, "menu-more"));
    await stage.pass(4 * MINUTE);
    expect(await reminders()).toEqual([]);
  });
});

describe("a reminder and a restart", () => {
  test("that fell due while the bot was down is dropped, the next one comes", async () => {
    const table = await seated();
    await stage.stopBot();
    stage.passTime(10 * MINUTE);
    await stage.startBot();
    expect(counted(await callsIn(10 * MINUTE))).toEqual([]);
    const done = await pressAll(anna, table, "8→5", "6→5");
    await pressOn(anna, done, buttonFor(done, "done"));
    await stage.pass(3 * MINUTE);
    expect(await reminders()).toHaveLength(1);
  });

  test("that fell due during a short restart comes all the same, once", async () => {
    await seated();
    await stage.stopBot();
    stage.passTime(3 * MINUTE + 30 * SECOND);
    await stage.startBot();
    await stage.sweep();
    expect(await reminders()).toHaveLength(1);
    await stage.stopBot();
    await stage.startBot();
    await stage.pass(30 * SECOND);
    expect(await reminders()).toHaveLength(1);
  });

  test("that fell due while the process was asleep is dropped", async () => {
    await seated();
    expect(counted(await callsIn(60 * MINUTE))).toEqual([]);
  });

  test("comes after a restart when its time comes then", async () => {
    await seated();
    await stage.stopBot();
    stage.passTime(2 * MINUTE);
    await stage.startBot();
    expect(counted(await callsIn(MINUTE))).toEqual(["sendMessage"]);
  });

  test("is taken away by the next process", async () => {
    const table = await seated();
    await stage.pass(3 * MINUTE);
    await stage.stopBot();
    await anna.press(table, buttonNamed(table, "8→5"), 0);
    await stage.startBot();
    await newerThan(anna, table);
    await stage.sweep();
    expect(await reminders()).toEqual([]);
  });
});

describe("a reminder in a busy group", () => {
  test("waits until the group has room for it", async () => {
    const table = await seated("short", {
      allowances: {
        group: { calls: 3, windowMs: MINUTE, burst: 18 },
        private: { calls: 3, windowMs: MINUTE, burst: 18 },
      },
    });
    await anna.press(table, buttonNamed(table, "8→5"));
    await stage.wait(3 * MINUTE - 5 * SECOND);
    const friend = stage.client.as((await anna.invite()).key);
    for (const phone of [vahe, boris, anna, friend]) await phone.say("group", "/play long");
    await stage.poll(async () => (await tables()).length).toBe(4);
    await stage.pass(6 * SECOND);
    expect(await reminders()).toEqual([]);
    // Boards that were behind go first.
    await stage.wait(MINUTE);
    await stage.poll(reminders).toHaveLength(1);
    expect((await tables()).at(-1)?.id).toBeLessThan((await reminders())[0]?.id ?? 0);
    expect(await tables()).toHaveLength(5);
  });

  test("comes later when Telegram says so, and then once", async () => {
    await seated();
    await stage.client.fault({ ...tooMany(30), method: "sendMessage", times: 1 });
    await stage.pass(3 * MINUTE);
    await stage.pass(20 * SECOND);
    expect(await reminders()).toEqual([]);
    await stage.pass(10 * SECOND);
    await stage.pass(60 * SECOND);
    expect(await reminders()).toHaveLength(1);
  });

  test("is taken away when Telegram lets it, and not asked for before", async () => {
    const table = await seated();
    await stage.pass(3 * MINUTE);
    await pressAll(anna, table, "8→5");
    await stage.client.fault({ ...tooMany(30), method: "deleteMessage" });
    const calls = await stage.client.callsDuring(async () => {
      for (let sweeps = 0; sweeps < 5; sweeps++) await stage.pass(5 * SECOND);
    });
    expect(calls.map(({ method }) => method)).toEqual(["deleteMessage"]);
    await stage.client.clearFaults();
    await stage.pass(10 * SECOND);
    expect(await reminders()).toEqual([]);
  });

  test("that may have come through is not sent again", async () => {
    await seated();
    await stage.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
    await stage.pass(3 * MINUTE);
    await stage.pass(MINUTE);
    expect(await reminders()).toHaveLength(1);
  });
});

const tables = async (): Promise<SeenMessage[]> => (await anna.messages("group")).filter(isTable);

const claimable = (): Promise<SeenMessage> =>
  boris.waitFor("group", (one) => hasButton(one, "claim"));

describe("a deadline", () => {
  test("of three days lets the other player claim the game, at the highest outcome", async () => {
    await seated();
    await stage.pass(3 * DAY - MINUTE);
    expect(hasButton(await tableIn(boris), "claim")).toBe(false);
    await stage.pass(MINUTE);
    const table = await claimable();
    expect(table.text).toContain(
      "⌛ Время на ход вышло: 🔴 \u2068Boris Katz\u2069 может забрать победу.",
    );
    const over = await pressOn(boris, table, buttonFor(table, "claim"));
    expect(over.text).toContain(
      "⚪ \u2068Anna\u2069 не доигрывает партию. Победа: 🏆 🔴 \u2068Boris Katz\u2069 — марс.",
    );
    expect(over.text).toContain(ru("over-left-early"));
    expect(hasButton(over, "rematch")).toBe(true);
  });

  test("is not for the one who overslept, nor for a stranger to claim", async () => {
    await seated();
    await stage.pass(3 * DAY);
    const table = await claimable();
    const { data } = buttonFor(table, "claim");
    expect(toastOf(await anna.press(table, { data }))).toContain(ru("refused-claim-not-yours"));
    expect(toastOf(await vahe.press(table, { data }))).toContain(ru("refused-not-your-game"));
    expect((await tableIn(anna)).text).toBe(table.text);
  });

  test("lets the one who overslept move until the game is claimed", async () => {
    await seated();
    await stage.pass(3 * DAY);
    let table = await claimable();
    const { data } = buttonFor(table, "claim");
    table = await pressAll(anna, table, "8→5");
    // The turn as a whole was due: the button stays until it is played.
    expect(hasButton(table, "claim")).toBe(true);
    const stale = toastOf(await boris.pressOld(table, data));
    expect(stale).toBe("The board has changed: use the new one.");
    table = await pressAll(anna, table, "6→5");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(hasButton(table, "claim")).toBe(false);
    expect(table.text).toContain("Boris Katz\u2069, ваш ход");
  });

  test("is read from the clock, not from the button", async () => {
    const table = await seated();
    const early = buttonFor(table, "menu-more").data.replace(/^m/, "l");
    expect(toastOf(await boris.pressOld(table, early))).toBe("There’s still time to move.");
    // Time is up, and the clock has not shown it yet.
    stage.passTime(3 * DAY);
    expect(toastOf(await boris.pressOld(table, early))).toBe("");
    const over = await newerThan(boris, table);
    expect(over.text).toContain("не доигрывает партию");
  });

  test("that passed while the bot was down is shown by the next process, with one edit", async () => {
    await seated();
    await stage.stopBot();
    stage.passTime(4 * DAY);
    const calls = await stage.client.callsDuring(async () => {
      await stage.startBot();
      await claimable();
      await stage.pass(10 * SECOND);
    });
    expect(counted(calls)).toEqual(["editMessageMedia"]);
  });

  test("cannot be put off by taking moves back", async () => {
    let table = await seated();
    stage.passTime(2 * DAY);
    table = await pressAll(anna, table, "8→5");
    table = await pressOn(anna, table, buttonFor(table, "undo"));
    await stage.pass(DAY);
    await claimable();
  });

  test("holds no longer once an offer to resign waits", async () => {
    await seated();
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    const offer = await pressAll(anna, menu, "Оин ×1 — если примут");
    await stage.pass(30 * DAY);
    expect(hasButton(await tableIn(anna), "claim")).toBe(false);
    await pressOn(boris, offer, buttonFor(offer, "accept"));
  });

  test("with a double on offer ends the game as if it were refused", async () => {
    const table = await seated("long 5 cube");
    const [player, other] = hasAnna(table) ? [anna, boris] : [boris, anna];
    await pressOn(player, table, buttonFor(table, "double"));
    await stage.pass(3 * DAY);
    const late = await claimable();
    expect(await pressFor(other, late, "claim")).toBe(
      (other === anna ? ru : en)("refused-claim-not-yours"),
    );
    const over = await pressOn(player, late, buttonFor(late, "claim"));
    expect(over.text).toContain("— оин.");
  });
});
