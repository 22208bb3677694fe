import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../src/bot/text/texts.ts";
import { linesTaken } from "../../src/bot/view/fit.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton } from "../support/table.ts";
import { ru } from "../support/texts.ts";

/** The lines of /help on a phone of 360 pixels. */
const MOST_LINES = 8;

const stage = story({ newcomers: true, introduces: true });
const { anna } = stage;

/** The commands that a text names. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/([a-z]+)/gu)].flatMap(([, command = ""]) => command);

test.each(LANGUAGES)("/help is eight lines on a small phone (%s)", (language) => {
  expect(linesTaken(speaker(language)("help"), "group")).toBeLessThanOrEqual(MOST_LINES);
});

test("Telegram's list, /help and what is behind More… tell each their own", async () => {
  await anna.start();
  const listed = async () => (await anna.chat("bot")).commands.map(({ command }) => command);
  await stage.poll(async () => (await listed()).length).toBe(10);
  const commands = await listed();
  // How /play is written out; no other command of the list.
  const named = new Set(namedIn(ru("help")));
  expect([...named].filter((command) => commands.includes(command))).toEqual(["play"]);
  const hello = await anna.waitFor("bot", (one) => hasButton(one, "start-page"));
  await anna.press(hello, buttonFor(hello, "start-page"));
  const more = await anna.waitFor("bot", (one) => hasButton(one, "seek-begin"));
  // Neither a command of the list, nor what stands under /start itself.
  expect(buttonsOf(more).map(({ press }) => press.do)).toEqual([
    ...["seek-begin", "lesson", "train-begin", "start-page"],
  ]);
  expect(namedIn(more.text)).toEqual([]);
});

test("the key of rules that stood under /start still opens them", async () => {
  await anna.start();
  const hello = await anna.waitFor("bot", (one) => hasButton(one, "start-page"));
  await anna.pressOld(hello, "Q");
  await anna.waitFor("bot", (one) =>
    one.text.includes(ru("rules-list").replaceAll(/<[^>]+>/g, "")),
  );
});
