import { beforeEach, describe, expect, test } from "vitest";
import type { Think } from "../../src/ai/table/task.ts";
import { seeded } from "../rules/random.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, markedOn, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  counted,
  hasButton,
  hasCounted,
  isTable,
  moveButtons,
  pressFor,
  pressMenu,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { think } from "../support/think.ts";

const stage = story({ seed: 5 });
const { anna, boris } = stage;
beforeEach(async () => {
  await stage.forbidPictures();
});

const ONWARDS: readonly string[] = ["roll", "move", "done", "take", "accept"];
/** After so many presses the bot is stopped. */
const RESTART = 8;

/** A table that asks its reader for something, or one that is over. */
const isAsking = (table: SeenMessage): boolean =>
  buttonsOf(table).some(({ press }) => [...ONWARDS, "rematch"].includes(press.do));

const gameIn = (phone: Phone, chat: string): Promise<SeenMessage> => phone.waitFor(chat, isAsking);

/** Anna plays by random presses until the game is over; the bot is restarted now and then. */
const playOut = async (chat: string, seed: number): Promise<SeenMessage> => {
  const random = seeded(seed);
  let presses = 0;
  let table = await gameIn(anna, chat);
  while (!hasButton(table, "rematch")) {
    const version = versionOf(table);
    const onwards = buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));
    const button = random.pick(onwards);
    const answer = await anna.press(table, button);
    expect(hasCounted(button, toastOf(answer)), toastOf(answer)).toBe(true);
    presses++;
    if (presses % RESTART === 0) {
      await stage.stopBot();
      await stage.startBot();
    }
    table = await anna.waitFor(chat, (one) => versionOf(one) > version && isAsking(one));
  }
  expect(presses).toBeGreaterThan(RESTART);
  return table;
};

/** Anna's table when her dice are played, whatever comes first. */
const playedUntilDone = async (begun: SeenMessage): Promise<SeenMessage> => {
  let table = begun;
  while (!hasButton(table, "done")) {
    const version = versionOf(table);
    const [move] = buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));
    await anna.press(table, { data: move?.data ?? "" });
    table = await anna.waitFor("bot", (one) => versionOf(one) > version);
  }
  return table;
};

describe("a game against the computer", () => {
  test("is asked for by name once: long or short, and then begins at one press", async () => {
    await anna.start();
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    const { data } = buttonFor(hello, "computer");
    expect(toastOf(await anna.press(hello, { data }))).toBe("");
    const question = await anna.waitFor("bot", (one) => hasButton(one, "computer-first"));
    expect(question.id).toBe(hello.id);
    expect(buttonsOf(question).map(({ text }) => text)).toEqual([
      "Длинные",
      "Короткие",
      ru("button-start-back"),
    ]);
    const short = buttonsOf(question)[1]?.data ?? "";
    expect(toastOf(await anna.press(question, { data: short }))).toBe("");
    const table = await gameIn(anna, "bot");
    expect(table.text).toContain(ru("ruleset-short"));

    await anna.say("bot", "/resign");
    const asked = await anna.waitFor("bot", (one) => hasButton(one, "resign"));
    const resign = buttonsOf(asked).findLast(({ press }) => press.do === "resign")?.data ?? "";
    await anna.press(asked, { data: resign });
    const over = await anna.waitFor("bot", (one) => hasButton(one, "rematch"));
    await anna.say("bot", "/start");
    const again = await anna.waitFor(
      "bot",
      (one) => one.id > over.id && hasButton(one, "computer"),
    );
    await anna.press(again, { data });
    const next = await anna.waitFor("bot", (one) => one.id > over.id && isAsking(one));
    expect(next.text).toContain(ru("ruleset-short"));
  });

  test("begins with one press on /start, and is played to its end over restarts", async () => {
    await anna.start();
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    await anna.press(hello, buttonFor(hello, "computer"));
    const question = await anna.waitFor("bot", (one) => hasButton(one, "computer-first"));
    await anna.press(question, buttonFor(question, "computer-first"));
    const over = await playOut("bot", 1);
    expect(over.text).toContain("Бот ☆");
    expect(over.text).toContain("Победа: ");

    await anna.say("bot", "/me");
    const me = await anna.waitFor("bot", (one) => hasButton(one, "me-page"));
    const score = { won: "1 победа, 0 поражений", lost: "0 побед, 1 поражение" };
    expect(Object.values(score).map((one) => ru("me-computer", { score: one }))).toContain(
      me.text.split("\n")[1],
    );
    expect(me.text).not.toContain("ейтинг");

    const again = await anna.press(over, buttonFor(over, "rematch"));
    expect(toastOf(again)).toBe("");
    const next = await anna.waitFor("bot", (one) => isAsking(one) && one.id > over.id);
    expect(hasButton(next, "menu-more")).toBe(true);
  });

  test("plays as well as was chosen in the settings, also against a newcomer", async () => {
    await anna.start();
    const main = await anna
      .say("bot", "/settings")
      .then(({ id }) =>
        anna.waitFor("bot", (one) => one.id > id && hasButton(one, "settings-page")),
      );
    const page = await openPage(anna, main, "computer");
    expect(markedOn(page)).toContain("Сам подберёт");
    await choose(anna, page, "★★ Средний");
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    await anna.press(hello, buttonFor(hello, "computer"));
    const question = await anna.waitFor("bot", (one) => hasButton(one, "computer-first"));
    await anna.press(question, buttonFor(question, "computer-first"));
    const table = await gameIn(anna, "bot");
    expect(table.text).toContain("★★");
  });

  test("in a group, over restarts, on the terms that were said", async () => {
    await anna.say("group", "/play бот короткие ученик");
    const over = await playOut("group", 2);
    expect(over.text).toContain(ru("ruleset-short"));
    expect(over.text).toMatch(/Победа: 🏆 [⚪🔴] \u2068(Anna|Бот ☆)\u2069/u);
  });

  test("its turn comes in the edit that ends the other's, while the table waits", async () => {
    await stage.open({ seed: 5, longestTurnMs: 60_000 });
    await stage.forbidPictures();
    await anna.start();
    await anna.say("bot", "/play bot long");
    let table = await gameIn(anna, "bot");
    // Said once, a moment after the first board.
    await anna.waitFor("bot", ({ text }) => text === ru("pictures-forbidden"));
    for (let turn = 0; turn < 3; turn++) {
      table = await playedUntilDone(table);
      const version = versionOf(table);
      const done = buttonFor(table, "done");
      const pressed = table;
      const calls = await stage.client.callsDuring(async () => {
        await anna.press(pressed, done);
        table = await anna.waitFor("bot", (one) => versionOf(one) > version);
      });
      expect(counted(calls)).toHaveLength(1);
      expect(table.text).toMatch(/🔴 \d:\d/u);
      expect(isAsking(table)).toBe(true);
    }
  });

  test("does not keep the other's board waiting when it thinks for long", async () => {
    let held = Promise.resolve();
    const slow: Think = async (task) => {
      await held;
      return await think(task);
    };
    await stage.open({ seed: 5, think: slow, longestTurnMs: 1 });
    await stage.forbidPictures();
    await anna.start();
    await anna.say("bot", "/play bot long");
    const table = await playedUntilDone(await gameIn(anna, "bot"));
    let answer = () => {};
    held = new Promise((resolve) => {
      answer = resolve;
    });
    await anna.press(table, buttonFor(table, "done"));
    const shown = await anna
      .waitFor("bot", (one) => versionOf(one) > versionOf(table))
      .finally(answer);
    expect(isAsking(shown)).toBe(false);
    const played = await gameIn(anna, "bot");
    expect(played.id).toBe(shown.id);
    expect(versionOf(played)).toBeGreaterThan(versionOf(shown));
  });

  test("is chosen in a menu that only its asker may press", async () => {
    await anna.say("group", "/play бот");
    let menu = await anna.waitFor("group", (one) => hasButton(one, "computer-play"));
    expect(
      buttonsOf(menu).flatMap(({ press }) => (press.do === "computer-play" ? press.ruleset : [])),
    ).toEqual(["long", "short", "quick-long", "hypergammon"]);
    expect(await pressFor(boris, menu, "computer-play")).toBe(en("refused-not-your-menu"));
    const turned = async (words: string, isThere: (text: string) => boolean) => {
      const data = buttonsOf(menu).find(({ text }) => text.includes(words))?.data ?? "";
      await anna.press(menu, { data });
      menu = await anna.waitFor("group", (one) => buttonsOf(one).some(({ text }) => isThere(text)));
    };
    await turned("Уровень", (text) => text.includes("Лучший"));
    await turned("★★★★ Лучший", (text) => text === "✓ ★★★★ Лучший");
    await turned("Куб: нет", (text) => text === "Куб: есть");
    await turned(ru("button-terms-done"), (text) => text === "Длинные");
    expect(menu.text).toContain("★★★★ Лучший · куб");
    await turned("Ещё…", (text) => text === "Гюльбар");
    await anna.press(
      menu,
      buttonsOf(menu).find(({ text }) => text === "Гюльбар") ?? expect.fail("none"),
    );
    const table = await gameIn(anna, "group");
    expect(table.text).toContain("Гюльбар");
    expect(table.text).toContain("куб");
    expect(table.text).toContain("★★★★");
  });

  test("is chosen by words, and asked for where they are not clear", async () => {
    await anna.say("group", "/play бот строгие");
    const table = await gameIn(anna, "group");
    expect(table.text).toContain("🔴 \u2068Бот");
    await boris.say("group", "/play бот короткие нарды кавказские гюльбар");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "computer-play"));
    expect(menu.text).toContain("я не знаю");
  });

  test("can be had under a challenge that nobody takes, by its challenger", async () => {
    await anna.say("group", "/play short");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "sit-computer"));
    const { data } = buttonFor(challenge, "sit-computer");
    expect(toastOf(await boris.press(challenge, { data }))).toBe(en("refused-not-your-challenge"));
    expect(toastOf(await anna.press(challenge, { data }))).toBe("");
    const table = await gameIn(anna, "group");
    expect(table.id).toBe(challenge.id);
    expect(table.text).toContain("🔴 \u2068Бот ☆\u2069");
  });

  test("waits a moment before it plays, where that is set, also over a restart", async () => {
    await anna.start();
    await anna.say("bot", "/settings");
    const main = await anna.waitFor("bot", (one) => hasButton(one, "settings-page"));
    const page = buttonsOf(main).find(({ text }) => text.startsWith("Бот: "))?.data ?? "";
    await anna.press(main, { data: page });
    const settings = await anna.waitFor("bot", (one) => hasButton(one, "settings-set"));
    const pause = buttonsOf(settings).find(({ text }) => text === "Пауза: нет")?.data ?? "";
    await anna.press(settings, { data: pause });
    await anna.say("bot", "/play бот короткие");
    let table = await gameIn(anna, "bot");
    table = await playedUntilDone(table);
    const version = versionOf(table);
    await anna.press(table, buttonFor(table, "done"));
    const waiting = await anna.waitFor("bot", (one) => versionOf(one) > version);
    expect(isAsking(waiting)).toBe(false);
    await stage.stopBot();
    await stage.startBot();
    const played = await gameIn(anna, "bot");
    expect(versionOf(played)).toBeGreaterThan(versionOf(waiting));
  });
});

describe("a hint", () => {
  /** The words of an alert that only its asker sees. */
  const hintFor = async (phone: Phone, table: SeenMessage): Promise<string> =>
    await pressFor(phone, table, "hint");

  test("tells the best turn against the computer to the one whose turn it is", async () => {
    await anna.say("group", "/play short bot");
    const table = await pressMenu(anna, await gameIn(anna, "group"), "menu-more");
    expect(await hintFor(boris, table)).not.toContain("Лучше");
    expect(await hintFor(anna, table)).toMatch(
      /Лучше всего: \d+→\d+.* — (победа в \d+ случа(е|ях) из 100|победа почти|шансов)/,
    );
    // The moves are there again.
    await anna.waitFor("group", (one) => one.id === table.id && moveButtons(one).length > 0);
  });

  test("is not to be had between people who did not agree on it", async () => {
    for (const [words, has] of [
      ["short", false],
      ["short подсказки", true],
    ] as const) {
      await anna.say("group", `/play ${words}`);
      const challenge = await boris.waitFor(
        "group",
        (one) => isTable(one) && hasButton(one, "sit"),
      );
      expect(challenge.text.includes("подсказки")).toBe(has);
      await boris.press(challenge, buttonFor(challenge, "sit"));
      const table = await anna.waitFor("group", (one) => one.id > challenge.id && isAsking(one));
      const mover = table.text.includes("Anna, ваш ход") ? anna : boris;
      expect(hasButton(await pressMenu(mover, table, "menu-more"), "hint")).toBe(has);
    }
  });
});
