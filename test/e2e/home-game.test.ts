import { describe, expect, test } from "vitest";
import { speaker, type TextKey } from "../../src/bot/text/texts.ts";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, isTable, pressFor, sitDown } from "../support/table.ts";

const stage = story({ newcomers: true });
const { anna, boris } = stage;

const QUICK = ["quick-long", "hypergammon"];

/** The rulesets that a message offers, in its order. */
const gamesOn = (message: SeenMessage): string[] =>
  buttonsOf(message).flatMap(({ press }) => ("ruleset" in press ? [press.ruleset] : []));

/** The message with the keys of each row as they are read: from the right in some languages. */
const asRead = (message: SeenMessage, language: string): SeenMessage =>
  speaker(language).isRightToLeft
    ? { ...message, keyboard: message.keyboard.map((row) => row.toReversed()) }
    : message;

const nextWith = (phone: Phone, chat: string, after: number, of: Press["do"]) =>
  phone.waitFor(chat, (one) => one.id > after && hasButton(one, of));

/** What a phone whose Telegram speaks a language is asked before its first game. */
const firstQuestion = async (phone: Phone, language: string): Promise<SeenMessage> => {
  await phone.rename({ language_code: language });
  await phone.start();
  const hello = await phone.waitFor("bot", (one) => hasButton(one, "computer"));
  await phone.press(hello, buttonFor(hello, "computer"));
  return phone.waitFor("bot", (one) => hasButton(one, "computer-first"));
};

const menuIn = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", "/play");
  return nextWith(phone, "bot", id, "play-menu");
};

describe("the game of one's home", () => {
  test.for([
    ["ru", ["long", "short"]],
    ["az", ["uzun", "short"]],
    ["tr", ["tavla", "short"]],
    ["fa", ["takhteh", "short"]],
    ["el", ["tavli", "portes"]],
    ["bg-BG", ["sreshta", "prava"]],
    ["ka", ["khachapuri", "short"]],
    ["ar", ["tawla", "mahbusa"]],
    ["de", ["long", "short"]],
  ] as const)("comes first where Telegram speaks %s", async ([language, games]) => {
    const asked = asRead(await firstQuestion(boris, language), language);
    expect(gamesOn(asked)).toEqual(games);
    expect(asked.keyboard[0]?.[0]).toMatchObject({ style: "primary" });
    const menu = asRead(await menuIn(boris), language);
    expect(gamesOn(menu)).toEqual([...games, ...QUICK]);
    expect(menu.keyboard[0]?.[0]).toMatchObject({ style: "primary" });
    const said = await boris.say("bot", "/play find");
    const search = asRead(await nextWith(boris, "bot", said.id, "seek-start"), language);
    const foreign = games.filter((game) => game !== "long" && game !== "short");
    expect(gamesOn(search)).toEqual([...foreign, "long", "short", "any"]);
    expect(search.keyboard[0]?.[0]).toMatchObject({ style: "primary" });
  });

  test.for([
    ["ru", ["long", "short"]],
    ["az", ["long", "short"]],
    ["tr", ["short", "long"]],
    ["fa", ["short", "long"]],
  ] as const)("brings what is like it to the front of puzzles (%s)", async ([language, games]) => {
    await boris.rename({ language_code: language });
    const seven = await boris.say("bot", "/seven");
    const day = asRead(await nextWith(boris, "bot", seven.id, "seven-open"), language);
    const offered = buttonsOf(day).flatMap(({ press }) =>
      press.do === "seven-open" ? [press.family] : [],
    );
    expect(offered).toEqual(games);
  });

  test.for([
    ["tr", "ruleset-tavla-button", "Tavla"],
    ["fa", "ruleset-takhteh-button", "تخته‌نرد"],
    ["az", "ruleset-uzun-button", "Uzun nərd"],
  ] as const)("has the name that players use in %s", async ([language, key, name]) => {
    const asked = asRead(await firstQuestion(boris, language), language);
    expect(asked.keyboard[0]?.[0]?.text).toBe(name);
    expect(speaker(language)(key satisfies TextKey)).toBe(name);
  });

  test("takes its country out of the neighbours' games, whose others are listed with the rest", async () => {
    await boris.rename({ language_code: "tr" });
    await boris.start();
    const menu = await menuIn(boris);
    await pressFor(boris, menu, "play-menu");
    const more = await boris.waitFor("bot", ({ id, text }) => id === menu.id && text !== menu.text);
    expect(gamesOn(more)).toEqual(["celebi", "moultezim", "long"]);
    expect(more.text).not.toContain(speaker("tr")("country-tr"));
    await boris.press(more, speaker("tr")("rules-button-countries"));
    const list = await boris.waitFor("bot", ({ id, text }) => id === menu.id && text !== more.text);
    const labels = list.keyboard.flat().map(({ text }) => text);
    expect(labels).toContain(speaker("tr")("country-gr"));
    expect(labels).not.toContain(speaker("tr")("country-tr"));
  });

  test("is played with the bot at one press from the second time on, a medley too", async () => {
    const asked = await firstQuestion(boris, "el");
    expect(buttonFor(asked, "computer-first").press).toMatchObject({ ruleset: "tavli" });
    expect(await pressFor(boris, asked, "computer-first")).toBe("");
    await boris.waitFor("bot", (one) => isTable(one) && one.id > asked.id);
    const { id } = await boris.say("bot", "/start");
    const hello = await nextWith(boris, "bot", id, "computer");
    expect(await pressFor(boris, hello, "computer")).toBe(speaker("en")("refused-computer-plays"));
  });

  test("stands first among the rules, too", async () => {
    await boris.rename({ language_code: "tr" });
    await boris.start();
    const { id } = await boris.say("bot", "/rules");
    const home = await nextWith(boris, "bot", id, "rules-countries");
    expect(gamesOn(home)).toEqual(["tavla", "short"]);
    await pressFor(boris, home, "rules-countries");
    const list = await boris.waitFor(
      "bot",
      (one) => one.id === home.id && hasButton(one, "rules-country"),
    );
    expect(list.keyboard.flat().map(({ text }) => text)).not.toContain(speaker("tr")("country-tr"));
  });

  test("of a language that was chosen goes before that of Telegram", async () => {
    await boris.rename({ language_code: "ru" });
    await boris.start();
    const hello = await boris.waitFor("bot", (one) => hasButton(one, "start-page"));
    const globe = buttonsOf(hello).find(({ text }) => text.startsWith("🌐"));
    await boris.press(hello, { data: globe?.data ?? "" });
    const choice = await boris.waitFor("bot", (one) => hasButton(one, "start-language"));
    const turkish = buttonsOf(choice).find(({ text }) => text === "Türkçe");
    await boris.press(choice, { data: turkish?.data ?? "" });
    await boris.waitFor("bot", (one) => one.id === choice.id && hasButton(one, "computer"));
    expect(gamesOn(await menuIn(boris))).toEqual(["tavla", "short", ...QUICK]);
  });
});

describe("the game of a group", () => {
  test("is that of its language", async () => {
    await setInGroup(anna, "language", "Türkçe");
    expect(gamesOn(await answerTo(anna, "/play"))).toEqual(["tavla", "short", ...QUICK]);
    await boris.rename({ language_code: "el" });
    expect(gamesOn(await answerTo(boris, "/play"))).toEqual(["tavla", "short", ...QUICK]);
    for (const [command, of] of [
      ["/arena", "arena-begin"],
      ["/cup", "cup-begin"],
    ] as const) {
      const menu = await answerTo(anna, command);
      const begins = buttonsOf(menu).filter(({ press }) => press.do === of);
      expect(begins[0]?.press).toMatchObject({ ruleset: "tavla" });
      expect(menu.keyboard.flat().find(({ style }) => style)).toMatchObject({ style: "primary" });
    }
  });

  test("is after three series the one that is played there most", async () => {
    for (const game of ["short", "gulbar", "gulbar"]) {
      await sitDown(anna, boris, game);
    }
    const menu = await answerTo(boris, "/play");
    expect(gamesOn(menu).slice(0, 3)).toEqual(["gulbar", "long", "short"]);
    expect(menu.keyboard[0]).toHaveLength(1);
  });
});
