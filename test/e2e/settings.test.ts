import { describe, expect, test } from "vitest";
import { speaker } from "../../src/bot/text/texts.ts";
import { answerTo } from "../support/answers.ts";
import { drawReally } from "../support/draw.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import {
  choose,
  keyNamed,
  markedOn,
  openPage,
  type PageName,
  setInGroup,
  toMain,
  turnTo,
} from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  isTable,
  moveButtons,
  pressAll,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: [...THREE_ONE, ...THREE_ONE], draw: drawReally, introduces: true });
const { anna, boris, vahe } = stage;

/** Sets something on a page of the group's settings. */
const set = (page: PageName, ...words: readonly string[]): Promise<SeenMessage> =>
  setInGroup(anna, page, ...words);

const restart = async (): Promise<void> => {
  await stage.stopBot();
  await stage.startBot();
};

describe("the settings of a group", () => {
  test("are one message: what is set, and a page of choices for each section", async () => {
    let message = await answerTo(anna, "/settings");
    const { id, text } = message;
    expect(text.split("\n")).toHaveLength(2);
    expect(message.keyboard.flat().map((one) => one.text)).toEqual([
      "Язык: Русский",
      "Доска: картинка",
      "За доской: всё",
      "Игра: спрашивать",
      "Ставка: 1",
      "Куб: нет",
      "Бот: сам подберёт",
      "Автоматика: всё",
      "Время: 3 дня",
      "Семёрка: нет",
      "Лига: нет",
    ]);
    const marked: Record<Exclude<PageName, "zone">, string[]> = {
      language: ["Русский"],
      board: ["Картинка", "Дерево", "Дом справа"],
      lines: ["Реплики", "Удача", "Соперничество"],
      game: ["Спрашивать"],
      stake: ["1"],
      cube: [],
      computer: ["Сам подберёт", "Подсказки"],
      automation: ["Бросок зар", "Единственный ход", "Кнопка «Готово»", "Возврат хода"],
      time: ["Личные ответы"],
      seven: [],
      league: [],
    };
    const isMarked = (topic: string): topic is keyof typeof marked => topic in marked;
    for (const { press: to } of buttonsOf(message)) {
      if (to.do !== "settings-page" || !isMarked(to.topic)) throw new Error("not on the main page");
      const page = await openPage(anna, message, to.topic);
      expect(page.id).toBe(id);
      expect(markedOn(page)).toEqual(marked[to.topic]);
      message = await toMain(anna, page);
      expect(message.text).toBe(text);
    }
  });

  test("have all of the group's time on one page, each key with its value", async () => {
    const page = await openPage(anna, await answerTo(anna, "/settings"), "time");
    const labels = (one: SeenMessage) => one.keyboard.flat().map(({ text }) => text);
    expect(labels(page)).toEqual([
      ...["Время на ход: 3 дня", "Напоминание: 3 минуты", "✓ Личные ответы"],
      ...["Уборка команд", "Часовой пояс: спросить", ru("settings-back")],
    ]);
    const shorter = await turnTo(anna, page, "Время на ход", "1 час");
    const cities = await choose(anna, shorter, "Часовой пояс: спросить");
    const moscow = await choose(anna, cities, "Москва +3");
    const back = await choose(anna, moscow, ru("button-games"));
    expect(keyNamed(back, "Время на ход")).toBe("Время на ход: 1 час");
    expect(keyNamed(back, "Часовой пояс")).toBe("Часовой пояс: Москва +3");
    expect(keyNamed(await toMain(anna, back), "Время")).toBe("Время: 1 час");
  });

  test.each(["reminder", "deadline"])(
    "answer an older button of %s with that page",
    async (topic) => {
      const main = await answerTo(anna, "/settings");
      await anna.pressOld(main, `G.${topic}`);
      const page = await anna.waitFor(
        "group",
        ({ id, text }) => id === main.id && text !== main.text,
      );
      expect(keyNamed(page, "Напоминание")).toBe("Напоминание: 3 минуты");
    },
  );

  test("are for administrators alone, but for all of these", async () => {
    expect((await answerTo(boris, "/settings")).text).toContain("её администраторы");
    const settings = await answerTo(anna, "/settings");
    const { data } = buttonFor(settings, "settings-page");
    expect(toastOf(await boris.press(settings, { data }))).toContain("Only administrators");
    const page = await openPage(anna, settings, "stake");
    for (const { data: every } of buttonsOf(page)) {
      expect(toastOf(await vahe.press(page, { data: every }))).toContain(ru("settings-not-yours"));
    }
    expect(await anna.last("group", ({ id }) => id === page.id)).toEqual(page);
    await anna.promote("boris");
    expect(markedOn(await choose(boris, page, "5"))).toEqual(["5"]);
  });

  test("show the league where rivals had a switch of their own", async () => {
    const settings = await answerTo(anna, "/settings");
    const page = await openPage(anna, settings, "league");
    expect(page.keyboard).toHaveLength(2);
    await toMain(anna, page);
    expect(toastOf(await anna.pressOld(page, "E.rivals.off"))).toBe("");
    const again = await anna.waitFor(
      "group",
      ({ id, text }) => id === page.id && text === page.text,
    );
    expect(again.keyboard).toEqual(page.keyboard);
  });

  test("and their buttons outlast a restart", async () => {
    const page = await set("stake", "20");
    await restart();
    const main = await toMain(anna, page);
    expect(keyNamed(main, "Ставка")).toBe("Ставка: 20");
  });

  test("cannot be set to what is not offered", async () => {
    const page = await set("stake", "5");
    for (const data of ["E.stake.7", "E.stake.none", "E.board.on", "E.language.xx", "E.chat.1"]) {
      await anna.pressOld(page, data);
    }
    await anna.pressOld(page, "G.secrets");
    const main = await answerTo(anna, "/settings");
    expect(
      main.keyboard
        .flat()
        .map(({ text }) => text)
        .slice(0, 5),
    ).toEqual([
      ...["Язык: Русский", "Доска: картинка", "За доской: всё", "Игра: спрашивать", "Ставка: 5"],
    ]);
  });

  test("follow the group when it becomes a supergroup", async () => {
    await set("stake", "20");
    const { chat } = await anna.upgradeGroup();
    const { id } = await anna.say("group", "/settings");
    const main = await anna.waitFor("group", (one) => one.from.bot && one.replyTo?.id === id);
    expect(main.chat).toBe(chat);
    expect(keyNamed(main, "Ставка")).toBe("Ставка: 20");
  });

  test("stay as they are after a press on a message in the old group", async () => {
    await anna.removeBot();
    await anna.addBot();
    const old = await anna.waitFor("group", (one) => one.from.bot && one.keyboard.length > 0);
    await anna.upgradeGroup();
    expect(keyNamed(await answerTo(anna, "/settings"), "Язык")).toBe("Язык: Русский");
    const [button] = old.keyboard.flat();
    if (!button) throw new Error("there is no button");
    await boris.press(old, button);
    await boris.say("group", "/help");
    expect(keyNamed(await answerTo(anna, "/settings"), "Язык")).toBe("Язык: Русский");
  });
});

describe("the language", () => {
  test("changes in the settings at once, at running tables, and in what is said from then on", async () => {
    const table = await sitDown(anna, boris, "short");
    expect(table.text).toContain(ru("ruleset-short"));
    const page = await set("language", "English");
    expect(page.text).toContain("Language");
    const english = await anna.waitFor(
      "group",
      ({ id, text }) => id === table.id && text.includes("Backgammon"),
    );
    expect(english.text).toContain("your move — 3:1, se-yak");
    expect(english.photo).toMatchObject({ width: table.photo?.width });
    await restart();
    expect((await answerTo(vahe, "/play chess")).text).toContain("I don’t know a game");
    expect(keyNamed(await toMain(anna, page), "Language")).toBe("Language: English");
  });
});

test("a table in private speaks the language of the phone, from the first word in it on", async () => {
  await anna.start();
  await anna.say("bot", "/play long bot");
  const table = await anna.waitFor("bot", (one) => isTable(one) && one.text.includes("Длинные"));
  await anna.rename({ language_code: "en" });
  await anna.say("bot", "/me");
  await anna.waitFor("bot", ({ id, text }) => id === table.id && text.includes("Long nardy"));
});

describe("the menu of commands", () => {
  const playIn = async (chat: string): Promise<string | undefined> =>
    (await anna.chat(chat)).commands.find(({ command }) => command === "play")?.description;

  test("speaks the language that is chosen by hand, and the person's own again without one", async () => {
    await anna.start();
    await stage.poll(() => playIn("bot")).toBe(ru("command-play"));
    await anna.say("bot", "/settings");
    const main = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    const [first] = buttonsOf(main);
    await anna.press(main, { data: first?.data ?? "" });
    const page = await anna.waitFor("bot", (one) => hasButton(one, "settings-set"));
    await anna.press(page, buttonNamed(page, "English"));
    await stage.poll(() => playIn("bot")).toBe(speaker("en")("command-play"));
    expect(await playIn("group")).toBe(ru("command-play"));
    await anna.pressOld(page, "E.language.none");
    await stage.poll(() => playIn("bot")).toBe(ru("command-play"));
  });
});

describe("the board", () => {
  test("changes between picture and emoji at running tables", async () => {
    const picture = await sitDown(anna, boris, "short");
    const page = await set("board", "Эмодзи");
    const emoji = await anna.waitFor(
      "group",
      (one) => isTable(one) && !one.photo && one.id > page.id,
    );
    expect(emoji.text).toContain("🟫🟫🟨🟨");
    // Every checker move is there; below the tall board whole turns take no rows of their own.
    const single = (table: SeenMessage) =>
      moveButtons(table).flatMap(({ data, press }) =>
        press.do === "move" && press.moves.length === 1 ? data : [],
      );
    expect(single(emoji)).toEqual(single(picture));
    const isGone = async () => (await anna.messages("group")).every(({ id }) => id !== picture.id);
    await stage.poll(isGone).toBe(true);
    await restart();
    const moved = await pressAll(anna, emoji, "8→5");
    expect(moved.photo).toBeUndefined();
    await choose(anna, page, "Картинка");
    const again = await anna.waitFor("group", (one) => isTable(one) && one.photo !== undefined);
    expect(again.text).toContain(" · 8→5");
  });

  test("is drawn in the colours that are set", async () => {
    const wood = await sitDown(anna, boris, "short");
    await set("board", "Контраст");
    const contrast = await anna.waitFor(
      "group",
      ({ id, photo }) => id === wood.id && photo?.url !== wood.photo?.url,
    );
    expect(contrast.text).toBe(wood.text);
    expect(contrast.photo).toMatchObject({ width: wood.photo?.width });
  });

  test("has the home on the side that is set there, as a private chat has its own", async () => {
    const begins = (number: number) => (one: SeenMessage) =>
      isTable(one) && new RegExp(`^\\P{L}*${number}[^\\d|]`, "mu").test(firstLine(one));
    await sitDown(anna, boris, "short");
    await set("board", "Эмодзи");
    await anna.waitFor("group", begins(13));
    await set("board", "Дом слева");
    await anna.waitFor("group", begins(24));
    await anna.start();
    await anna.say("bot", "/settings");
    const own = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    const page = await openPage(anna, own, "board");
    expect(markedOn(page)).toContain("Дом справа");
  });
});

/** The first line of an emoji board, with nothing before its number. */
const firstLine = ({ text }: SeenMessage): string =>
  text.split("\n").find((line) => line.includes("|")) ?? "";
