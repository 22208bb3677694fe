import { describe, expect, test } from "vitest";
import type { Colour } from "../../src/game/types.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { writePress } from "../support/presses.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  playerOf,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 3_600_000;

describe("a game of others", () => {
  const stage = story();
  const { anna, boris, vahe } = stage;

  /** What is watched in Vahe's private chat. */
  const watched = async (): Promise<readonly SeenMessage[]> =>
    (await vahe.messages("bot", 20)).filter(
      (one) => one.photo !== undefined && !hasButton(one, "start-page"),
    );

  /** Anna and Boris play in the group, and ⋯ is open. */
  const withMenu = async (words = "long hints"): Promise<SeenMessage> => {
    const table = await sitDown(anna, boris, words);
    await anna.press(table, buttonFor(table, "menu-more"));
    return anna.waitFor("group", (one) => hasButton(one, "watch"));
  };

  const resigns = async (): Promise<void> => {
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    await anna.press(menu, buttonNamed(menu, "Марс ×2 — сразу"));
  };

  /** One doubles before the first roll, and the other passes, so that the game counts. */
  const isPassed = async (menu: SeenMessage): Promise<Colour> => {
    const table = await pressMenu(anna, menu, "menu-close");
    const doubler = await playerOf(table, [anna, boris]);
    const asked = await pressOn(doubler, table, buttonFor(table, "double"));
    await pressOn(await playerOf(asked, [anna, boris]), asked, buttonFor(asked, "drop"));
    return doubler === anna ? "white" : "black";
  };

  test("says to those who watch that a player is late, and no more where the clock was wrong", async () => {
    await vahe.start();
    const table = await withMenu();
    await vahe.press(table, buttonFor(table, "watch"));
    await stage.sweep();
    await stage.pass(WEEK_MS);
    const late = await vahe.waitFor("bot", (one) => one.text.includes("⌛"));
    stage.setClock(-WEEK_MS);
    await stage.pass(MINUTE_MS);
    await vahe.waitFor("bot", (one) => one.id === late.id && !one.text.includes("⌛"));
  });

  test("is watched in private as it goes on, and can be pressed by nobody", async () => {
    await vahe.start();
    const table = await withMenu("long hints cube");
    const watch = buttonFor(table, "watch");
    expect(toastOf(await vahe.press(table, watch))).toContain("👁");
    await stage.sweep();
    const [board, ...others] = await watched();
    if (!board) throw new Error("there is no board");
    expect(others).toEqual([]);
    expect(board.text).toMatch(/\n(?:Chances|Шансы): ⚪ \d+.%.+ 🔴$/u);
    expect(board.keyboard.flat()).toHaveLength(1);
    expect(hasButton(board, "watch-stop")).toBe(true);
    const winner = await isPassed(table);
    await stage.sweep();
    expect(await watched()).toEqual([board]);
    await stage.pass(6 * SECOND_MS);
    const [end] = await watched();
    expect(end?.id).toBe(board.id);
    const won = winner === "white" ? { white: 1, black: 0 } : { white: 0, black: 1 };
    const rivals = ru("watch-rivals", { whiteMark: "⚪", blackMark: "🔴", ...won });
    expect(end?.text).toContain("🏆");
    expect(end?.text.split("\n").at(-1)).toBe(rivals);
    expect(end?.keyboard).toEqual([]);
    // A button of a table that does not stand here opens nothing.
    const forged = await vahe.pressOld(board, watch.data);
    expect(toastOf(forged)).not.toContain("👁");
  });

  test("is left when one has seen enough, and after a restart it goes on", async () => {
    await vahe.start();
    const table = await withMenu();
    await vahe.press(table, buttonFor(table, "watch"));
    await stage.sweep();
    const [board] = await watched();
    await stage.stopBot();
    await stage.startBot();
    await resigns();
    await stage.pass(6 * SECOND_MS);
    expect((await watched()).map(({ id }) => id)).toEqual([board?.id]);
    // What was left so early is nothing between the two.
    expect((await watched())[0]?.text.split("\n").at(-1)).toBe(ru("over-left-early"));
    const next = await withMenu();
    await vahe.press(next, buttonFor(next, "watch"));
    await stage.pass(6 * SECOND_MS);
    const [other, ...rest] = await watched();
    if (!other) throw new Error("there is no board");
    expect(rest).toEqual([]);
    expect(other.text).not.toMatch(/ваш ход|your turn/u);
    await vahe.press(other, buttonFor(other, "watch-stop"));
    await resigns();
    await stage.pass(6 * SECOND_MS);
    expect((await watched()).some(({ id }) => id === other.id)).toBe(false);
  });

  test("is no longer shown to who has left its group", async () => {
    await vahe.start();
    const table = await withMenu();
    await vahe.press(table, buttonFor(table, "watch"));
    await stage.sweep();
    const [board] = await watched();
    await vahe.leaveGroup();
    await stage.poll(() => stage.client.pendingUpdates()).toBe(0);
    await resigns();
    await stage.pass(6 * SECOND_MS);
    expect(await watched()).toEqual([board]);
  });

  test("is no longer shown to who has left a large group, where no message says so", async () => {
    await vahe.start();
    const table = await withMenu();
    await vahe.press(table, buttonFor(table, "watch"));
    await stage.sweep();
    const [board] = await watched();
    await stage.stopBot();
    await vahe.leaveGroup();
    await stage.api.deleteWebhook({ drop_pending_updates: true });
    await stage.startBot();
    await stage.pass(10 * MINUTE_MS);
    await resigns();
    await stage.pass(6 * SECOND_MS);
    expect(await watched()).toEqual([board]);
  });

  test("is opened by START at once, and by nobody from outside", async () => {
    const table = await withMenu();
    const led = await vahe.press(table, buttonFor(table, "watch"));
    const url = led.type === "callback" ? (led.answer?.url ?? "") : "";
    await vahe.leaveGroup();
    await vahe.open(url);
    await vahe.waitFor("bot", ({ text }) => /members of a group|участников группы/.test(text));
    await vahe.joinGroup();
    await vahe.open(url);
    await vahe.waitFor("bot", (one) => hasButton(one, "watch-stop"));
    await resigns();
    await anna.open(url);
    await anna.waitFor("bot", ({ text }) => text === ru("refused-game-over"));
  });

  test("of an arena is opened from its message, by who has begun with the bot", async () => {
    await Promise.all([anna.start(), boris.start()]);
    await anna.say("group", "/arena short 20 in 0 min");
    const arena = await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    for (const phone of [anna, boris]) await phone.press(arena, buttonFor(arena, "arena-play"));
    await stage.pass(7 * SECOND_MS);
    await stage.pass(7 * SECOND_MS);
    const running = await vahe.waitFor("group", (one) => hasButton(one, "watch-arena"));
    const led = await vahe.press(running, buttonFor(running, "watch-arena"));
    expect(JSON.stringify(led)).toContain("start=watch-arena-");
    const url = led.type === "callback" ? (led.answer?.url ?? "") : "";
    // Older links name nothing: a person who has come by one presses once more.
    await vahe.start("watch");
    await vahe.waitFor("bot", ({ text }) => /once more|ещё раз/.test(text));
    await vahe.open(url);
    const board = await vahe.waitFor("bot", (one) => hasButton(one, "watch-stop"));
    expect(board.text).toMatch(/Short|Короткие/u);
    // No other game is played: there is no next one, though an old button says so.
    expect(hasButton(board, "watch-next")).toBe(false);
    const next = await vahe.pressOld(board, writePress({ do: "watch-next" }));
    expect(toastOf(next)).toMatch(/no other games|Других партий/u);
  });
});
