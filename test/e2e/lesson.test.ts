import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { draw } from "../support/draw.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { buttonNamed, buttonsOf, hasButton, toastOf } from "../support/table.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const atStep = (step: number) => (one: SeenMessage) => one.text.includes(`Первый урок · ${step}/`);

const isHome = (one: SeenMessage): boolean => hasButton(one, "rules-family");

const isChoice = (one: SeenMessage): boolean => one.text.includes("несколько минут");

const begun = async (game = "🎓 Короткие"): Promise<SeenMessage> => {
  await stage.anna.start();
  const hello = await stage.anna.waitFor("bot", (one) => hasButton(one, "start-page"));
  await stage.anna.press(hello, buttonNamed(hello, "Ещё…"));
  const more = await stage.anna.waitFor("bot", (one) => hasButton(one, "lesson"));
  expect(toastOf(await stage.anna.press(more, buttonNamed(more, "🎓 Первый урок")))).toBe("");
  return pressedOn(await stage.anna.waitFor("bot", isChoice), game, 1);
};

/** Presses that button and waits for the next step. */
const pressedOn = async (page: SeenMessage, words: string, step: number): Promise<SeenMessage> => {
  expect(toastOf(await stage.anna.press(page, buttonNamed(page, words)))).toBe("");
  return stage.anna.waitFor("bot", (one) => one.id === page.id && atStep(step)(one));
};

const PRESSES = [
  ...["24→20", "13→10", "Готово", "🎲 Бросить", "10→7✶", "8→7", "Готово"],
  ...["Дальше ›", "Дальше ›", "🎲 Бросить", "6→снять", "3→снять"],
];

const LONG_PRESSES = [
  ...["24→19", "19→16", "Готово", "🎲 Бросить", "24→20", "16→14", "Готово", "Дальше ›"],
  ...["🎲 Бросить", "24→20", "10→8", "Готово", "🎲 Бросить", "6→снять", "3→снять"],
];

describe("the first lesson", () => {
  test("is played to the end in one message, by the buttons that it names", async () => {
    let page = await begun();
    expect(page.photo).toBeDefined();
    for (const [index, words] of PRESSES.entries()) page = await pressedOn(page, words, index + 2);
    expect(page.text).toContain("🏆 Победа!");
    expect(buttonsOf(page).map(({ text }) => text)).toEqual([
      "🤖 Короткие с ботом",
      "🤝 С другом",
      "🎓 Длинные",
      "Правила",
      "Ещё раз",
    ]);
    expect((await pressedOn(page, "Ещё раз", 1)).photo).toBeDefined();
  });

  test("has pictures again once they can be drawn", async () => {
    await stage.close();
    let failing = true;
    const failed = () => Promise.reject(new Error("the thread was ended"));
    stage = await openStage({ draw: (one) => (failing ? failed() : draw(one)) });
    const page = await begun();
    expect(page.photo).toBeUndefined();
    failing = false;
    const next = await stage.anna.press(page, buttonNamed(page, "24→20"));
    expect(toastOf(next)).toBe("");
    const drawn = await stage.anna.waitFor("bot", (one) => one.id === page.id && atStep(2)(one));
    expect(drawn.photo).toBeDefined();
  });

  test("of long nardy ends in a game of it against the bot", async () => {
    let page = await begun("🎓 Длинные");
    for (const [index, words] of LONG_PRESSES.entries()) {
      page = await pressedOn(page, words, index + 2);
    }
    expect(toastOf(await stage.anna.press(page, buttonNamed(page, "🤖 Длинные с ботом")))).toBe("");
    const table = await stage.anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
    expect(table.text).toContain("Длинные нарды");
  });

  test("goes on under a message of an earlier day", async () => {
    const page = await begun();
    expect(toastOf(await stage.anna.pressOld(page, "H.1.d4"))).toContain("24→20");
    expect(toastOf(await stage.anna.pressOld(page, "Z.2"))).toBe("");
    expect((await stage.anna.waitFor("bot", atStep(2))).text).toContain("13→10");
  });

  test("says which move is meant where another is pressed, and takes a move back", async () => {
    const page = await begun();
    expect(toastOf(await stage.anna.press(page, buttonNamed(page, "13→9")))).toContain(
      "сейчас нажмите «24→20»",
    );
    const second = await pressedOn(page, "24→20", 2);
    expect(second.text).toContain("24→20");
    await pressedOn(second, "↩ Вернуть", 1);
  });

  test("is left at any time, and its message goes", async () => {
    const page = await begun();
    expect(toastOf(await stage.anna.press(page, buttonNamed(page, "Выйти")))).toContain("/rules");
    await stage
      .poll(async () => (await stage.anna.messages("bot")).some(({ id }) => id === page.id))
      .toBe(false);
  });

  test("begins in the private chat also where a group asks for the rules", async () => {
    await stage.anna.say("group", "/rules");
    const home = await stage.anna.waitFor("group", isHome);
    const [lesson] = home.keyboard.flat();
    expect(lesson).toMatchObject({ text: "🎓 Первый урок" });
    expect(lesson && "url" in lesson ? lesson.url : "").toMatch(/\?start=lesson$/);
    await stage.anna.say("bot", "/start lesson");
    await stage.anna.waitFor("bot", isChoice);
  });
});
