import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import {
  choose,
  keyNamed,
  markedOn,
  type PageName,
  setInGroup,
  turnTo,
} from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  newerThan,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  tableIn,
} from "../support/table.ts";
import { THREE_ONE, THREE_SIXES } from "../support/three-one.ts";

const MINUTE = 60_000;

const stage = story({ secrets: [...THREE_ONE, ...THREE_ONE] });
const { anna, boris } = stage;

/** Sets something on a page of the group's settings. */
const set = (page: PageName, ...words: readonly string[]): Promise<SeenMessage> =>
  setInGroup(anna, page, ...words);

/** What a challenge is to: the first line of its table. */
const challengedTo = async (phone: Phone, words: string): Promise<string> => {
  const { id } = await phone.say("group", words);
  const table = await phone.waitFor("group", (one) => one.id > id && hasButton(one, "sit"));
  await phone.press(table, buttonFor(table, "cancel"));
  return table.text.split("\n")[0] ?? "";
};

describe("what is played where /play does not say it", () => {
  test("is the game that is set: a bare /play is a challenge at once", async () => {
    expect(hasButton(await answerTo(boris, "/play"), "play")).toBe(true);
    const page = await set("game", "Гюльбар");
    expect(await challengedTo(boris, "/play")).toBe("Гюльбар");
    expect(await challengedTo(boris, "/play 5")).toBe("Гюльбар · ставка 5");
    expect(await challengedTo(boris, "/play @vahe")).toBe("Гюльбар");
    expect(await challengedTo(boris, "/play short")).toBe("Короткие нарды");
    await choose(anna, page, "Спрашивать");
    expect(hasButton(await answerTo(boris, "/play"), "play")).toBe(true);
  });

  test("is the stake that is set", async () => {
    await set("stake", "10");
    expect(await challengedTo(boris, "/play long")).toBe("Длинные нарды · ставка 10");
    expect(await challengedTo(boris, "/play long 1")).toBe("Длинные нарды");
    const menu = await answerTo(boris, "/play");
    expect(menu.text).toMatch(/^Во что играем\?\s.*ставка 10/);
  });

  test("is with the cube where that is set, and without it where that is said", async () => {
    await set("cube", "Игра с кубом");
    expect(await challengedTo(boris, "/play long")).toBe("Длинные нарды · куб");
    expect(await challengedTo(boris, "/play long без куба")).toBe("Длинные нарды");
    const menu = await answerTo(boris, "/play 3");
    await boris.press(menu, buttonFor(menu, "play"));
    const isNew = (one: SeenMessage) => one.id > menu.id && hasButton(one, "sit");
    expect((await boris.waitFor("group", isNew)).text).toContain("Длинные нарды · ставка 3 · куб");
  });
});

describe("the cube as it is set", () => {
  test("is raised, beavered and raised by ties, also where only /play asks for it", async () => {
    await stage.open({ secrets: [secretThrowing([4, 4], [5, 5], [3, 1])] });
    const page = await set("cube", "Подъём: 1, 2, 4, 8…", "Бивер");
    await turnTo(anna, page, "Авто-даблы", "1");
    const main = await answerTo(anna, "/settings");
    expect(keyNamed(main, "Куб")).toBe("Куб: нет");
    await anna.say("group", "/play long cube");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain(
      "Длинные нарды · куб, бивер, один авто-дабл, растёт по одному",
    );
    const table = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    expect(table.text).toContain("Жребий 3:1 — начинает ⚪");
    expect(table.text).toContain(". Авто-дабл: ставка × 2.");
    expect(buttonFor(table, "double").text).toBe("Даве × 3");
    const offer = await pressOn(anna, table, buttonFor(table, "double"));
    const beaver = await pressOn(boris, offer, buttonFor(offer, "beaver"));
    expect(beaver.text).toContain("бивер × 4 — на кону 4 очка, пас стоит 3 очка.");
    const over = await pressOn(anna, beaver, buttonFor(beaver, "drop"));
    expect(over.text).toContain("пасует на бивер");
    expect(over.text).toContain("\n3 очка");
  });

  test("leaves mars uncounted under Jacoby until a player doubles", async () => {
    await set("cube", "Игра с кубом", "Правило Якоби");
    await sitDown(anna, boris, "long");
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    expect(buttonsOf(menu).map(({ text }) => text)).toContain("Марс ×1 — сразу");
    const worst = buttonsOf(menu).findLast(({ press: one }) => one.do === "resign");
    if (!worst) throw new Error("no way to resign");
    const over = await pressOn(anna, menu, worst);
    expect(over.id).toBe(menu.id);
    expect(over.text).toContain("— марс.");
  });

  test("does not touch a game that has begun, nor does any other rule", async () => {
    const table = await sitDown(anna, boris, "short");
    await set("cube", "Игра с кубом");
    await set("stake", "50");
    await set("game", "Кавказские");
    let on = await pressAll(anna, table, "8→5", "6→5");
    on = await pressOn(anna, on, buttonFor(on, "done"));
    // Nothing can be offered: Boris's dice are thrown by themselves.
    expect(on.text).toContain("ваш ход — 3:2, сэ бай ду");
    expect(on.text).toMatch(/^Короткие нарды$/mu);
  });
});

describe("what is done by itself", () => {
  test("is no roll where that is switched off", async () => {
    await set("automation", "Бросок зар");
    const begun = await sitDown(anna, boris, "short");
    let table = await pressAll(anna, begun, "8→5", "6→5");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(table.text).toContain("бросайте зары");
    table = await pressOn(boris, table, buttonFor(table, "roll"));
    expect(table.text).toContain("3:2, сэ бай ду");
  });

  test("is no forced turn where that is switched off, and it holds from the next press on", async () => {
    await stage.open({ secrets: THREE_SIXES });
    let table = await sitDown(anna, boris, "long");
    for (const phone of [anna, boris]) {
      const moved = await pressAll(phone, table, "24→18×2");
      if (phone === boris) await set("automation", "Единственный ход");
      table = await pressOn(phone, moved, buttonFor(moved, "done"));
    }
    expect(table.text).toContain("⚪ \u2068Anna\u2069, ваш ход — 6:6, ду-шеш");
    const page = await set("automation", "Единственный ход");
    expect(markedOn(page)).toContain("Единственный ход");
    const moved = await pressAll(anna, table, "24→18");
    await pressOn(anna, moved, buttonFor(moved, "done"));
  });

  test("is the end of the turn with its last die, where Done is switched off", async () => {
    const begun = await sitDown(anna, boris, "short");
    await set("automation", "Кнопка «Готово»");
    await pressAll(anna, begun, "8→5", "6→5");
    // Until then it could be taken back.
    stage.passTime(5_000);
    await stage.sweep();
    const table = await anna.waitFor("group", ({ text }) =>
      text.includes("ваш ход — 3:2, сэ бай ду"),
    );
    expect(table.text).toContain("⚪ 3:1 сэ-як: 17→20 19→20");
  });
});

describe("waiting for a move", () => {
  const reminders = async (): Promise<SeenMessage[]> =>
    (await anna.messages("group")).filter(({ text }) => text.startsWith("⏰"));

  const pass = async (minutes: number): Promise<void> => {
    stage.passTime(minutes * MINUTE);
    await stage.sweep();
  };

  test("is reminded of after the time that is set, from the next move on", async () => {
    const page = await turnTo(anna, await set("time"), "Напоминание", "10 минут");
    let table = await sitDown(anna, boris, "short");
    await pass(9);
    expect(await reminders()).toEqual([]);
    await pass(1.1);
    expect(await reminders()).toHaveLength(1);
    await turnTo(anna, page, "Напоминание", "не напоминать");
    table = await pressAll(anna, table, "8→5", "6→5");
    await pressOn(anna, table, buttonFor(table, "done"));
    await pass(100);
    await stage.poll(reminders).toEqual([]);
  });

  test("ends after the time that is set, when the game may be claimed", async () => {
    await turnTo(anna, await set("time"), "Время на ход", "5 минут");
    const table = await sitDown(anna, boris, "short");
    await pass(4);
    expect(hasButton(await tableIn(boris), "claim")).toBe(false);
    await pass(2);
    const due = await boris.waitFor(
      "group",
      (one) => one.id === table.id && hasButton(one, "claim"),
    );
    const over = await newerThan(boris, await claimed(due));
    expect(over.text).toContain("Победа: 🏆 🔴 \u2068Boris Katz\u2069");
  });

  const claimed = async (due: SeenMessage): Promise<SeenMessage> => {
    expect(await pressFor(boris, due, "claim")).toBe("");
    return due;
  };

  test("has no end where none is set", async () => {
    await turnTo(anna, await set("time"), "Время на ход", "без ограничений");
    const table = await sitDown(anna, boris, "short");
    await pass(365 * 24 * 60);
    expect(hasButton(await boris.last("group", ({ id }) => id === table.id), "claim")).toBe(false);
  });
});
