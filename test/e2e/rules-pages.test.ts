import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { askForRules, beginRules, chooseRule, nameRules, pressTo } from "../support/drafts.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  pressMenu,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, vahe, client } = stage;

const isPage = ({ from, keyboard }: SeenMessage): boolean =>
  from.bot &&
  keyboard.flat().some((one) => "callback_data" in one && /^[UI]/.test(one.callback_data));

/** Asks for rules and waits for the message that brings them. */
const asked = async (phone: Phone, words = "", chat = "group"): Promise<SeenMessage> => {
  const { id } = await phone.say(chat, `/rules ${words}`.trim());
  return phone.waitFor(chat, (one) => isPage(one) && one.id > id);
};

/** Presses a button of a page and waits until the message shows something else. */
const turned = async (phone: Phone, page: SeenMessage, words: string): Promise<SeenMessage> => {
  expect(toastOf(await phone.press(page, buttonNamed(page, words)))).toBe("");
  return phone.waitFor(page.chat, (one) => one.id === page.id && one.text !== page.text);
};

const titleOf = ({ text }: SeenMessage): string => text.split("\n")[0] ?? "";

describe("the rules under a table", () => {
  test("come in the private chat of the person who asks, without a command of theirs", async () => {
    await boris.start();
    await boris.waitFor("bot", ({ from }) => from.bot);
    const table = await sitDown(anna, boris, "gulbar");
    const menu = await pressMenu(anna, table, "menu-more");
    const { data } = buttonNamed(menu, "Правила");
    expect(toastOf(await boris.press(menu, { data }))).toBe("The rules are in our private chat.");
    const page = await boris.waitFor("bot", isPage);
    expect(titleOf(page)).toMatch(/ · Gulbar · 1\/\d\d$/);
    expect((await turned(boris, page, "›")).id).toBe(page.id);
    const said = await boris.messages("bot");
    expect(said.filter(({ from }) => !from.bot).map(({ text }) => text)).toEqual(["/start"]);
    expect(await anna.press(menu, { data })).toMatchObject({
      answer: { url: expect.stringContaining("start=rules-gulbar") },
    });
  });
});

describe("/rules", () => {
  test("offers both games and their relatives, and explains the one that is pressed", async () => {
    const home = await asked(anna);
    expect(home.photo).toBeDefined();
    expect(home.keyboard.flat().map(({ text }) => text)).toEqual([
      "🎓 Первый урок",
      "Длинные нарды",
      "Короткие нарды",
      "Ещё длинные…",
      "Ещё короткие…",
      "🌍 Игры соседей…",
      "📖 Арена, кубок…",
    ]);
    const list = await turned(boris, home, "Ещё длинные…");
    expect(list.text).toContain("Гюльбар — остаток доигрывает соперник");
    expect(buttonsOf(list).map(({ text }) => text)).toEqual([
      "Классические",
      "Оин и марс",
      "Гюльбар",
      "☰ Все игры",
      "Ещё…",
    ]);
    const start = await turned(boris, list, "Гюльбар");
    expect(start.id).toBe(home.id);
    expect(titleOf(start)).toMatch(/^Коротко · Гюльбар · 1\/\d\d$/);
    expect((await turned(anna, start, "☰ Все игры")).text).toBe(home.text);
  });

  test("is read to the end and back by anybody, an edit a page", async () => {
    let page = await asked(anna, "кавказские");
    const titles = [titleOf(page)];
    for (const phone of [...Array.from({ length: 5 }, () => [boris, vahe, anna]).flat(), boris]) {
      const calls = await client.callsDuring(async () => {
        page = await turned(phone, page, "›");
      });
      expect(counted(calls)).toEqual(["editMessageMedia"]);
      titles.push(titleOf(page));
    }
    expect(titles).toEqual(
      [
        ...[
          "Коротко",
          "Как сделать ход",
          "Значки на доске",
          "Начало",
          "Кто начинает",
          "Ход",
          "Обязательный ход",
        ],
        ...[
          "Бар",
          "Удар в доме",
          "Дубль",
          "Зары и их имена",
          "Снятие",
          "Победа",
          "Сдача и новая партия",
        ],
        ...["Ставка и матч", "Куб", "Бивер и Якоби"],
      ].map((title, index) => `${title} · Кавказские нарды · ${index + 1}/17`),
    );
    expect(buttonsOf(page).map(({ text }) => text)).toEqual([
      ...["‹", "☰ Все игры"],
      ...[ru("button-way-computer"), ru("button-way-friend")],
    ]);
    expect(titleOf(await turned(anna, page, "‹"))).toBe(titles[15]);
  });

  test.each([
    ["gulbar", "Гюльбар"],
    ["мад", "Бешеный гюльбар"],
    ["полный", "Короткие нарды, полный ход"],
    ["Long nardy, classic", "Длинные нарды, классические"],
  ])("finds «%s»", async (words, name) => {
    expect(titleOf(await asked(anna, words))).toContain(`Коротко · ${name} · 1/`);
  });

  test("asks which, where a word could be several games", async () => {
    const list = await asked(anna, "гюл");
    expect(list.text).toContain("Под «гюл» подходят разные игры. О какой рассказать?");
    expect(list.text).toContain("Бешеный гюльбар — остаток — сопернику");
    const games = ["Гюльбар", "Бешеный гюльбар", "Гюль бара", "☰ Все игры"];
    expect(buttonsOf(list).map(({ text }) => text)).toEqual(games);
  });

  test.each([
    ["арена", "Арена"],
    ["кубок", "Кубок"],
    ["шуэт", "Шуэт"],
    ["часы", "Часы"],
    ["рейтинг", "Рейтинг"],
    ["семёрка", "Семёрка"],
    ["rating", "Рейтинг"],
  ])("tells of «%s», which goes with every game", async (words, title) => {
    const { id } = await anna.say("group", `/rules ${words}`);
    const page = await anna.waitFor("group", (one) => one.id > id && hasButton(one, "guides"));
    expect(titleOf(page)).toBe(title);
    expect(buttonsOf(page).map(({ text }) => text)).toEqual([ru("button-guides")]);
  });

  test("lists these pages from the first one of all", async () => {
    const list = await turned(anna, await asked(anna, ""), ru("button-guides"));
    const titles = ["Семёрка", "Арена", "Кубок", "Шуэт", "Рейтинг", "Часы", "☰ Все игры"];
    expect(buttonsOf(list).map(({ text }) => text)).toEqual(titles);
    expect((await turned(anna, list, "Часы")).text).toContain("запас — на весь матч");
  });

  test("offers everything where it knows no such game", async () => {
    const list = await asked(anna, "<b>шахматы</b>");
    expect(list.text).toContain("«<b>шахматы</b>»");
    expect(list.keyboard.flat()).toHaveLength(7);
  });

  test("works in a private chat, in the language of its person", async () => {
    await anna.rename({ language_code: "en" });
    await anna.start();
    const page = await asked(anna, "long", "bot");
    expect(titleOf(page)).toBe("In short · Long nardy · 1/20");
    expect(titleOf(await turned(anna, page, "›"))).toContain("Making a move");
  });

  test("sends a picture that Telegram has by its name", async () => {
    const calls = await client.callsDuring(async () => {
      await asked(anna, "long");
      await asked(anna, "длинные");
    });
    const [first, second] = calls
      .filter(({ method }) => method === "sendPhoto")
      .map((call) => call.arguments.photo ?? "");
    expect(first).toMatch(/^attach:/);
    expect(second).toMatch(/^[\w-]{20,}$/);
  });
});

describe("the rules of a chat's own", () => {
  test("explain themselves by their switches", async () => {
    const draft = await chooseRule(anna, await beginRules(anna, "short"), "homeHit", "no-hiding");
    await nameRules(anna, draft, "Дворовые");
    const first = await turned(boris, await asked(anna), "Ещё короткие…");
    const list = await turned(boris, first, "Ещё…");
    const button = buttonsOf(list).find(({ text }) => text.includes("Дворовые"));
    const page = await turned(boris, list, button?.text ?? "");
    expect(page.text).toMatch(/Коротко · \u2068?Дворовые/);
    expect(page.text).toContain(ru("ruleset-short-caucasian-line"));
  });

  test("of more words than a caption holds come below an emoji board", async () => {
    const others = await pressTo(anna, await askForRules(anna), { do: "draft-neighbours" });
    let draft = await pressTo(anna, others, { do: "draft-base", ruleset: "plakoto" });
    draft = await chooseRule(anna, draft, "fullMove", "true");
    draft = await chooseRule(anna, draft, "doubles", "roll-again");
    draft = await chooseRule(anna, draft, "leftover", "opponent");
    const made = await nameRules(anna, draft, "Дворовые");
    const page = await turned(boris, made, ru("button-own-rules"));
    expect(page.photo).toBeUndefined();
    expect(page.text).toContain("⚪");
    expect(page.text).toContain(ru("rules-brief-leftovers"));
  });

  test("follow the habits of the chat with games of ours", async () => {
    await setInGroup(anna, "cube", "Игра с кубом", "Бивер");
    const page = await asked(anna, "long");
    const at = async (number: number) => {
      expect(toastOf(await anna.pressOld(page, `U.long.${(number - 1).toString(36)}`))).toBe("");
      return anna.waitFor("group", (one) => titleOf(one).endsWith(` · ${number}/20`));
    };
    expect((await at(1)).text).toContain(ru("rules-brief-cube"));
    expect((await at(19)).text).not.toContain("По умолчанию здесь играют без куба");
    expect((await at(20)).text).toMatch(/Бивер: в ответ[\s\S]*Правило Якоби \(здесь выключено\)/);
  });
});

describe("where no pictures can be sent", () => {
  test("the board of a page is made of emoji", async () => {
    await stage.forbidPictures();
    const page = await asked(anna, "short");
    expect(page.photo).toBeUndefined();
    expect(page.text).toContain("13⚪5️⃣🔴5️⃣12");
    const next = await turned(boris, page, "›");
    expect(next.text).toContain("✅\u00a08→5 6→5");
    const list = await turned(boris, next, "☰ Все игры");
    expect(list.text).not.toContain("🟫");
  });
});

describe("a reader with quick fingers", () => {
  test("turns a page with each press, also on the keyboard of a page before", async () => {
    const page = await asked(anna, "long");
    const { data } = buttonNamed(page, "›");
    await Promise.all(Array.from({ length: 10 }, () => anna.pressOld(page, data)));
    const there = await anna.waitFor("group", (one) => titleOf(one).endsWith(" · 11/20"));
    const back = buttonNamed(there, "‹").data;
    await anna.pressOld(there, back);
    await anna.pressOld(there, back);
    await anna.waitFor("group", (one) => titleOf(one).endsWith(" · 9/20"));
    await anna.pressOld(there, "U.long.0");
    await anna.waitFor("group", (one) => titleOf(one).endsWith(" · 1/20"));
    await anna.pressOld(there, data);
    await anna.waitFor("group", (one) => titleOf(one).endsWith(" · 2/20"));
  });
});

describe("a page of words", () => {
  test("wanted under a picture stands below it, by a single call", async () => {
    await anna.start();
    const page = await asked(anna, "long", "bot");
    expect(page.photo).toBeDefined();
    const calls = await client.callsDuring(() => anna.pressOld(page, "3g.long"));
    expect(counted(calls)).toEqual(["sendMessage"]);
  });

  test("wanted from a list that a picture has replaced meanwhile is no call in vain", async () => {
    await anna.start();
    const { id } = await anna.say("bot", "/rules");
    const list = await anna.waitFor("bot", (one) => one.id > id && one.from.bot);
    const calls = await client.callsDuring(() =>
      Promise.all(
        ["U.long.0", "I", "3g.long", "U.short.0", "I"].map((data) => anna.pressOld(list, data, 0)),
      ),
    );
    expect(calls.flatMap(({ error }) => error ?? [])).toEqual([]);
  });
});

describe("a page that Telegram does not take", () => {
  const next = (page: SeenMessage) => buttonNamed(page, "›");

  test("is shown when the time that Telegram wants has passed, and every press counts", async () => {
    const page = await asked(anna, "long");
    await client.fault({ ...tooMany(3), method: "editMessageMedia", times: 1 });
    for (let n = 0; n < 3; n++) expect(toastOf(await anna.press(page, next(page)))).toBe("");
    await anna.waitFor("group", (one) => titleOf(one).includes("4/20"));
  });

  test("is drawn anew when Telegram has forgotten its picture", async () => {
    const page = await turned(anna, await asked(anna, "long"), "›");
    const back = await turned(anna, page, "‹");
    const forgotten = refusal(400, "Bad Request: wrong file identifier/HTTP URL specified");
    await client.fault({ ...forgotten, method: "editMessageMedia", times: 1 });
    expect(titleOf(await turned(anna, back, "›"))).toContain("2/20");
  });

  test("is no failure when it shows the same already, or is gone", async () => {
    const page = await asked(anna, "long");
    await turned(anna, page, "›");
    expect(toastOf(await boris.pressOld(page, next(page).data))).toBe("");
    const gone = refusal(400, "Bad Request: message to edit not found");
    await client.fault({ ...gone, method: "editMessageMedia", times: 1 });
    expect(toastOf(await boris.pressOld(page, "U.long.3"))).toBe("");
  });

  test("is answered all the same when nobody knows what to do about it", async () => {
    await stage.open({ log: pino({ level: "silent" }) });
    const page = await asked(anna, "long");
    const odd = refusal(400, "Bad Request: something new");
    await client.fault({ ...odd, method: "editMessageMedia", times: 1 });
    expect(toastOf(await anna.press(page, next(page)))).toMatch(/пошло не так/);
    expect(titleOf(await turned(anna, page, "›"))).toContain("2/20");
  });

  test("is none that no button of ours names", async () => {
    const page = await asked(anna, "long");
    expect(toastOf(await anna.pressOld(page, "U.chess.0"))).toMatch(/Этих правил больше нет/);
    expect(toastOf(await anna.pressOld(page, "U.long.-1"))).toMatch(/Эта кнопка устарела/);
    const last = "Бивер и Якоби · Длинные нарды · 20/20";
    expect(toastOf(await anna.pressOld(page, "U.long.zz"))).toBe("");
    await anna.waitFor("group", (one) => titleOf(one) === last);
  });
});

test("a game on one page tells what it is and what its diagram shows before all the rest", async () => {
  const page = await asked(anna, "mahbusa");
  const [title, , beginning, diagram, rest] = page.text.split("\n");
  expect(title).toBe("Махбуса");
  expect(beginning).toMatch(/^Так играют в арабских странах\./);
  expect(diagram).toMatch(/^На доске 5:2/);
  expect(rest).toBe("");
  const quotes = page.entities.filter(({ type }) => type === "expandable_blockquote");
  expect(quotes.map(({ offset }) => offset)).toEqual([page.text.indexOf("На доске")]);
});

test("the name of a country asks which of its games, however many it has", async () => {
  const which = await asked(anna, "болгарские");
  expect(which.text).toMatch(/^Болгария\n/);
  expect(buttonsOf(which).map(({ text }) => text)).toContain("Гюль бара");
});

test("a link leads to the rules of its game, though another one shares the name", async () => {
  const { id } = await anna.start("rules-tapa");
  const page = await anna.waitFor("bot", (one) => isPage(one) && one.id > id);
  expect(titleOf(page)).toContain("Тапа");
  const which = await asked(anna, "tapa");
  expect(buttonsOf(which).map(({ text }) => text)).toEqual(["Плакото", "Тапа", "☰ Все игры"]);
});
