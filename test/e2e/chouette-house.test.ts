import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { chouetteAt, isBoard, isChouette, plain } from "../support/chouette.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { SEATED } from "../support/secrets.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  firstStep,
  hasButton,
  moveButtons,
  pressFor,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ secrets: SEATED });
const { anna, boris, vahe } = stage;
const { said, board, friends, seated, seatedAt, playing } = chouetteAt(stage);

describe("a press at a chouette that comes too late, or from another person", () => {
  test("plays nothing, whichever button it is", async () => {
    const [stranger] = await friends(1);
    if (!stranger) throw new Error("nobody came");
    const table = await playing();
    expect(await pressFor(stranger, table, "cube-double")).toMatch(/не играете/);
    expect(await pressFor(stranger, table, "roll")).toMatch(/не играете/);
    await pressFor(boris, table, "cube-double");
    const asked = await board("принимаете?");
    for (const action of ["cube-take", "cube-drop"] as const)
      expect(await pressFor(stranger, asked, action)).toMatch(/не играете/);
    await pressFor(anna, asked, "cube-take");
    const taken = await board("Boris Katz ×2 у бокса");
    const old = buttonsOf(asked).find(({ press }) => press.do === "cube-drop");
    const again = await anna.pressOld(taken, old?.data ?? "");
    expect(toastOf(again)).toBe(ru("refused-no-double"));
    await pressFor(boris, taken, "roll");
    const rolled = await board("Anna, бросайте");
    for (const one of [...buttonsOf(asked), ...buttonsOf(table)].filter(({ press }) =>
      press.do.startsWith("cube-"),
    ))
      expect(toastOf(await vahe.pressOld(rolled, one.data))).toBe(ru("refused-stale"));
    expect(plain(await board("бросайте"))).toContain("Boris Katz ×2 у бокса, Vahe");
  });

  test("of a seat: after it was closed, all are told so", async () => {
    const message = await seated("длинные", anna, [boris, vahe]);
    await anna.say("group", "/chouette стоп");
    await said(ru("chouette-cancelled"));
    for (const action of ["chouette-sit", "chouette-up", "chouette-begin"] as const) {
      const { data } = buttonFor(message, action);
      expect(toastOf(await vahe.pressOld(message, data))).toMatch(/окончен/);
    }
  });

  test("a double counts while the turn before could still be taken back", async () => {
    await stage.open({ asksDone: false, secrets: SEATED });
    let table = await playing("короткие");
    // Boris plays his whole turn: Anna may double before the clock has ended it.
    for (let press = 0; press < 4 && moveButtons(table).length > 0; press++) {
      const [move] = moveButtons(table);
      await boris.press(table, { data: move?.data ?? "" });
      const before = JSON.stringify(table.keyboard);
      table = await boris.waitFor(
        "group",
        (one) => isBoard(one) && JSON.stringify(one.keyboard) !== before,
      );
    }
    expect(hasButton(table, "undo")).toBe(true);
    const doubler = plain(table).includes("Anna, бросайте") ? anna : boris;
    await pressFor(doubler, table, "cube-double");
    await board("даве");
  });
});

const BEAVERS = ["Принял один: как обычно", "Принял один: бивер или пас"];
const BOX_TAKES = [
  "Бокс принимает: любые",
  "Бокс принимает: хотя бы половину",
  "Бокс принимает: все или ни одного",
];
const ADVICE = [
  "Советы: кто ещё играет",
  "Советы: вся команда",
  "Советы: после даве",
  "Советы: нет",
];

describe("the rules of a house", () => {
  test("stand behind one button of a first page with the games", async () => {
    const menu = await answerTo(anna, "/chouette");
    const rows = (page: SeenMessage) => page.keyboard.map((row) => row.map(({ text }) => text));
    expect(rows(menu)).toEqual([
      ["Длинные", "Короткие"],
      ["Условия…", "‹ Назад"],
    ]);
    expect(menu.text.split("\n").length).toBeLessThanOrEqual(3);
    expect(menu.text).not.toContain("/chouette");
    await anna.press(menu, buttonNamed(menu, "Условия…"));
    const terms = await anna.waitFor("group", (one) => one.id === menu.id && rows(one).length > 2);
    expect(rows(terms)).toEqual([
      ["Советы: кто ещё играет"],
      ["🪑 Мест: 6", "Куб: да"],
      ["Принял один: как обычно"],
      ["Бокс принимает: любые"],
      ["Бивер: нет", "Якоби: нет"],
      ["‹ К выбору игры"],
    ]);
    await anna.press(terms, buttonNamed(terms, "Куб: да"));
    const uncubed = await anna.waitFor(
      "group",
      (one) => one.id === menu.id && rows(one).flat().includes("Куб: нет"),
    );
    expect(rows(uncubed)).toHaveLength(3);
    await anna.press(uncubed, buttonNamed(uncubed, "‹ К выбору игры"));
    await anna.waitFor(
      "group",
      (one) => one.id === menu.id && one.text.includes(ru("chouette-cube-2")),
    );
  });

  /** A chouette with terms that are each turned through these labels of their button. */
  const openedAs = async (
    game: string,
    ...choices: readonly (readonly string[])[]
  ): Promise<SeenMessage> => {
    await anna.say("group", "/chouette");
    let menu = await anna.waitFor("group", (one) => hasButton(one, "chouette-menu"));
    const isTurned = (to: string) => (one: SeenMessage) =>
      one.id === menu.id && buttonsOf(one).some(({ text }) => text === to);
    const press = async (words: string, then: string): Promise<void> => {
      await anna.press(menu, buttonNamed(menu, words));
      menu = await anna.waitFor("group", isTurned(then));
    };
    await press("Условия…", "‹ К выбору игры");
    for (const values of choices)
      for (const [at, value] of values.entries()) {
        const next = values[at + 1];
        if (next) await press(value, next);
      }
    await press("‹ К выбору игры", "Условия…");
    await anna.press(menu, buttonNamed(menu, game));
    const message = await anna.waitFor("group", isChouette);
    return seatedAt(message, [boris, vahe]);
  };
  const opened = (...choices: readonly (readonly string[])[]) => openedAs("Длинные", ...choices);

  test("are chosen in the menu, and said where they are not the usual ones", async () => {
    const message = await opened(BEAVERS, BOX_TAKES);
    expect(plain(message)).toContain(ru("house-loneTaker-beavers"));
    expect(plain(message)).toContain(ru("house-boxTakes-all"));
    expect(plain(message)).not.toContain(ru("house-advice-playing"));
    await pressFor(anna, message, "chouette-begin");
    const table = await board("Boris Katz, бросайте");
    const double = buttonFor(table, "cube-double").data;
    await boris.press(table, { data: double });
    await vahe.pressOld(table, double);
    const both = await board("Boris Katz ×2, Vahe ×2: даве");
    await anna.press(both, buttonNamed(both, "✓ Vahe ×2"));
    const one = await board("Boris Katz ×2: даве");
    expect(await pressFor(anna, one, "cube-drop")).toMatch(/все кубы или ни одного/);
    await pressFor(anna, one, "cube-take");
    await board("Boris Katz ×2 у бокса, Vahe ×2 у бокса");
  });

  test("let a member who takes alone beaver, or pass after all", async () => {
    await pressFor(anna, await opened(BEAVERS), "chouette-begin");
    await pressFor(boris, await board("Boris Katz, бросайте"), "roll");
    const table = await board("Anna, бросайте");
    await anna.press(table, buttonNamed(table, "Даве всем"));
    await pressFor(vahe, await board("Принять или пас"), "cube-take");
    await pressFor(boris, await board("пас: Boris Katz"), "cube-drop");
    const alone = await board("Vahe ×2, остальные спасовали: бивер или пас.");
    expect(hasButton(alone, "cube-take")).toBe(false);
    await pressFor(vahe, alone, "cube-beaver");
    await pressFor(anna, await board("Vahe ×4: бивер. ⚪ Anna, принимаете?"), "cube-take");
    await board("Vahe ×4");
  });

  test("have as many seats as were asked for", async () => {
    const message = await opened(["🪑 Мест: 6", "🪑 Мест: 5", "🪑 Мест: 4", "🪑 Мест: 3"]);
    expect(plain(message)).toContain(ru("chouette-seats-full"));
    expect(hasButton(message, "chouette-sit")).toBe(false);
  });

  test("say in the menu whether there are beavers and Jacoby, and keep the choice", async () => {
    await setInGroup(anna, "cube", "Бивер");
    await anna.say("group", "/chouette");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "chouette-menu"));
    expect(plain(menu)).toContain(ru("chouette-cube-3"));
    await pressFor(anna, menu, "contests");
    const list = await anna.waitFor(
      "group",
      ({ id, text }) => id === menu.id && text !== menu.text,
    );
    await pressFor(anna, list, "play-close");
    const ids = async () => (await anna.messages("group")).map(({ id }) => id);
    await stage.poll(ids).not.toContain(menu.id);
    const message = await opened(["Якоби: нет", "Якоби: да"]);
    expect(plain(message)).toMatch(/бивер.*Якоби/i);
  });

  test("say who may advise", async () => {
    for (const [choice, answer] of [
      ["Советы: нет", "refused-advice-nobody"],
      ["Советы: после даве", "refused-advice-cubed"],
    ] as const) {
      const labels = ADVICE.slice(0, ADVICE.indexOf(choice) + 1);
      await stage.open({ secrets: SEATED });
      await pressFor(anna, await openedAs("Короткие", labels), "chouette-begin");
      const rolled = await board("Boris Katz, ваш ход");
      const { data } = firstStep(rolled);
      expect(toastOf(await vahe.press(rolled, { data }))).toBe(ru(answer));
    }
  });
});

test.each([
  ["короткие матч 5", ru("chouette-no-match")],
  ["короткие 60с", "без часов"],
  ["короткие подсказки", ru("chouette-no-hints")],
  ["короткие 5 7", "Ставок тут несколько"],
])("what a chouette cannot be is said: %s", async (words, said) => {
  expect((await answerTo(anna, `/chouette ${words}`)).text).toContain(said);
});
