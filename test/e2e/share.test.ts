import { describe, expect, test } from "vitest";
import { drawReally } from "../support/draw.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  firstStep,
  hasButton,
  playerOf,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ draw: drawReally });
const { anna, boris, vahe } = stage;

/** Anna gives up her first game after a move; the table of it. */
const over = async (): Promise<SeenMessage> => {
  const table = await sitDown(anna, boris, "short 5");
  await pressOn(await playerOf(table, [anna, boris]), table, firstStep(table));
  await anna.say("group", "/resign");
  const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
  const ended = await pressOn(anna, menu, buttonNamed(menu, "Марс ×2 — сразу"));
  return pressMenu(anna, ended, "menu-more");
};

const newest = (table: SeenMessage, fits: (one: SeenMessage) => boolean) =>
  anna.waitFor("group", (one) => one.id > table.id && one.from.bot && fits(one));

describe("a finished game", () => {
  test("is shown as a card, once in a while", async () => {
    const table = await over();
    const { data } = buttonFor(table, "result");
    expect(toastOf(await vahe.press(table, { data }))).toBe("Рисую.");
    const card = await newest(table, ({ photo }) => photo !== undefined);
    expect(card.text).toBe("🏆 🔴 \u2068Boris Katz\u2069 · марс · не в счёт");
    expect(card.photo?.width).toBe(900);
    expect(hasButton(card, "again")).toBe(true);
    expect(toastOf(await vahe.press(table, { data }))).toContain("Уже здесь");
  });

  test("is replayed as an animation", async () => {
    const table = await over();
    await boris.press(table, buttonFor(table, "replay"));
    const replay = await newest(table, ({ animation }) => animation !== undefined);
    expect(replay.text).toContain("Boris Katz");
  });

  test("is followed by another from under its card, which stays", async () => {
    const table = await over();
    await anna.press(table, buttonFor(table, "result"));
    const card = await newest(table, (one) => hasButton(one, "again"));
    const { data } = buttonFor(card, "again");
    expect(toastOf(await vahe.press(card, { data }))).toContain(ru("refused-not-your-game"));
    expect(toastOf(await anna.press(card, { data }))).toContain(ru("arena-next"));
    expect(toastOf(await boris.press(card, { data }))).toBe("");
    const next = await newest(card, (one) => hasButton(one, "menu-more"));
    expect(next.text).toContain("Boris Katz");
    expect((await anna.messages("group")).map(({ id }) => id)).toContain(card.id);
  });

  test("is one of three that one person can wait for: others are drawn meanwhile", async () => {
    const tables = [await over(), await over(), await over(), await over()];
    await stage.client.fault({ kind: "delay", method: "sendAnimation", seconds: 1, times: 1 });
    const toasts = [];
    for (const table of tables) toasts.push(await pressFor(anna, table, "replay"));
    expect(toasts.slice(0, 3)).toEqual(["Рисую.", "Рисую.", "Рисую."]);
    expect(toasts[3]).toContain(ru("share-enough"));
    const [, , , last] = tables;
    if (!last) throw new Error("four of them");
    expect(await pressFor(boris, last, "replay")).toContain("Drawing");
    const count = async () =>
      (await anna.messages("group")).filter(({ animation }) => animation).length;
    await stage.poll(count).toBe(4);
  });

  test("that still goes on is not shown", async () => {
    const table = await sitDown(anna, boris, "short");
    expect(hasButton(table, "result")).toBe(false);
  });
});
