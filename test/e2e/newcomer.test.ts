import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  type Button,
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** What people are asked to read before they have thrown once. */
const MOST_WORDS = 51;
const MOST_SCREENS = 2;

const stage = story({ seed: 3, newcomers: true });
const { anna } = stage;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

const onwardsOf = (table: SeenMessage): readonly Button[] =>
  buttonsOf(table).filter(({ press }) => ONWARDS.includes(press.do));

const isAsking = (table: SeenMessage): boolean =>
  onwardsOf(table).length > 0 || hasButton(table, "rematch");

const wordsOn = ({ text, keyboard }: SeenMessage): readonly string[] =>
  [text, ...keyboard.flat().map((button) => button.text)].join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];

/** From /start to the first board, with everything that was to read on the way. */
const firstBoard = async (): Promise<{ board: SeenMessage; read: readonly SeenMessage[] }> => {
  await anna.start();
  const hello = await anna.waitFor("bot", (one) => hasButton(one, "computer"));
  await anna.press(hello, buttonFor(hello, "computer"));
  const asked = await anna.waitFor("bot", (one) => hasButton(one, "computer-first"));
  await anna.press(asked, buttonFor(asked, "computer-first"));
  const board = await anna.waitFor("bot", isAsking);
  return { board, read: [hello, asked, board] };
};

describe("a person who has not finished a game yet", () => {
  test("reads few words on two screens before the first roll, which is their own", async () => {
    const { board, read } = await firstBoard();
    expect(read.flatMap(wordsOn).length).toBeLessThanOrEqual(MOST_WORDS);
    expect(new Set(read.map(({ id }) => id)).size).toBeLessThanOrEqual(MOST_SCREENS);
    expect(onwardsOf(board).map(({ press }) => press.do)).toEqual(["roll"]);
    // Nothing has been played: the throw for the beginning was theirs.
    expect(board.text).toContain("Жребий");
    expect(board.text).not.toContain("→");
  });

  test("throws and plays every turn of the first game, but none of the next one", async () => {
    const random = seeded(7);
    let table = (await firstBoard()).board;
    const pressed: string[] = [];
    while (!hasButton(table, "rematch")) {
      const version = versionOf(table);
      const button = random.pick(onwardsOf(table));
      pressed.push(button.press.do);
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
    expect(hello.keyboard.flat()).toHaveLength(6);
    await anna.press(hello, buttonFor(hello, "start-page"));
    const more = await anna.waitFor("bot", (one) => hasButton(one, "seek-begin"));
    expect(more.id).toBe(hello.id);
    for (const way of ["lesson", "rules-begin"] as const)
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
