import { describe, expect, test } from "vitest";
import { writePress } from "../../src/bot/press/presses.ts";
import { LANGUAGES } from "../../src/bot/text/texts.ts";
import { seeded } from "../rules/random.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  pressOn,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** What people are asked to read before they have thrown once, what stands above Start included. */
const MOST_WORDS = 50;
const MOST_SCREENS = 2;

/** What nobody can know before they are told: of the dice, of the colours, of the levels. */
const SIGNS = /[🔒⚪🔴☆★🤖]|[0-9a-f]{12}/u;

const stage = story({ seed: 3, newcomers: true, introduces: true });
const { anna } = stage;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

const onwardsOf = (table: SeenMessage): readonly Button[] =>
  buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));

const isAsking = (table: SeenMessage): boolean =>
  onwardsOf(table).length > 0 || hasButton(table, "rematch");

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A move of a checker on a key is seen as a move. */
const wordsOn = (message: SeenMessage): readonly string[] => {
  const keys = message.keyboard.flat().map(({ text }) => text);
  return wordsIn([message.text, ...keys.filter((text) => !text.includes("→"))].join(" "));
};

type Beginning = { readonly board: SeenMessage; readonly read: readonly SeenMessage[] };

/** From /start to the first board, with everything that was to read on the way. */
const firstBoard = async (game = 0): Promise<Beginning> => {
  await anna.start();
  const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
  await anna.press(hello, buttonFor(hello, "computer"));
  const asked = await anna.waitFor("bot", (one) => hasButton(one, "computer-first"));
  const games = buttonsOf(asked).filter(({ press }) => press.do === "computer-first");
  await anna.press(asked, games[game] ?? expect.fail("no such game"));
  const board = await anna.waitFor("bot", isAsking);
  return { board, read: [hello, asked, board] };
};

describe("a person who has not finished a game yet", () => {
  test.for(LANGUAGES.flatMap((language) => [0, 1].map((game) => ({ language, game }))))(
    "reads few words on two screens and no signs before their own first roll: $language, game $game",
    async ({ language, game }) => {
      await anna.rename({ language_code: language });
      const above = async () => wordsIn((await anna.chat("bot")).description ?? "");
      await stage.poll(async () => (await above()).length).toBeGreaterThan(3);
      const about = await above();
      const { board, read } = await firstBoard(game);
      expect([...about, ...read.flatMap(wordsOn)].length).toBeLessThanOrEqual(MOST_WORDS);
      expect(new Set(read.map(({ id }) => id)).size).toBeLessThanOrEqual(MOST_SCREENS);
      expect(board.text).not.toMatch(SIGNS);
      // In backgammon, which is the home game of some, the throw for the beginning is the first roll.
      const onwards = new Set(onwardsOf(board).map(({ press }) => press.do));
      expect([["roll"], ["move"]]).toContainEqual([...onwards]);
      // Nothing has been played: the throw for the beginning was theirs.
      expect(board.text).not.toContain("→");
    },
  );

  test("is told in words who begins, and after the first throw where the checkers go", async () => {
    const { board } = await firstBoard();
    expect(board.text).toMatch(
      /^Длинные нарды\nЖребий [2-6]:[1-5] — начинаете вы\.\nБросайте зары!$/,
    );
    const rolled = await pressOn(anna, board, buttonFor(board, "roll"));
    expect(rolled.text).toMatch(/^Длинные нарды\nВедите все шашки к себе домой, .*\nВаш ход — /);
    expect(rolled.photo).not.toEqual(board.photo);
    const moved = await pressOn(anna, rolled, buttonFor(rolled, "move"));
    const played = await pressOn(anna, moved, buttonFor(moved, "done"));
    expect(played.text).not.toContain(ru("goal"));
    expect(played.text).toContain("Бот");
  });

  test("finds no keys above the board once the game has begun; an old one still answers", async () => {
    const { board, read } = await firstBoard();
    const [hello] = read;
    const above = hello ?? expect.fail("no start");
    await anna.waitFor("bot", ({ id, keyboard }) => id === above.id && keyboard.length === 0);
    await anna.pressOld(above, writePress({ do: "computer" }));
    const again = await anna.waitFor("bot", (one) => one.id > board.id && isAsking(one));
    expect(again.text).toBe(board.text);
  });

  test("throws and plays every turn of the first game, but none of the next one", async () => {
    const random = seeded(7);
    let table = (await firstBoard()).board;
    const pressed: string[] = [];
    while (!hasButton(table, "rematch")) {
      const version = versionOf(table);
      const button = random.pick(onwardsOf(table));
      pressed.push(button.press.do);
      expect(table.text).not.toMatch(SIGNS);
      await anna.press(table, button);
      table = await anna.waitFor("bot", (one) => versionOf(one) > version && isAsking(one));
    }
    expect(pressed.filter((press) => press === "roll").length).toBeGreaterThan(10);
    const over = table;
    await anna.press(over, buttonFor(over, "rematch"));
    const next = await anna.waitFor("bot", (one) => one.id > over.id && isAsking(one));
    expect(hasButton(next, "roll")).toBe(false);
  });

  test("finds what else there is behind one button, and comes back", async () => {
    await anna.start();
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    expect(hello.keyboard.flat()).toHaveLength(5);
    await anna.press(hello, buttonFor(hello, "start-page"));
    const more = await anna.waitFor("bot", (one) => hasButton(one, "seek-begin"));
    expect(more.id).toBe(hello.id);
    for (const way of ["lesson", "train-begin"] as const)
      expect(hasButton(more, way), way).toBe(true);
    expect(more.keyboard.flat().map(({ text }) => text)).toContain(ru("button-add-to-group"));
    await anna.press(more, buttonFor(more, "start-page"));
    await anna.waitFor("bot", (one) => one.id === hello.id && hasButton(one, "computer"));
  });

  test("finds their own language behind the globe, and is spoken to in it from then on", async () => {
    await anna.start();
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    await anna.press(hello, buttonNamed(hello, "🌐 Русский"));
    const choice = await anna.waitFor("bot", (one) => hasButton(one, "start-language"));
    expect(choice.id).toBe(hello.id);
    expect(buttonNamed(choice, "✓ Русский").press.do).toBe("start-language");
    await anna.press(choice, buttonNamed(choice, "English"));
    const again = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
    expect(again.id).toBe(hello.id);
    expect(again.text).toBe(en("start-private"));
    expect(buttonNamed(again, "🌐 English").press.do).toBe("start-page");
    const { id } = await anna.say("bot", "/help");
    const help = await anna.waitFor("bot", (one) => one.from.bot && one.id > id);
    expect(help.text).toBe(en("help"));
  });
});
