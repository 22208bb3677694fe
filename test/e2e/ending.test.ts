import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  calledOn,
  firstStep,
  hasButton,
  isTable,
  moveButtons,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({
  secrets: [...THREE_ONE, secretThrowing([3, 1], [3, 1])],
});
const { anna, boris, vahe } = stage;
let table: SeenMessage;

beforeEach(async () => {
  table = await sitDown(anna, boris, "short");
});

const resignMenu = async (): Promise<SeenMessage> => {
  const more = await pressMenu(anna, table, "menu-more");
  return pressMenu(anna, more, "menu-resign");
};

describe("the small menu", () => {
  test("opens for a player and closes again", async () => {
    const more = await pressMenu(boris, table, "menu-more");
    expect(buttonsOf(more).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Сдаться", "Доска сюда", "Правила", "Свернуть"]),
    );
    const pressed = await boris.press(more, buttonNamed(more, "Правила"));
    await boris.open(pressed.type === "callback" ? (pressed.answer?.url ?? "") : "");
    await boris.waitFor("bot", ({ from, text }) => from.bot && text.includes("backgammon"));
    const closed = await pressMenu(anna, more, "menu-close");
    expect(closed.keyboard).toEqual(table.keyboard);
  });

  test("does not open for a stranger", async () => {
    expect(await pressFor(vahe, table, "menu-more")).toContain(ru("refused-not-your-game"));
    expect(await tableIn(anna)).toEqual(table);
  });

  test("sends the board anew at the bottom and deletes the old one", async () => {
    await vahe.say("group", "Кто ходит?");
    const more = await pressMenu(anna, table, "menu-more");
    await anna.press(more, buttonFor(more, "down"));
    const down = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    expect(down.text).toBe(table.text);
    expect(down.keyboard).toEqual(table.keyboard);
    const tables = async () => (await anna.messages("group")).filter(isTable);
    await stage.poll(async () => (await tables()).map(({ id }) => id)).toEqual([down.id]);
  });
});

describe("resigning", () => {
  test("asks first, names what it costs and what may be offered, and may be left", async () => {
    table = await sitDown(anna, boris, "short матч 5");
    const menu = await resignMenu();
    expect(menu.text).toContain(
      "⚪ \u2068Anna\u2069, точно сдаётесь? Цена сдачи: оин — 1 очко · марс — 2 очка.",
    );
    expect(moveButtons(menu)).toEqual([]);
    expect(buttonsOf(menu).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Оин ×1 — если примут", "Марс ×2 — сразу"]),
    );
    // Words that fit on a phone: a row for each, and what costs the game at once says so.
    const rows = menu.keyboard.filter((row) =>
      buttonsOf({ ...menu, keyboard: [row] }).some(({ press }) => press.do === "resign"),
    );
    expect(rows.map((row) => row.length)).toEqual([1, 1]);
    const left = await pressMenu(anna, menu, "menu-close");
    expect(left.keyboard).toEqual(table.keyboard);
    expect(left.text).toBe(table.text);
  });

  test("at what leaving costs ends the game at once", async () => {
    const over = await pressAll(anna, await resignMenu(), "Марс ×2 — сразу");
    expect(over.text).toContain(
      "⚪ \u2068Anna\u2069 сдаётся. Победа: 🏆 🔴 \u2068Boris Katz\u2069 — марс.",
    );
    expect(buttonsOf(over)[0]?.press.do).toBe("rematch");
    expect(hasButton(over, "move")).toBe(false);
  });

  test("at a lower outcome waits for the opponent, who may accept", async () => {
    const offer = await pressAll(anna, await resignMenu(), "Оин ×1 — если примут");
    expect(offer.text).toContain("⚪ \u2068Anna\u2069 сдаётся (оин)");
    expect(calledOn(offer)?.name).toBe("Boris Katz");
    const own = await pressFor(anna, offer, "accept");
    expect(own).toBe(ru("refused-not-your-turn"));
    const over = await pressOn(boris, offer, buttonFor(offer, "accept"));
    expect(over.text).toContain("Победа: 🏆 🔴 \u2068Boris Katz\u2069 — оин.");
  });

  test("so early that it does not count says so before and after, and no points or score", async () => {
    const menu = await resignMenu();
    expect(menu.text).toContain("До пятого хода партия не в счёт.");
    expect(menu.text).not.toMatch(/очк|Цена/);
    const over = await pressAll(anna, menu, "Марс ×2 — сразу");
    expect(over.text).toContain(ru("over-left-early"));
    expect(over.text).not.toMatch(/очк|счёт/);
    await pressMenu(boris, over, "rematch");
    await anna.press(over, buttonFor(over, "rematch"));
    const next = await anna.waitFor("group", (one) => isTable(one) && one.id > over.id);
    expect(next.text).not.toContain("счёт");
  });

  test("goes on where it stood when the opponent declines", async () => {
    table = await pressAll(anna, table, "8→5");
    const offer = await pressAll(anna, await resignMenu(), "Оин ×1 — если примут");
    const on = await pressOn(boris, offer, buttonFor(offer, "decline"));
    const said = "Сдача не состоялась, играем дальше.\n";
    expect(on.text).toContain(said);
    expect(on.text.replace(said, "")).toBe(table.text);
    expect(on.keyboard.map((row) => row.length)).toEqual(table.keyboard.map((row) => row.length));
    expect(hasButton(on, "resign")).toBe(false);
    expect(hasButton(on, "undo")).toBe(true);
    const next = await pressAll(anna, on, "6→5");
    expect(next.text).toContain("8→5 6→5");
  });

  test("asks once more where it would lose the match, and only who is resigning may say so", async () => {
    table = await sitDown(anna, boris, "short матч 2");
    const menu = await resignMenu();
    expect(buttonNamed(menu, "Оин ×1 — если примут").press.do).toBe("resign");
    const mars = buttonNamed(menu, "Марс ×2 — сразу");
    expect(toastOf(await boris.press(menu, mars))).toBe(en("refused-not-your-resignation"));
    const asked = await pressMenu(anna, menu, "menu-sure");
    expect(asked.text).toContain("матч. Точно?");
    expect(buttonsOf(asked).map(({ press }) => press.do)).toEqual([
      "resign",
      "menu-close",
      "resign",
    ]);
    const over = await pressAll(anna, asked, "Да, отдать матч");
    expect(buttonsOf(over)[0]?.press.do).toBe("rematch");
  });

  test("in the middle of a match the next game is played on, not a rematch", async () => {
    table = await sitDown(anna, boris, "short матч 3");
    const over = await pressAll(anna, await resignMenu(), "Марс ×2 — сразу");
    expect(buttonFor(over, "rematch").text).toBe("Ещё партию");
  });

  test("is possible out of turn and by command", async () => {
    await boris.say("group", "/resign");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
    const over = await pressAll(boris, menu, "Марс ×2 — сразу");
    expect(over.text).toContain(
      "🔴 \u2068Boris Katz\u2069 сдаётся. Победа: 🏆 ⚪ \u2068Anna\u2069",
    );
  });
});

describe("a rematch", () => {
  const ended = async () => pressAll(anna, await resignMenu(), "Марс ×2 — сразу");

  test("begins when both have asked, with the sides swapped and the score kept", async () => {
    table = await sitDown(anna, boris, "short матч 5");
    const over = await ended();
    expect(over.text).toContain("2 очка");
    expect(over.text).toContain("счёт ⚪ 0:2 🔴");
    const { data } = buttonFor(over, "rematch");
    expect(toastOf(await vahe.press(over, { data }))).toContain(ru("refused-not-your-game"));
    const asked = await pressMenu(boris, over, "rematch");
    expect(asked.text).toContain(ru("rematch-asked", { name: "\u2068Boris Katz\u2069" }));
    expect(toastOf(await boris.press(asked, { data }))).toContain("asked for a rematch");
    await anna.press(asked, buttonFor(asked, "rematch"));
    const next = await anna.waitFor("group", (one) => isTable(one) && one.id > over.id);
    expect(next.text).toContain("счёт ⚪ 2:0 🔴");
    expect(calledOn(next)).toBeDefined();
    const old = await anna.waitFor(
      "group",
      (one) => one.id === over.id && !hasButton(one, "rematch"),
    );
    expect(old.text).toContain("марс");
  });

  test("begins once, however often it is pressed", async () => {
    const over = await ended();
    const { data } = buttonFor(over, "rematch");
    const everybody = [anna, boris, anna, boris];
    await Promise.all(everybody.map((phone) => phone.pressOld(over, data)));
    await anna.waitFor("group", (one) => isTable(one) && one.id > over.id);
    await stage.client.callsDuring(async () => undefined);
    const running = (await anna.messages("group")).filter((one) => calledOn(one));
    expect(running).toHaveLength(1);
  });
});

describe("a game with the cube", () => {
  const doubled = async (): Promise<SeenMessage> => {
    await anna.say("group", "/play long 5 cube");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("Длинные нарды · ставка 5 · куб");
    const begun = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    expect(calledOn(begun)?.name).toBe("Anna");
    expect(hasButton(begun, "roll")).toBe(true);
    return pressOn(anna, begun, buttonFor(begun, "double"));
  };

  test("is raised before the roll; who accepts has the cube, and the play goes on", async () => {
    const offer = await doubled();
    expect(calledOn(offer)?.name).toBe("Boris Katz");
    const own = await anna.press(offer, buttonFor(offer, "take"));
    expect(toastOf(own)).toBe(ru("refused-own-double"));
    expect(offer.text).toContain("даве × 2 — на кону 10 очков, пас стоит 5 очков.");
    const taken = await pressOn(boris, offer, buttonFor(offer, "take"));
    expect(taken.text).toContain(ru("taken", { player: "🔴 \u2068Boris Katz\u2069", value: 2 }));
    expect(calledOn(taken)?.name).toBe("Anna");
    const moved = await pressOn(anna, taken, firstStep(taken));
    const done = await pressOn(anna, moved, buttonFor(moved, "done"));
    expect(calledOn(done)?.name).toBe("Boris Katz");
    expect(hasButton(done, "double")).toBe(true);
    const rolled = await pressOn(boris, done, buttonFor(done, "roll"));
    expect(calledOn(rolled)).toBeDefined();
  });

  test("is lost for the stake as it stood by who refuses", async () => {
    const offer = await doubled();
    const over = await pressOn(boris, offer, buttonFor(offer, "drop"));
    expect(over.text).toContain(
      "🔴 \u2068Boris Katz\u2069 пасует. Победа: 🏆 ⚪ \u2068Anna\u2069.",
    );
    expect(over.text).toContain("\n5 очков");
    expect(over.text).toContain("счёт ⚪ 5:0 🔴");
  });
});

describe("the small menu of who has begun with the bot", () => {
  test("is sent to them alone, and the table stays as it is for everybody", async () => {
    await boris.start();
    await boris.waitFor("bot", ({ from }) => from.bot);
    const { data } = buttonFor(table, "menu-more");
    expect(toastOf(await boris.press(table, { data }))).toBe("The menu is in our private chat.");
    const menu = await boris.waitFor("bot", (one) => hasButton(one, "menu-resign"));
    expect(menu.text).toContain("Anna");
    expect((await tableIn(anna)).keyboard).toEqual(table.keyboard);

    await boris.press(menu, buttonFor(menu, "menu-resign"));
    const sure = await boris.waitFor("bot", (one) => hasButton(one, "resign"));
    expect(sure.text).toContain("are you sure you want to resign?");
    const atOnce = buttonsOf(sure).findLast(({ press }) => press.do === "resign");
    expect(toastOf(await boris.press(sure, { data: atOnce?.data ?? "" }))).toBe("");
    const over = await anna.waitFor("group", (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("🔴 \u2068Boris Katz\u2069 сдаётся.");
  });
});
