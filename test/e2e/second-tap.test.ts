import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris } = stage;

/** The rows in which the button stands, whether the keyboard is held by its top or by its bottom. */
const rowsOf = (
  { keyboard }: SeenMessage,
  text: string,
): readonly [top: number, bottom: number] => {
  const row = keyboard.findIndex((buttons) => buttons.some((one) => one.text === text));
  if (row < 0) throw new Error(`no button «${text}»`);
  return [row, keyboard.length - row];
};

/** A finger that presses twice cannot come from the one to the other. */
const expectApart = (
  before: SeenMessage,
  pressed: string,
  after: SeenMessage,
  next: string,
): void => {
  const [from, to] = [rowsOf(before, pressed), rowsOf(after, next)];
  expect(to[0]).not.toBe(from[0]);
  expect(to[1]).not.toBe(from[1]);
};

describe.each([
  ["some ways would lose it", "short матч 2", "Марс ×2 — сразу", ["Да, отдать матч"]],
  ["every way would", "short матч 1", "Отдать матч…", ["Да: оин ×1", "Да: марс ×2"]],
] as const)("in a match, where %s", (_, words, losing, sure) => {
  let table: SeenMessage;

  beforeEach(async () => {
    table = await sitDown(anna, boris, words);
  });

  const expectSafe = (menu: SeenMessage, asked: SeenMessage): void => {
    for (const yes of sure) expectApart(menu, losing, asked, yes);
    const [top] = rowsOf(menu, losing);
    const stood = asked.keyboard[top]?.map(({ text }) => text);
    expect(stood).toEqual([expect.stringMatching(/^(?:Не сейчас|Not now)$/)]);
  };

  test("a second tap does not resign", async () => {
    const more = await pressMenu(anna, table, "menu-more");
    const menu = await pressMenu(anna, more, "menu-resign");
    for (const row of menu.keyboard)
      for (const { text } of row)
        if (text !== "Играть дальше") expectApart(more, "Сдаться", menu, text);
    const asked = await pressMenu(anna, menu, "menu-sure");
    expectSafe(menu, asked);
    const over = await pressAll(anna, asked, sure[0]);
    const atOnce = sure[0] === ru("button-resign-sure");
    expect(hasButton(over, atOnce ? "rematch" : "accept")).toBe(true);
  });

  test("nor in the menu that one player has in private", async () => {
    await anna.start();
    await anna.waitFor("bot", ({ from }) => from.bot);
    await anna.press(table, buttonFor(table, "menu-more"));
    const more = await anna.waitFor("bot", (one) => hasButton(one, "menu-resign"));
    await anna.press(more, buttonFor(more, "menu-resign"));
    const menu = await anna.waitFor("bot", (one) => hasButton(one, "menu-sure"));
    await anna.press(menu, buttonNamed(menu, losing));
    expectSafe(menu, await anna.waitFor("bot", (one) => one.text.includes("Точно?")));
  });
});

test("a hint asks to take back first what was played", async () => {
  const table = await sitDown(anna, boris, "short подсказки");
  const hinted = async (played: SeenMessage): Promise<string> => {
    const more = await pressMenu(anna, played, "menu-more");
    return await pressFor(anna, more, "hint");
  };
  const wrong = await pressAll(anna, table, "24→21");
  expect(await hinted(wrong)).toMatch(/^↩ .*\n💡 Лучше всего: 8→5 6→5 /u);
  const moves = await anna.waitFor("group", (one) => hasButton(one, "undo"));
  const right = await pressAll(anna, await pressOn(anna, moves, buttonFor(moves, "undo")), "8→5");
  expect(await hinted(right)).toMatch(/^💡/u);
});

describe("the menu that one player of a group has in private", () => {
  let menu: SeenMessage;

  beforeEach(async () => {
    const table = await sitDown(anna, boris, "short");
    await boris.start();
    await boris.waitFor("bot", ({ from }) => from.bot);
    await boris.press(table, buttonFor(table, "menu-more"));
    const more = await boris.waitFor("bot", (one) => hasButton(one, "menu-resign"));
    await boris.press(more, buttonFor(more, "menu-resign"));
    menu = await boris.waitFor("bot", (one) => hasButton(one, "resign"));
    expect(menu.id).toBe(more.id);
  });

  const left = (): Promise<SeenMessage> =>
    boris.waitFor("bot", ({ id, keyboard }) => id === menu.id && keyboard.length === 0);

  test("is left by Play on", async () => {
    await boris.press(menu, buttonNamed(menu, "Play on"));
    expect((await left()).text).not.toContain("resign");
  });

  test("says what came of it, and has no buttons any more", async () => {
    await boris.press(menu, buttonNamed(menu, "Gammon ×2 — at once"));
    expect((await left()).text).toContain("resigns");
  });

  test("says how the game has ended meanwhile", async () => {
    await anna.say("group", "/resign");
    const table = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    await pressAll(anna, table, "Марс ×2 — сразу");
    await boris.press(menu, buttonNamed(menu, "Gammon ×2 — at once"));
    expect((await left()).text).toContain("Anna\u2069 resigns");
  });
});
