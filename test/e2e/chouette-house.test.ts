import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { chouetteAt, isBoard, isChouette, plain } from "../support/chouette.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
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

const stage = useStage();
const { said, board, friends, seated, seatedAt, playing } = chouetteAt(stage);

describe("a press at a chouette that comes too late, or from somebody else", () => {
  test("plays nothing, whichever button it is", async () => {
    const [stranger] = await friends(1);
    if (!stranger) throw new Error("nobody came");
    const table = await playing();
    expect(await pressFor(stranger, table, "cube-double")).toMatch(/не играете/);
    expect(await pressFor(stranger, table, "roll")).toMatch(/не играете/);
    await pressFor(stage.boris, table, "cube-double");
    const asked = await board("принимаете?");
    for (const action of ["cube-take", "cube-drop"] as const)
      expect(await pressFor(stranger, asked, action)).toMatch(/не играете/);
    await pressFor(stage.anna, asked, "cube-take");
    const taken = await board("Boris Katz ×2⚪");
    const old = buttonsOf(asked).find(({ press }) => press.do === "cube-drop");
    const again = await stage.anna.pressOld(taken, old?.data ?? "");
    expect(toastOf(again)).toBe(ru("refused-no-double"));
    await pressFor(stage.boris, taken, "roll");
    const rolled = await board("Anna, бросайте");
    for (const one of [...buttonsOf(asked), ...buttonsOf(table)].filter(({ press }) =>
      press.do.startsWith("cube-"),
    ))
      expect(toastOf(await stage.vahe.pressOld(rolled, one.data))).toBe(ru("refused-stale"));
    expect(plain(await board("бросайте"))).toContain("Boris Katz ×2⚪, Vahe");
  });

  test("of a seat: after it was closed, all are told so", async () => {
    const message = await seated("длинные", stage.anna, [stage.boris, stage.vahe]);
    await stage.anna.say("group", "/chouette стоп");
    await said("Шуэт закрыт.");
    for (const action of ["chouette-sit", "chouette-up", "chouette-begin"] as const) {
      const { data } = buttonFor(message, action);
      expect(toastOf(await stage.vahe.pressOld(message, data))).toMatch(/окончен/);
    }
  });

  test("a double counts while the turn before could still be taken back", async () => {
    await stage.open({ asksDone: false });
    let table = await playing("короткие");
    // Boris plays his whole turn: Anna may double before the clock has ended it.
    for (let press = 0; press < 4 && moveButtons(table).length > 0; press++) {
      const [move] = moveButtons(table);
      await stage.boris.press(table, { data: move?.data ?? "" });
      const before = JSON.stringify(table.keyboard);
      table = await stage.boris.waitFor(
        "group",
        (one) => isBoard(one) && JSON.stringify(one.keyboard) !== before,
      );
    }
    expect(hasButton(table, "undo")).toBe(true);
    const doubler = plain(table).includes("Anna, бросайте") ? stage.anna : stage.boris;
    await pressFor(doubler, table, "cube-double");
    await board("даве");
  });
});

describe("the rules of a house", () => {
  const openedAs = async (game: string, ...choices: readonly string[]): Promise<SeenMessage> => {
    await stage.anna.say("group", "/chouette");
    let menu = await stage.anna.waitFor("group", (one) => hasButton(one, "chouette-menu"));
    for (const words of choices) {
      await stage.anna.press(menu, { data: buttonNamed(menu, words).data });
      menu = await stage.anna.waitFor(
        "group",
        (one) => one.id === menu.id && buttonsOf(one).some(({ text }) => text === `✓ ${words}`),
      );
    }
    await stage.anna.press(menu, { data: buttonNamed(menu, game).data });
    const message = await stage.anna.waitFor("group", isChouette);
    return seatedAt(message, [stage.boris, stage.vahe]);
  };
  const opened = (...choices: readonly string[]) => openedAs("Длинные", ...choices);

  test("are chosen in the menu, and said where they are not the usual ones", async () => {
    const message = await opened("☝️ Бивер", "⚪ Все / 0");
    expect(plain(message)).toContain("☝️ Даве принял один — бивер или пас");
    expect(plain(message)).toContain("⚪ Бокс принимает все кубы или ни одного");
    expect(plain(message)).not.toContain("💬");
    await pressFor(stage.anna, message, "chouette-begin");
    const table = await board("Boris Katz, бросайте");
    const double = buttonFor(table, "cube-double").data;
    await stage.boris.press(table, { data: double });
    await stage.vahe.pressOld(table, double);
    const both = await board("Boris Katz ×2, Vahe ×2: даве");
    await stage.anna.press(both, { data: buttonNamed(both, "✓ Vahe ×2").data });
    const one = await board("Boris Katz ×2: даве");
    expect(await pressFor(stage.anna, one, "cube-drop")).toMatch(/все кубы или ни одного/);
    await pressFor(stage.anna, one, "cube-take");
    await board("Boris Katz ×2⚪, Vahe ×2⚪");
  });

  test("have whoever takes alone beaver, or pass after all", async () => {
    await pressFor(stage.anna, await opened("☝️ Бивер"), "chouette-begin");
    await pressFor(stage.boris, await board("Boris Katz, бросайте"), "roll");
    const table = await board("Anna, бросайте");
    await stage.anna.press(table, { data: buttonNamed(table, "Даве всем").data });
    await pressFor(stage.vahe, await board("Принять или пас"), "cube-take");
    await pressFor(stage.boris, await board("пас: Boris Katz"), "cube-drop");
    const alone = await board("Vahe ×2, остальные спасовали: бивер или пас.");
    expect(hasButton(alone, "cube-take")).toBe(false);
    await pressFor(stage.vahe, alone, "cube-beaver");
    await pressFor(stage.anna, await board("Vahe ×4"), "cube-take");
    await board("Vahe ×4🔴");
  });

  test("say who may advise", async () => {
    for (const [choice, answer] of [
      ["💬 Никто", "refused-advice-nobody"],
      ["💬 После даве", "refused-advice-cubed"],
    ] as const) {
      await stage.open();
      await pressFor(stage.anna, await openedAs("Короткие", choice), "chouette-begin");
      const rolled = await board("Boris Katz, ваш ход");
      const { data } = firstStep(rolled);
      expect(toastOf(await stage.vahe.press(rolled, { data }))).toBe(ru(answer));
    }
  });
});

test.each([
  ["короткие матч 5", "партия за партией"],
  ["короткие 60с", "без часов"],
  ["короткие подсказки", "подсказывает команда"],
  ["короткие 5 7", "Ставок тут несколько"],
])("what a chouette cannot be is said: %s", async (words, said) => {
  expect((await answerTo(stage.anna, `/chouette ${words}`)).text).toContain(said);
});
