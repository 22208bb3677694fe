import { describe, expect, test } from "vitest";
import { linesTaken } from "../../src/bot/view/fit.ts";
import { chouetteAt, isBoard, isChouette, plain } from "../support/chouette.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { SEATED } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonNamed,
  buttonsOf,
  hasButton,
  moveButtons,
  pressFor,
  pressMenu,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = story({ secrets: SEATED });
const { anna, boris, vahe } = stage;

const { board, playing, boxToRoll } = chouetteAt(stage);

const shows = (message: SeenMessage, words: string): Promise<SeenMessage> =>
  vahe.waitFor("group", (one) => one.id === message.id && one.text.includes(words));

/** Boris, who leads, has the opening throw of a short game to play. */
const borisMoves = async (): Promise<SeenMessage> => {
  await playing("короткие");
  return board("Boris Katz, ваш ход");
};

const wordsOn = (message: SeenMessage): readonly string[] =>
  buttonsOf(message).map(({ text }) => text);

const pressNamed = async (phone: Phone, table: SeenMessage, words: string): Promise<string> =>
  toastOf(await phone.press(table, buttonNamed(table, words)));

describe("a chouette in a group", () => {
  test("seats people, begins at the word of one of them, and shows who plays whom", async () => {
    await anna.say("group", "/chouette длинные");
    const message = await anna.waitFor("group", isChouette);
    expect(message.text).toContain("Нужны ещё 2 игрока");
    // What it is, who sits, who is missing: nobody reads ten lines before they sit down.
    expect(linesTaken(message.text, "group")).toBeLessThanOrEqual(6);
    expect(hasButton(message, "chouette-begin")).toBe(false);
    expect(await pressFor(anna, message, "chouette-sit")).toBe("Вы уже за столом.");
    expect(await pressFor(boris, message, "chouette-up")).toMatch(/not at|aren’t at/);
    await pressFor(anna, message, "chouette-up");
    await stage.pass(7 * SECOND);
    const empty = await shows(message, "Нужны ещё 3 игрока");
    for (const phone of [anna, boris, vahe]) await pressFor(phone, empty, "chouette-sit");
    await stage.pass(7 * SECOND);
    const ready = await shows(message, "Можно начинать. Свободных мест: 3");
    await pressFor(boris, ready, "chouette-begin");
    const table = await vahe.waitFor("group", isBoard);
    expect(plain(table)).toContain("🦉 Длинные нарды");
    expect(plain(table)).toContain("⚪ Anna — 🔴 Boris Katz, Vahe");
    expect(wordsOn(table)).toEqual(expect.arrayContaining(["🎲 Бросить", "Даве"]));
  });

  test("comes anew when it is called again, also while an edit of it is on its way", async () => {
    await anna.say("group", "/chouette длинные");
    const message = await anna.waitFor("group", isChouette);
    await stage.client.fault({ kind: "delay", method: "editMessageText", seconds: 15, times: 1 });
    // The old message is still there when the next edit of it comes.
    await stage.client.fault({
      kind: "refuse",
      method: "deleteMessage",
      error: "internal",
      times: 3,
    });
    await pressFor(boris, message, "chouette-sit");
    await stage.pass(7 * SECOND);
    await anna.say("group", "/chouette");
    for (let step = 0; step < 12; step++) await stage.pass(7 * SECOND);
    const anew = await vahe.waitFor("group", (one) => one.id > message.id && isChouette(one));
    expect(anew.text).toContain("Boris Katz");
    expect((await vahe.messages("group")).filter(isChouette).map(({ id }) => id)).toEqual([
      anew.id,
    ]);
  });

  test("is moved by box and captain alone; the team advises, counted on the buttons", async () => {
    const rolled = await borisMoves();
    const [move] = moveButtons(rolled);
    if (!move) throw new Error("no move to advise");
    expect(await pressNamed(vahe, rolled, move.text)).toMatch(/Вы советуете \d+→\d+/);
    const advised = await vahe.waitFor(
      "group",
      (one) => isBoard(one) && wordsOn(one).includes(`${move.text}¹`),
    );
    expect(await pressNamed(anna, advised, `${move.text}¹`)).toMatch(/не играете|не ваш/);
    expect(await pressNamed(vahe, advised, `${move.text}¹`)).toBe("Совет снят.");
    const free = await vahe.waitFor(
      "group",
      (one) => isBoard(one) && wordsOn(one).includes(move.text),
    );
    expect(await pressNamed(boris, free, move.text)).toMatch(/^\d+→\d+/);
  });

  test("lets each of the team double, and the box answer each", async () => {
    const table = await playing();
    expect(await pressFor(vahe, table, "roll")).toBe("Ходит капитан.");
    expect(await pressFor(anna, table, "roll")).toBe("Сейчас не ваш ход.");
    await pressFor(boris, table, "cube-double");
    const one = await board("Boris Katz ×2: даве. ⚪ Anna, принимаете?");
    expect(await pressFor(vahe, one, "cube-take")).toMatch(/double|даве/i);
    // A member who has not doubled yet may do so as long as nobody has rolled.
    expect(await pressFor(vahe, one, "cube-double")).toBe("");
    const both = await board("Boris Katz ×2, Vahe ×2: даве");
    expect(wordsOn(both)).toEqual(
      expect.arrayContaining(["Принять все", "Пас всем", "✓ Boris Katz ×2", "✗ Vahe"]),
    );
    await pressNamed(anna, both, "✓ Boris Katz ×2");
    const left = await board("\nVahe ×2: даве");
    await pressNamed(anna, left, "Пас");
    const after = await board("бросайте");
    expect(plain(after)).toContain("🔴 Boris Katz ×2 у бокса, Vahe +1");
  });

  test("goes on under the next captain where the captain passes, and ends where all do", async () => {
    const table = await boxToRoll();
    expect(wordsOn(table)).toEqual(expect.arrayContaining(["Даве: Boris Katz", "Даве: Vahe"]));
    await pressNamed(anna, table, "Даве всем");
    const asked = await board("Anna: даве. Принять или пас: Boris Katz ×2, Vahe ×2");
    expect(await pressFor(anna, asked, "cube-take")).toMatch(/уже ответили/);
    await pressFor(boris, asked, "cube-drop");
    const half = await board("пас: Vahe ×2");
    await pressFor(vahe, half, "cube-drop");
    const over = await board("🏆 Бокс победил (Anna)");
    expect(plain(over)).toContain("Boris Katz −1 · Vahe −1. Бокс +2");
    expect(plain(over)).toContain("Дальше: бокс — Anna, капитан — Vahe");
    await pressFor(boris, over, "rematch");
    const next = await vahe.waitFor("group", (one) => isBoard(one) && one.id > over.id);
    expect(plain(next)).toContain("⚪ Anna — 🔴 Vahe, Boris Katz");
    await stage.pass(7 * SECOND);
    await vahe.waitFor(
      "group",
      (one) => isChouette(one) && plain(one).includes("Anna +2 · Boris Katz −1 · Vahe −1"),
    );
  });

  test("goes on in the same way from its replay", async () => {
    const table = await boxToRoll();
    await pressNamed(anna, table, "Даве всем");
    await pressFor(boris, await board("Принять или пас"), "cube-drop");
    await pressFor(vahe, await board("пас: Vahe ×2"), "cube-drop");
    const over = await boris.waitFor("group", (one) => hasButton(one, "rematch"));
    await pressFor(anna, await pressMenu(anna, over, "menu-more"), "replay");
    const replay = await boris.waitFor("group", (one) => hasButton(one, "again"));
    await pressFor(vahe, replay, "again");
    const next = await vahe.waitFor("group", (one) => isBoard(one) && one.id > over.id);
    expect(plain(next)).toContain("⚪ Anna — 🔴 Vahe, Boris Katz");
  });

  test("is looked at after its end by each who has played it", async () => {
    for (const phone of [anna, boris, vahe]) await phone.start();
    await boxToRoll();
    await anna.say("group", "/resign");
    await pressFor(anna, await board("точно?"), "resign");
    const over = await boris.waitFor("group", (one) => hasButton(one, "rematch"));
    // Vahe has played on to the end, and never led.
    expect(await pressFor(vahe, over, "analysis")).toBe(ru("analysis-coming-there"));
    await pressMenu(vahe, over, "menu-more");
  });

  test("has no button for a next game on its board once it is over", async () => {
    const table = await boxToRoll();
    await pressNamed(anna, table, "Даве всем");
    await pressFor(boris, await board("Принять или пас"), "cube-drop");
    await pressFor(vahe, await board("пас: Vahe ×2"), "cube-drop");
    const over = await boris.waitFor("group", (one) => hasButton(one, "rematch"));
    await anna.say("group", "/chouette стоп");
    await boris.waitFor("group", (one) => one.id === over.id && !hasButton(one, "rematch"));
  });

  test("is left by one of the team for their own cube, and by the box for all", async () => {
    const table = await boxToRoll();
    await stage.pass(7 * SECOND);
    await pressFor(vahe, table, "menu-more");
    const menu = await vahe.waitFor("group", (one) => hasButton(one, "menu-resign"));
    await pressFor(vahe, menu, "menu-resign");
    const asking = await vahe.waitFor("group", (one) => hasButton(one, "resign"));
    expect(plain(asking)).toContain("Vahe, точно? Цена выхода: 2 очка.");
    expect(await pressFor(boris, asking, "resign")).toMatch(/not|isn/i);
    await pressFor(vahe, asking, "resign");
    const less = await board("Vahe −2");
    await stage.pass(7 * SECOND);
    // Vahe has lost already, while the game goes on.
    const score = await anna.waitFor("group", (one) => isChouette(one) && !isBoard(one));
    expect(plain(score)).toContain("Vahe −2");
    expect(plain(score)).toContain("Первая партия.");
    await pressFor(anna, less, "menu-more");
    const own = await vahe.waitFor("group", (one) => hasButton(one, "menu-resign"));
    await pressFor(anna, own, "menu-resign");
    const price = await vahe.waitFor("group", (one) =>
      plain(one).includes("Anna, точно? Цена выхода: 2 очка."),
    );
    await pressFor(anna, price, "resign");
    const over = await board("Команда обыграла бокс");
    expect(plain(over)).toContain("Boris Katz +2 · Vahe −2. Бокс 0");
    expect(plain(over)).toContain("Дальше: бокс — Boris Katz, капитан — Vahe");
  });

  test("goes on without a captain who does not answer", async () => {
    const table = await borisMoves();
    expect(hasButton(table, "claim")).toBe(false);
    await stage.pass(9 * MINUTE);
    expect(plain(await board("Boris Katz, ваш ход"))).toContain("🔴 Boris Katz, Vahe");
    await stage.pass(MINUTE);
    // Nobody need press for it, and nobody loses a point.
    expect(plain(await board("Vahe, ваш ход"))).toContain("🔴 Vahe, Boris Katz");
    await stage.pass(10 * MINUTE);
    // The turn is Boris's again, and when he is silent once more the others decide.
    await board("Boris Katz, ваш ход");
    await stage.pass(10 * MINUTE);
    const late = await board("не отвечает");
    expect(plain(late)).toContain("Boris Katz не отвечает: можно засчитать выход из партии.");
    expect(await pressFor(boris, late, "claim")).toMatch(/oppon|other/i);
    await pressFor(anna, late, "claim");
    await board("Vahe, ваш ход");
  });

  test("goes on without a silent captain after the chouette is closed, too", async () => {
    await borisMoves();
    await anna.say("group", "/chouette отмена");
    await boris.waitFor("group", (one) => one.text === "Шуэт закрыт.");
    await stage.pass(10 * MINUTE);
    expect(plain(await board("Vahe, ваш ход"))).toContain("🔴 Vahe, Boris Katz");
  });

  test("goes on after a kill as it stood, and closes at the word of its maker alone", async () => {
    const table = await playing();
    await pressFor(boris, table, "cube-double");
    await board("Boris Katz ×2: даве");
    await stage.stopBot();
    await stage.startBot();
    const asked = await board("Boris Katz ×2: даве");
    await pressFor(anna, asked, "cube-take");
    await board("Boris Katz ×2 у бокса");
    await boris.say("group", "/chouette отмена");
    await boris.waitFor("group", (one) => one.text.startsWith("Закрыть шуэт может"));
    await anna.say("group", "/chouette отмена");
    await boris.waitFor("group", (one) => one.text === "Шуэт закрыт.");
    const now = await vahe.last("group", isBoard);
    expect(await pressFor(boris, now, "roll")).toBe("");
  });
});
