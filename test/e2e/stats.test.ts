import { describe, expect, test } from "vitest";
import { writePress } from "../../src/bot/press/presses.ts";
import { LANGUAGES } from "../../src/bot/text/texts.ts";
import { NAMES } from "../../src/features/list.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  passDouble,
  pressMenu,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ secrets: [secretThrowing([6, 1], [3, 2])] });
const { anna, boris, vahe } = stage;

/** Anna passes a double: two thousand points for Boris. */
const lose = async (ruleset: "short" | "long"): Promise<void> => {
  await passDouble(anna, boris, `${ruleset} 2000`);
};

/** Asks in the group and waits for the picture with its words. */
const pictured = async (phone: Phone, words: string): Promise<SeenMessage> => {
  const { id } = await phone.say("group", words);
  return phone.waitFor("group", (one) => one.id > id && one.photo !== undefined);
};

const linesOf = async (phone: Phone, words: string): Promise<readonly string[]> => {
  const { id } = await phone.say("group", words);
  const answer = await phone.waitFor("group", (one) => one.id > id && one.from.bot);
  return answer.text.split("\n");
};

/** One's own figures, with the opponents below them. */
const ownPage = async (phone: Phone): Promise<SeenMessage> => {
  const { id } = await phone.say("group", "/me");
  return phone.waitFor("group", (one) => one.id > id && hasButton(one, "against"));
};

describe("the figures", () => {
  test("of a group are points with their word, whole sentences, and no series of one", async () => {
    await lose("short");
    const { text } = await pictured(vahe, "/top");
    expect(text.split("\n").slice(1)).toEqual([
      "1. \u2068Boris Katz\u2069 · +2\u202f000 очков",
      "1 партия, побед 100\u00a0%",
      "2. \u2068Anna\u2069 · −2\u202f000 очков",
      "1 партия, побед 0\u00a0%",
    ]);
  });

  test("of one's own say how many were won and lost, and when there will be a rating", async () => {
    await lose("long");
    const winner = await linesOf(boris, "/me");
    expect(winner[1]).toBe("1 победа, 0 поражений, +2\u202f000 очков");
    expect(winner.join()).not.toContain("Рекорд");
    const lines = await linesOf(anna, "/me");
    expect(lines).toContain(ru("rating-later"));
    expect(lines.join()).not.toContain("зары");
  });

  test("of who has played the bot alone show that, and what was not is left out", async () => {
    await anna.say("group", "/play bot long");
    await anna.waitFor("group", (one) => hasButton(one, "menu-more"));
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    await pressOn(anna, menu, buttonNamed(menu, "Марс ×2 — сразу"));
    const { text } = await pictured(anna, "/me");
    expect(text).toContain(ru("me-computer", { score: "0 побед, 1 поражение" }));
    expect(text).not.toMatch(/Рекорд|Рейтинг/u);
  });

  test("of nobody are not told, and a long name is cut between its letters", async () => {
    const [line = ""] = await linesOf(anna, `/me ${"x".repeat(32)}😀😀`);
    expect(line).not.toMatch(/\p{Cs}/u);
    expect(line).toContain("x😀»");
  });

  test("against a friend without a username are asked for in reply to him", async () => {
    await lose("short");
    const his = await boris.say("group", "Ещё?");
    const { text } = await anna
      .say("group", "/me", his.id)
      .then(({ id }) => anna.waitFor("group", (one) => one.id > id));
    expect(text.split("\n").slice(0, 2)).toEqual([
      "\u2068Anna\u2069 — \u2068Boris Katz\u2069",
      "0 побед, 1 поражение, −2\u202f000 очков",
    ]);
  });

  test("are told in words alone where no picture may be sent", async () => {
    await lose("short");
    await stage.forbidPictures();
    const { id } = await anna.say("group", "/top");
    const told = await anna.waitFor(
      "group",
      (one) => one.id > id && one.text.includes("1. \u2068Boris Katz\u2069 · +2\u202f000 очков"),
    );
    expect(told.photo).toBeUndefined();
  });

  test("of two stand on one page, led to from one's own and from the end of a game", async () => {
    await anna.start();
    await lose("short");
    const own = await ownPage(anna);
    const pressed = await anna.press(own, buttonNamed(own, "⚔️ Boris Katz"));
    expect(toastOf(pressed)).toBe("");
    const page = await anna.waitFor("group", (one) => one.text.includes("\u2069 — \u2068"));
    expect(page.text).toContain("0 побед, 1 поражение");
    const over = await anna.waitFor("group", (one) => hasButton(one, "menu-more"));
    const menu = await pressMenu(anna, over, "menu-more");
    const way = buttonFor(menu, "against-of");
    expect(toastOf(await anna.press(menu, way))).toBe(ru("look-sent"));
    await anna.waitFor("bot", ({ text }) => text.includes("0 побед, 1 поражение"));
    expect(toastOf(await vahe.press(menu, way))).toBe(ru("refused-not-your-game"));
  });

  test("of two are no way to the name of a stranger", async () => {
    await lose("short");
    const own = await ownPage(boris);
    const { id } = await vahe.me();
    const before = (await boris.messages("group")).length;
    const made = `7p.${id.toString(36)}`;
    expect(toastOf(await boris.pressOld(own, made))).toBe(en("refused-unknown-button"));
    expect(await boris.messages("group")).toHaveLength(before);
  });
});

describe("/stats", () => {
  const ANNA = 5_100_000_001;

  test("tells the bot's owner how it does, in private, and is unknown to others", async () => {
    await stage.open({ owner: ANNA });
    await lose("short");
    await anna.start();
    await boris.start();
    await anna.say("bot", "/stats");
    const told = await anna.waitFor("bot", ({ text }) => text.startsWith(ru("owner-title")));
    expect(told.photo).toBeDefined();
    const lines = told.text.split("\n");
    expect(lines[1]).toBe(ru("owner-day", { people: 2, games: 1, chats: 1 }));
    expect(lines[3]).toBe(ru("owner-all", { people: 2, running: 0 }));
    expect(lines[4]).toMatch(/^Запросов к Telegram с запуска: [1-9]\d*, отложено им \(429\): 0$/);
    expect(lines[5]).toMatch(/сейчас можно: [\d\s]+; отложено за последний час \(429\): 0$/);
    expect(lines[6]).toMatch(/^Память: \d{1,3}(?:\s\d{3})* МБ, база: 1 МБ$/);
    const { id } = await boris.say("bot", "/stats");
    const answer = await boris.waitFor("bot", (one) => one.id > id && one.from.bot);
    expect(answer.text).not.toContain("Memory");
  });

  test("names the buttons that are pressed most, and those that nobody has pressed", async () => {
    await stage.open({ owner: ANNA });
    await anna.start();
    const hello = await anna.waitFor("bot", (one) => hasButton(one, "start-page"));
    for (const page of ["more", "first", "more"] as const)
      await anna.pressOld(hello, writePress({ do: "start-page", at: page }));
    await sitDown(anna, boris);
    await anna.say("bot", "/stats");
    const told = await anna.waitFor("bot", ({ text }) => text.startsWith(ru("owner-title")));
    const [most, never] = told.text.split("\n").slice(-2);
    expect(most).toMatch(
      /^С запуска чаще всего нажимали: \u2068start-page\s3\u2069, \u2068sit\s1\u2069$/,
    );
    const all = NAMES.presses.length;
    expect(never).toContain(
      `С запуска ни разу не нажали (${all - 2} из ${all}): \u2068cancel\u2069, `,
    );
    expect(never).not.toContain("\u2068sit\u2069");
    expect(never).toMatch(/, …$/);
  });

  test.each(LANGUAGES)(
    "fits under its picture in %s, with room for large numbers",
    async (language) => {
      await stage.open({ owner: ANNA });
      await anna.start();
      const hello = await anna.waitFor("bot", (one) => hasButton(one, "start-page"));
      await anna.pressOld(hello, writePress({ do: "start-language", language }));
      const { id } = await anna.say("bot", "/stats");
      const told = await anna.waitFor("bot", (one) => one.id > id && one.from.bot);
      expect(told.photo).toBeDefined();
      expect(told.text.length).toBeLessThan(1024 - 200);
    },
  );
});
