import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  hasButton,
  isTable,
  pressFor,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, vahe } = stage;

const isChallenge = (message: SeenMessage): boolean => hasButton(message, "sit");

const begin = async (phone: Phone): Promise<void> => {
  await phone.start();
  await phone.waitFor("bot", ({ from }) => from.bot);
};

/** What the bot says in private to these words. */
const answered = async (words: string, phone: Phone = anna): Promise<SeenMessage> => {
  const { id } = await phone.say("bot", words);
  return phone.waitFor("bot", (one) => one.id > id && one.from.bot);
};

const WAYS = ["computer-first", "play-game", "seek-game"];

/** The ways of a page and the game that they begin. */
const waysOn = (message: SeenMessage): string[] =>
  buttonsOf(message).flatMap(({ press }) =>
    WAYS.includes(press.do) && "ruleset" in press ? [`${press.do} ${press.ruleset}`] : [],
  );

const waysTo = (game: string): string[] => WAYS.map((way) => `${way} ${game}`);

describe("the name of a game in private", () => {
  test.for([
    ["длинные", "long"],
    ["/play длинные", "long"],
    ["Тавла", "tavla"],
    ["tavli", "tavli"],
    ["/play хачапури", "khachapuri"],
    // One letter is wrong.
    ["длиные", "long"],
    ["в тавлу", "tavla"],
    ["/play длиные", "long"],
    ["кортокие", "short"],
    ["Hepergammon", "hypergammon"],
  ] as const)("«%s» has the three ways to it", async ([words, game]) => {
    await begin(anna);
    const page = await answered(words);
    expect(waysOn(page)).toEqual(waysTo(game));
    expect(page.keyboard.map((row) => row.length)).toEqual([3]);
  });

  test("is asked back where it may be several, and a key leads to the ways", async () => {
    await begin(anna);
    for (const words of ["şeşbeş", "/play шешбеш"]) {
      const asked = await answered(words);
      expect(asked.text).toContain(ru("which-ruleset", { word: words.replace("/play ", "") }));
      const games = buttonsOf(asked).flatMap(({ press }) =>
        press.do === "play-ways" && "ruleset" in press ? [press.ruleset] : [],
      );
      expect(games).toEqual(["long", "short"]);
      await anna.press(asked, buttonFor(asked, "play-ways"));
      const page = await anna.waitFor(
        "bot",
        (one) => one.id === asked.id && one.text !== asked.text,
      );
      expect(waysOn(page)).toEqual(waysTo("long"));
    }
  });

  test("that means any of them leads to the games of one's home", async () => {
    await boris.rename({ language_code: "ka" });
    await begin(boris);
    const asked = await answered("ნარდი", boris);
    expect(asked.text).toContain(en("which-ruleset", { word: "ნარდი" }));
    expect(buttonFor(asked, "play-ways").press).toMatchObject({ ruleset: "khachapuri" });
    const again = await answered("в нарды", boris);
    expect(buttonFor(again, "play-ways").press).toMatchObject({ ruleset: "khachapuri" });
  });

  test("is none among other words", async () => {
    await begin(anna);
    for (const words of ["привет", "длинные косы", "до завтра"])
      expect((await answered(words)).text).toBe(ru("unknown-command"));
  });

  test("leads to a game with the bot, to an invitation, to a search", async () => {
    await begin(anna);
    const page = await answered("тавла");
    expect(await pressFor(anna, page, "play-game")).toBe("");
    const invitation = await anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    expect(invitation.text).toContain("Тавла");
    expect(await pressFor(anna, page, "seek-game")).toBe("");
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain("Тавла");
    expect(await pressFor(anna, page, "computer-first")).toBe("");
    const table = await anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
    expect(table.text).toContain("Тавла");
  });

  test("also of a medley: whoever looks for it finds others who do", async () => {
    await Promise.all([begin(anna), begin(boris)]);
    for (const phone of [anna, boris]) {
      const page = await answered("tavli", phone);
      expect(await pressFor(phone, page, "seek-game")).toBe("");
    }
    for (const phone of [anna, boris])
      await phone.waitFor("bot", (one) => isTable(one) && hasButton(one, "menu-more"));
  });
});

test("rules end with the three ways; in a group the search is in private", async () => {
  await begin(anna);
  const page = await answered("/rules тавла");
  expect(waysOn(page)).toEqual(waysTo("tavla"));
  const long = await answered("/rules длинные");
  expect(waysOn(long)).toEqual(waysTo("long"));
  await anna.say("group", "/rules тавла");
  const shown = await anna.waitFor("group", (one) => hasButton(one, "play-game"));
  expect(waysOn(shown)).toEqual(["computer-first tavla", "play-game tavla"]);
  const link = shown.keyboard.flat().find((one) => "url" in one);
  expect(link).toMatchObject({ url: expect.stringContaining("start=seek-tavla") });
  expect(await pressFor(boris, shown, "play-game")).toBe("");
  const challenge = await boris.waitFor("group", isChallenge);
  expect(challenge.text).toMatch(/Тавла.*Boris/s);
  await anna.say("bot", "/start seek-tavla");
  const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
  expect(search.text).toContain("Тавла");
});

describe("a friend by name", () => {
  /** Anna has finished a game in the group with somebody. */
  const havePlayed = async (friend = boris): Promise<void> => {
    const table = await sitDown(anna, friend, "short");
    await anna.press(table, buttonFor(table, "menu-more"));
    const more = await anna.waitFor("group", (one) => hasButton(one, "menu-resign"));
    await anna.press(more, buttonFor(more, "menu-resign"));
    const sure = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    await anna.press(sure, buttonFor(sure, "resign"));
    const asked = await friend.waitFor("group", (one) => hasButton(one, "accept"));
    await friend.press(asked, buttonFor(asked, "accept"));
    await anna.waitFor("group", (one) => one.id >= table.id && hasButton(one, "rematch"));
  };

  test.each([
    "/play короткие с Борисом",
    "/play с Борисом в короткие",
    "/play short with Boris",
    "/play Boris ilə döymə",
    "/play короткие Борисом ile",
    "/play kısa Boris'le",
    "/play با بوریس کوتاه",
  ])("«%s» challenges him alone", async (words) => {
    await havePlayed();
    const { id } = await anna.say("group", words);
    const challenge = await anna.waitFor("group", (one) => one.id > id && isChallenge(one));
    expect(challenge.text).toContain("зовёт играть: \u2068Boris Katz\u2069");
    const sit = buttonFor(challenge, "sit");
    expect(toastOf(await vahe.press(challenge, sit))).toBe(ru("refused-not-for-you"));
  });

  test.each([
    ["Fatma", "/play kısa Fatma'yla"],
    ["Fatma", "/play kısa fatmayla"],
    ["Ayşe", "/play Ayşeyle kısa"],
    ["Leyla", "/play döymə Leylayla"],
    ["Ali", "/play kısa Ali'yle"],
  ])("whose name ends in a vowel: %s, «%s»", async (name, words) => {
    await boris.rename({ first_name: name });
    await havePlayed();
    const { id } = await anna.say("group", words);
    const challenge = await anna.waitFor("group", (one) => one.id > id && isChallenge(one));
    expect(challenge.text).toContain(`зовёт играть: \u2068${name}`);
  });

  test("who has none is asked what to play, as by /play alone", async () => {
    const asked = await answerTo(anna, "/play с другом");
    expect(asked.text).toBe((await answerTo(anna, "/play")).text);
  });

  test("is asked back where two are called so", async () => {
    await vahe.rename({ first_name: "Борис" });
    await havePlayed(boris);
    await havePlayed(vahe);
    const asked = await answerTo(anna, "/play короткие с Борисом");
    expect(asked.text).toBe(ru("which-friend"));
    const labels = asked.keyboard.flat().map(({ text }) => text);
    expect(labels).toHaveLength(2);
    expect(labels.join()).toContain("Борис");
    const key = buttonsOf(asked).find(({ text }) => text.includes("Boris Katz"));
    await anna.press(asked, { data: key?.data ?? "" });
    const challenge = await anna.waitFor("group", (one) => one.id > asked.id && isChallenge(one));
    expect(challenge.text).toContain("зовёт играть: \u2068Boris Katz\u2069");
  });

  test("is enough in private, where the game is asked", async () => {
    await havePlayed();
    await begin(anna);
    const menu = await answered("с Борисом");
    expect(menu.text).toContain("Boris Katz");
    expect(hasButton(menu, "play")).toBe(true);
  });

  test("is known while the first game with them still runs", async () => {
    await sitDown(anna, boris, "short");
    const { id } = await anna.say("group", "/play длинные с Борисом");
    const challenge = await anna.waitFor("group", (one) => one.id > id && isChallenge(one));
    expect(challenge.text).toContain("зовёт играть: \u2068Boris Katz\u2069");
  });

  test("who has not played here is unknown", async () => {
    const answer = await answerTo(anna, "/play короткие с Борисом");
    expect(answer.text).toContain(ru("friend-unknown", { name: "Борисом" }));
  });
});
