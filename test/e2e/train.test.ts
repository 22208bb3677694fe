import { describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import {
  openedSeven,
  playDecision,
  playSeven,
  pressSeven,
  sevenMenu,
  sevenMoves,
} from "../support/seven.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  playerOf,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const DAY_MS = 24 * 60 * 60_000;

const isNamed = (message: SeenMessage, words: string): boolean =>
  buttonsOf(message).some(({ text }) => text === words);

const isChoice = (message: SeenMessage): boolean => hasButton(message, "train-open");

const trainMenu = async (phone: Phone, words = "/train"): Promise<SeenMessage> => {
  const said = await phone.say("bot", words);
  return phone.waitFor("bot", (one) => one.id > said.id && isChoice(one));
};

describe("the trainer of past sevens", () => {
  const stage = story();
  const { anna, boris } = stage;

  test("leads from a group into the private chat", async () => {
    await anna.start();
    await anna.say("group", "/train");
    const way = await anna.waitFor("group", (one) => hasButton(one, "train-begin"));
    const pressed = await anna.press(way, buttonFor(way, "train-begin"));
    expect(toastOf(pressed)).toContain("в личном чате");
    await anna.waitFor("bot", isChoice);
  });

  /** Anna has played no seven; the first one is over. */
  const opened = async (phone: Phone = anna): Promise<SeenMessage> => {
    await phone.start();
    await openedSeven(phone, await sevenMenu(phone));
    stage.passTime(DAY_MS);
    const menu = await trainMenu(phone);
    return pressSeven(phone, menu, buttonFor(menu, "train-open"));
  };

  test("asks one puzzle after the other in one message, and tells what each turn lost", async () => {
    const board = await opened();
    expect(board.photo).toBeDefined();
    expect(board.text).toMatch(/^Тренировка · Длинные нарды · задача\n🎲 /);
    const { message } = await playDecision(anna, board);
    expect(message.id).toBe(board.id);
    expect(message.text).toMatch(
      /\n(?:🟩|🟨|🟥) (?:лучший ход|почти не хуже лучшего|(?:небольшая |грубая )?ошибка)\n/u,
    );
    expect(message.text).toContain("\n✅ ");
    const next = await pressSeven(anna, message, buttonNamed(message, "Дальше"));
    expect(next.text).toMatch(/^Тренировка · Длинные нарды/);
    expect(sevenMoves(next).length).toBeGreaterThan(0);
  });

  test("shows no strength in its own first five puzzles, even after a seven", async () => {
    await anna.start();
    await playSeven(anna, await openedSeven(anna, await sevenMenu(anna)));
    stage.passTime(DAY_MS);
    const menu = await trainMenu(anna);
    expect(menu.text).not.toContain("📈");
    let message = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
    const shown: boolean[] = [];
    for (let puzzle = 1; puzzle <= 9; puzzle++) {
      ({ message } = await playDecision(anna, message));
      shown.push(message.text.includes("📈"));
      message = await pressSeven(anna, message, buttonNamed(message, "Дальше"));
    }
    // What comes again moves nothing, and says nothing of it.
    expect([shown.slice(0, 5).includes(true), shown.includes(true)]).toEqual([false, true]);
  });

  test("is behind More before there is anything to train", async () => {
    await opened();
    const { id } = await anna.start();
    const hello = await anna.waitFor("bot", (one) => one.id > id && hasButton(one, "start-page"));
    expect(hasButton(hello, "train-begin")).toBe(false);
    await pressFor(anna, hello, "start-page");
    const page = await anna.waitFor("bot", (one) => one.id > id && hasButton(one, "train-begin"));
    await anna.press(page, buttonFor(page, "train-begin"));
    await anna.waitFor("bot", (one) => one.id > id && isChoice(one));
  });

  test("speaks English, and knows its words", async () => {
    await opened(boris);
    const menu = await trainMenu(boris, "trainer");
    const board = await pressSeven(boris, menu, buttonFor(menu, "train-open"));
    expect(board.text).toMatch(/^Practice · Long nardy · a puzzle\n🎲 /);
    const { message } = await playDecision(boris, board);
    expect(message.text).toMatch(
      /\n(?:🟩|🟨|🟥) (?:the best move|nearly as good as the best|a (?:small )?mistake|a blunder)\n/u,
    );
  });

  test("takes a move back until Done, and no press that was overtaken", async () => {
    const board = await opened();
    const [move] = sevenMoves(board);
    const moved = await pressSeven(anna, board, move ?? buttonFor(board, "train-move"));
    const back = await pressSeven(anna, moved, buttonFor(moved, "train-undo"));
    expect(back.text).toBe(board.text);
    const { message } = await playDecision(anna, back);
    for (const [data, told] of [
      [move?.data ?? "", ru("refused-stale")],
      ["2d.1.0", ru("refused-stale")],
      ["2u.1.0", ru("refused-stale")],
      ["2n.7", ru("refused-stale")],
      ["2m.9.0.p1", ru("refused-stale")],
    ] as const) {
      expect(toastOf(await anna.pressOld(message, data))).toContain(told);
    }
  });

  test("has more of the same theme", async () => {
    let { message } = await playDecision(anna, await opened());
    const themeOf = ({ text }: SeenMessage): string =>
      /🎲 [^·\n]+ · ([^·\n]+)\n(?:🟩|🟨|🟥)/u.exec(text)?.[1] ?? "";
    const theme = themeOf(message);
    expect(theme).not.toBe("");
    for (let more = 0; more < 2; more++) {
      const next = await pressSeven(anna, message, buttonNamed(message, "Ещё такие"));
      ({ message } = await playDecision(anna, next));
      expect(themeOf(message)).toBe(theme);
    }
  });

  test("has the themes of a game with one's own share, the weakest first", async () => {
    await opened();
    const menu = await trainMenu(anna);
    const before = await pressSeven(anna, menu, buttonNamed(menu, "По темам"));
    const head = buttonsOf(before).find(({ text }) => text === "голова");
    if (!head) throw new Error("no theme of the head");
    const { message } = await playDecision(anna, await pressSeven(anna, before, head));
    const right = message.text.includes("🟩") ? 1 : 0;
    expect(message.text).toContain(" · голова\n");
    const themes = await pressSeven(
      anna,
      await pressSeven(anna, message, buttonNamed(message, "☰")),
      buttonNamed(menu, "По темам"),
    );
    const names = buttonsOf(themes).map(({ text }) => text.replace(/\s/g, " "));
    const at = names.indexOf(`голова · ${right} из 1`);
    expect(at).toBe(right === 0 ? 0 : names.length - 3);
  });

  test("brings back on the next day what was lost in a seven", async () => {
    await anna.start();
    const board = await openedSeven(anna, await sevenMenu(anna));
    const { message } = await playSeven(anna, board);
    const lost = message.text.match(/🟨|🟥/gu)?.length ?? 0;
    expect(lost).toBeGreaterThan(0);
    stage.passTime(DAY_MS);
    const menu = await trainMenu(anna);
    expect(buttonsOf(menu)[0]?.text).toMatch(/^Длинные · [1-7]$/);
  });

  test("asks about the cube in positions of past sevens, and tells what was right", async () => {
    await opened();
    await openedSeven(anna, await sevenMenu(anna));
    stage.passTime(DAY_MS);
    const menu = await trainMenu(anna);
    const board = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
    const { message } = await playDecision(anna, board);
    const cube = await pressSeven(anna, message, buttonNamed(message, "🎲 Куб"));
    expect(cube.text).toMatch(/^Куб · длинные\n(?:Ваш ход, куб на середине|Соперник говорит)/);
    expect(buttonsOf(cube).filter(({ press }) => press.do === "train-cube-do")).toHaveLength(2);
    const done = await pressSeven(anna, cube, buttonFor(cube, "train-cube-do"));
    expect(done.text).toMatch(/\nВаш ответ: .*\n(?:🟩 верное решение|(?:🟨|🟥) −.*\nНадо было: )/u);
    const next = await pressSeven(anna, done, buttonNamed(done, "Ещё куб"));
    expect(hasButton(next, "train-cube-do")).toBe(true);
    for (const data of ["2a.zzz.take", "2a.1.beaver"])
      expect(toastOf(await anna.pressOld(next, data))).toContain(ru("refused-no-puzzle"));
  });

  test("is led to from a group, and is exported and forgotten", async () => {
    await anna.say("group", "/train");
    await anna.waitFor("group", ({ text }) => text.includes("в личном чате"));
    await playDecision(anna, await opened());
    await anna.say("bot", "/export");
    const file = await anna.waitFor("bot", ({ document }) => document !== undefined);
    const exported = (await stage.client.download(file.document?.url ?? "")).toString();
    for (const table of ["puzzle_attempts", "puzzle_ratings", "puzzle_turns"])
      expect(exported).toContain(table);
    await anna.say("bot", "/forget");
    const ask = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await anna.press(ask, buttonFor(ask, "forget"));
    const menu = await trainMenu(anna);
    expect(buttonsOf(menu)[0]?.text).toBe("Длинные");
  });
});

describe("a person who has not played a game", () => {
  const stage = story();
  const { anna } = stage;

  test("has puzzles on the first day, and a number that moves after five of them", async () => {
    await anna.start();
    const menu = await trainMenu(anna);
    expect(menu.text).toContain("\nСегодня 0 из 5");
    expect(menu.text).not.toContain("📈");
    const board = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
    const { message } = await playDecision(anna, board);
    expect(message.text).not.toContain("📈");
    expect(message.text).toContain("Сегодня 1 из 5");
    await stage.stopBot();
    await stage.startBot();
    const { id } = await anna.start();
    await anna.waitFor("bot", (one) => one.id > id && isNamed(one, "🎯 Тренировка 1/5"));
    let next = await pressSeven(anna, message, buttonNamed(message, "Дальше"));
    for (let puzzle = 2; puzzle <= 5; puzzle++) {
      next = (await playDecision(anna, next)).message;
      if (puzzle < 5) next = await pressSeven(anna, next, buttonNamed(next, "Дальше"));
    }
    expect(next.text).toContain("✅ 5 за сегодня");
    expect(next.text).not.toContain("📈");
    const sixth = await pressSeven(anna, next, buttonNamed(next, "Дальше"));
    const after = (await playDecision(anna, sixth)).message.text;
    const [, , change = ""] = /\n📈 (\d+) \((\S+)\)/.exec(after) ?? [];
    expect(change).toMatch(/^[+−±]\d+$/);
    expect(Number(change.replace(/[−±]/, ""))).toBeLessThanOrEqual(40);
    const again = await anna.start();
    await anna.waitFor("bot", (one) => one.id > again.id && isNamed(one, "🎯 Тренировка ✅"));
    stage.passTime(DAY_MS);
    const later = await anna.start();
    await anna.waitFor("bot", (one) => one.id > later.id && isNamed(one, "🎯 Тренировка"));
  });
});

describe("the trainer of one's own games", () => {
  const stage = story();
  const { anna, boris } = stage;

  test("has the mistakes of a game that was analysed, also after a restart", async () => {
    await boris.start();
    let table = await sitDown(anna, boris, "short 5");
    for (let press = 0; press < 30; press++) {
      const phone = await playerOf(table, [anna, boris]);
      const onward = buttonsOf(table).filter(({ press: { do: kind } }) =>
        ["roll", "move", "done"].includes(kind),
      );
      const last = onward.at(-1);
      if (!last) throw new Error("nothing to press");
      table = await pressOn(phone, table, last);
    }
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    const atOnce = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
    if (!atOnce) throw new Error("nothing to give up by");
    const over = await pressMenu(anna, await pressOn(anna, menu, atOnce), "menu-more");
    await boris.press(over, buttonFor(over, "analysis"));
    const analysis = await boris.waitFor(
      "bot",
      ({ text, photo }) => text.includes("Analysis") && photo !== undefined,
    );
    const { data } = buttonFor(analysis, "train-game");
    // Earlier versions have left it in groups, too.
    expect(toastOf(await anna.pressOld(over, data))).toContain(ru("refused-train-needs-chat"));
    await boris.press(analysis, { data });
    const board = await boris.waitFor("bot", (one) => sevenMoves(one).length > 0);
    expect(board.text).toMatch(/^Practice · Backgammon · from a game of yours\n🎲 /);
    const [move] = sevenMoves(board);
    const moved = await pressSeven(boris, board, move ?? buttonFor(board, "train-move"));
    await stage.stopBot();
    await stage.startBot();
    const { message } = await playDecision(boris, moved);
    expect(message.text).toMatch(/\n(?:🟩|🟨|🟥) /u);
    expect(message.text).toContain("This one will come back.");
  });
});
