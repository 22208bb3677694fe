import { describe, expect, test } from "vitest";
import { keyOf } from "../../src/bot/text/texts.ts";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  hasButton,
  isTable,
  pressFor,
  pressOn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story();
const { anna, boris, vahe } = stage;

const FIRST = ["long", "short"];
const QUICK = ["quick-long", "hypergammon"];

const isMenu = (message: SeenMessage): boolean => hasButton(message, "play-menu");
const isChallenge = (message: SeenMessage): boolean => hasButton(message, "sit");

/** The ids of the rulesets that a menu offers, in its order. */
const offered = (menu: SeenMessage): string[] =>
  buttonsOf(menu).flatMap(({ press }) => (press.do === "play" ? [press.ruleset] : []));

const choose = (phone: Phone, menu: SeenMessage, id: string) => {
  const button = buttonsOf(menu).find(({ press }) => press.do === "play" && press.ruleset === id);
  if (!button) throw new Error(`no button for ${id}`);
  return phone.press(menu, button);
};

/** Presses these words one after the other, each on the page that the one before brought. */
const turn = async (
  phone: Phone,
  menu: SeenMessage,
  ...words: readonly string[]
): Promise<SeenMessage> => {
  let page = menu;
  for (const one of words) {
    const before = JSON.stringify([page.text, page.keyboard]);
    expect(toastOf(await phone.press(page, buttonNamed(page, one)))).toBe("");
    page = await phone.waitFor(
      page.chat,
      (next) => next.id === page.id && JSON.stringify([next.text, next.keyboard]) !== before,
    );
  }
  return page;
};

describe("/play without words", () => {
  test("in a group has first what the person played there last, on the same terms", async () => {
    await anna.say("group", "/play короткие матч 5 60с");
    const challenge = await anna.waitFor("group", isChallenge);
    await pressFor(boris, challenge, "sit");
    const menu = await answerTo(anna, "/play");
    const [again] = menu.keyboard[0] ?? [];
    expect(again?.text).toBe(ru("button-play-again", { game: "Короткие" }));
    expect(menu.keyboard[0]).toHaveLength(1);
    await anna.press(menu, buttonNamed(menu, again?.text ?? ""));
    const posted = await anna.waitFor("group", (one) => one.id > menu.id && isChallenge(one));
    for (const words of [ru("terms-match", { match: 5 }), "1 мин"])
      expect(posted.text).toContain(words);
    const boriss = await answerTo(boris, "/play");
    expect(offered(boriss)).toEqual([...FIRST, ...QUICK]);
  });

  test("offers long and short at once, the quick games below them, and their relatives with a line on each", async () => {
    const menu = await answerTo(anna, "/play");
    expect(offered(menu)).toEqual([...FIRST, ...QUICK]);
    expect(menu.keyboard.slice(0, 2).map((row) => row.map(({ style }) => style))).toEqual([
      ...[
        ["primary", "primary"],
        [undefined, undefined],
      ],
    ]);
    expect(hasButton(menu, "computer-begin")).toBe(true);
    const first = await turn(anna, menu, "Ещё…");
    const second = await turn(anna, first, "Ещё…");
    const third = await turn(anna, second, "Ещё…");
    const pages = [first, second, third];
    expect(pages.map((page) => offered(page))).toEqual([
      ["long-classic", "long-federation", "gulbar"],
      ["mad-gulbar", "quick-long", "short-strict"],
      ["short-full", "short-caucasian", "hypergammon"],
    ]);
    for (const page of pages)
      for (const id of offered(page)) expect(page.text).toContain(ru(keyOf(`ruleset-${id}-line`)));
    const back = await turn(anna, third, "‹ Назад");
    expect(offered(back)).toEqual(offered(second));
    const menuAgain = await turn(anna, await turn(anna, back, "‹ Назад"), "‹ Назад");
    expect(offered(menuAgain)).toEqual([...FIRST, ...QUICK]);
  });

  test("has the neighbours' games by country, the medley first and none alone on a page", async () => {
    const more = await turn(anna, await answerTo(anna, "/play"), "Ещё…");
    expect(more.text).not.toContain("Греция");
    const countries = await turn(anna, more, ru("rules-button-countries"));
    const greece = await turn(anna, countries, "Греция");
    expect(offered(greece)).toEqual(["tavli", "portes"]);
    // The heading names the country, the lines do not.
    expect(greece.text.match(/Греция/gu)).toHaveLength(1);
    const others = await turn(anna, greece, "Ещё…");
    expect(offered(others)).toEqual(["plakoto", "fevga"]);
    const back = await turn(anna, await turn(anna, others, "‹ Назад"), "‹ Назад");
    expect(back.keyboard).toEqual(countries.keyboard);
    expect(offered(await turn(anna, back, "‹ Назад"))).toEqual(offered(more));
  });

  test("finds the neighbours' games by the country's name, too, in the country's order", async () => {
    expect(offered(await answerTo(anna, "/play греция"))).toEqual(["tavli", "portes"]);
    for (const words of ["Türkiye", "турецкие"])
      expect(offered(await answerTo(anna, `/play ${words}`))).toEqual([
        ...["tavla", "celebi", "moultezim"],
      ]);
  });

  test("turns into the challenge when its asker chooses", async () => {
    const menu = await turn(anna, await answerTo(anna, "/play"), "Ещё…");
    expect(toastOf(await choose(anna, menu, "gulbar"))).toBe("");
    const challenge = await anna.waitFor("group", isChallenge);
    expect(challenge.text).toMatch(/Гюльбар|Gulbar/);
    expect((await anna.messages("group")).filter(isMenu)).toEqual([]);
    await pressOn(boris, challenge, buttonFor(challenge, "sit"));
  });

  test("is deaf to others", async () => {
    const menu = await answerTo(anna, "/play");
    expect(toastOf(await choose(boris, menu, "long"))).toBe(en("refused-not-your-menu"));
    for (const action of ["play-close", "play-menu"] as const) {
      expect(await pressFor(boris, menu, action)).toBe(en("refused-not-your-menu"));
    }
    const own = await turn(anna, menu, "Свои правила");
    expect(await pressFor(boris, own, "own-begin")).toBe(en("refused-not-your-menu"));
    expect(await anna.last("group", ({ id }) => id === menu.id)).toEqual(own);
    expect((await anna.messages("group")).some(isChallenge)).toBe(false);
  });

  test("can be closed", async () => {
    const menu = await answerTo(anna, "/play");
    expect(await pressFor(anna, menu, "play-close")).toBe("");
    await stage
      .poll(async () => (await anna.messages("group")).some(({ id }) => id === menu.id))
      .toBe(false);
  });

  test("leads to the making of rules of one's own", async () => {
    const own = await turn(anna, await answerTo(anna, "/play"), "Свои правила");
    expect(own.text).toContain(ru("play-own-none"));
    expect(await pressFor(anna, own, "own-begin")).toBe("");
    await anna.waitFor("group", (one) => hasButton(one, "draft-base"));
  });
});

describe("terms by buttons", () => {
  /** The terms of the challenge that comes of these presses and «Короткие». */
  const challengedWith = async (...words: readonly string[]): Promise<string> => {
    const terms = await turn(anna, await answerTo(anna, "/play"), "Ставка, куб, матч…", ...words);
    const menu = await turn(anna, terms, "‹ К выбору игры");
    await choose(anna, menu, "short");
    const challenge = await anna.waitFor("group", isChallenge);
    return challenge.text.split("\n")[0] ?? "";
  };

  test.each([
    [["Ставка: 1", "Ставка: 5", "Подсказки: нет"], "Короткие нарды · ставка 10 · подсказки"],
    [["Куб: нет"], "Короткие нарды · куб"],
    [["Куб: нет", "Бивер", "Якоби"], "Короткие нарды · куб, бивер, правило Якоби"],
    [["Куб: нет", "Бивер", "Якоби", "✓ Бивер"], "Короткие нарды · куб, правило Якоби"],
    [["Куб: нет", "Бивер", "Куб: есть"], ru("ruleset-short")],
    [["Куб: нет", "Бивер", "Матч: нет", "Матч: до 3"], "Короткие нарды · матч до 5 · куб"],
    [["Матч: нет", "Матч: до 3", "Матч: до 5", "Матч: до 7"], ru("ruleset-short")],
    [["Матч: нет", "Куб: есть"], ru("ruleset-short")],
    [["⏱ Без часов", "⏱ 1 мин на ход"], "Короткие нарды · ⏱ 3 мин на ход"],
  ])("%s", async (words, terms) => {
    expect(await challengedWith(...words)).toBe(terms);
  });

  test("are a key each with its value, and a line on what is chosen alone", async () => {
    const terms = await turn(anna, await answerTo(anna, "/play"), "Ставка, куб, матч…");
    const labels = (page: SeenMessage) => page.keyboard.flat().map(({ text }) => text);
    expect(labels(terms)).toEqual([
      ...["Ставка: 1", "Матч: нет", "⏱ Без часов", "Куб: нет", "Подсказки: нет"],
      ru("button-terms-done"),
    ]);
    expect(terms.text).not.toContain("Куб");
    const cubed = await turn(anna, terms, "Куб: нет");
    expect(labels(cubed)).toHaveLength(8);
    for (const words of ["Куб", "Бивер", "Якоби"]) expect(cubed.text).toContain(words);
  });

  test("keep what words have said", async () => {
    const menu = await answerTo(anna, "/play 25 якоби");
    expect(menu.text).toContain("ставка 25 · куб, правило Якоби");
    const terms = await turn(anna, menu, "Ставка, куб, матч…");
    for (const words of ["Ставка: 25", "Куб: есть", "✓ Якоби"]) buttonNamed(terms, words);
    const match = await turn(anna, await answerTo(anna, "/play матч 11"), "Ставка, куб, матч…");
    for (const words of ["Ставка: 1", "Куб: есть", "Матч: до 11"]) buttonNamed(match, words);
  });

  test("are on top of those that are usual in the chat", async () => {
    const settings = await answerTo(anna, "/settings");
    const cube = await turn(anna, settings, "Куб: нет");
    await turn(anna, cube, "Игра с кубом");
    const terms = await turn(anna, await answerTo(anna, "/play"), "Ставка, куб, матч…");
    const without = await turn(anna, terms, "Куб: есть", "‹ К выбору игры");
    await choose(anna, without, "long");
    expect((await anna.waitFor("group", isChallenge)).text).toMatch(/^Длинные нарды\n/);
  });
});

describe("/play while one's challenge waits", () => {
  const SHORT = ru("ruleset-short");

  const waiting = async (): Promise<SeenMessage> => {
    await anna.say("group", "/play short");
    return anna.waitFor("group", isChallenge);
  };

  /** The only challenge of the group, once there is a newer one than this. */
  const newer = async ({ id }: SeenMessage): Promise<SeenMessage> => {
    const challenge = await anna.waitFor("group", (one) => isChallenge(one) && one.id > id);
    await stage.poll(async () => (await anna.messages("group")).filter(isChallenge).length).toBe(1);
    return challenge;
  };

  test("posts the new one in its place, at once", async () => {
    const before = await waiting();
    await anna.say("group", "/play long 5");
    expect((await newer(before)).text).toContain("Длинные нарды · ставка 5");
  });

  test("brings the same one down, and leaves nothing behind", async () => {
    const before = await waiting();
    await anna.say("group", "/play short");
    expect((await newer(before)).text).toBe(before.text);
    expect((await anna.messages("group")).some(({ id }) => id === before.id)).toBe(false);
  });

  test("tells of it in the menu, and shows it on request", async () => {
    await waiting();
    const menu = await answerTo(anna, "/play");
    expect(offered(menu)).toEqual(["short", ...FIRST, ...QUICK]);
    expect(menu.text).toContain(ru("play-waiting", { terms: SHORT }));
    const { data } = buttonFor(menu, "play-show");
    expect(toastOf(await boris.press(menu, { data }))).toBe(en("refused-not-your-menu"));
    expect(toastOf(await anna.press(menu, { data }))).toBe("");
    expect((await newer(menu)).text).toContain(SHORT);
    expect((await anna.messages("group")).some(({ id }) => id === menu.id)).toBe(false);
  });

  test("lets another be chosen; until then the old one stands", async () => {
    await waiting();
    const menu = await answerTo(anna, "/play");
    const more = await turn(anna, menu, "Ещё…");
    expect((await anna.messages("group")).filter(isChallenge)).toHaveLength(1);
    await choose(anna, more, "gulbar");
    expect((await newer(menu)).text).toContain("Гюльбар");
  });

  test("takes the key of a menu that was open before", async () => {
    const menu = await answerTo(anna, "/play");
    const before = await waiting();
    expect(toastOf(await choose(anna, menu, "long"))).toBe("");
    expect((await newer(before)).text).toContain(ru("ruleset-long"));
  });
});

describe("/play in private while one's link waits", () => {
  const links = async (): Promise<string[]> =>
    (await anna.messages("bot"))
      .filter((one) => hasButton(one, "cancel"))
      .map(({ text }) => text.split("\n")[0] ?? "");

  test("puts the new one beside it, and brings the same one down", async () => {
    await anna.start();
    await anna.say("bot", "/play short 5");
    await stage.poll(links).toEqual(["Короткие нарды · ставка 5"]);
    await anna.say("bot", "/play long 5");
    const both = ["Короткие нарды · ставка 5", "Длинные нарды · ставка 5"];
    await stage.poll(links).toEqual(both);
    await anna.say("bot", "/play long 5");
    await stage.pass(5_000);
    expect(await links()).toEqual(both);
  });
});

describe("/play @somebody without a game", () => {
  test("asks which, and the challenge is for the friend alone", async () => {
    const menu = await answerTo(anna, "/play @boris_plays");
    expect(menu.text).toContain("@boris_plays");
    expect(hasButton(menu, "computer-begin")).toBe(false);
    const terms = await turn(anna, menu, "Ставка, куб, матч…", "Ставка: 1");
    expect(terms.text).toContain("@boris_plays");
    await choose(anna, await turn(anna, terms, "‹ К выбору игры", "Ещё…"), "gulbar");
    const challenge = await anna.waitFor("group", isChallenge);
    expect(challenge.text).toContain("Гюльбар · ставка 5");
    expect(challenge.text).toContain("@boris_plays");
    const sit = buttonFor(challenge, "sit");
    expect(toastOf(await vahe.press(challenge, sit))).toBe(ru("refused-not-for-you"));
    await pressOn(boris, challenge, sit);
  });

  test("knows the friend to whose message it replies", async () => {
    const said = await boris.say("group", "/help");
    const { id } = await anna.say("group", "/play", said.id);
    const menu = await anna.waitFor("group", (one) => one.replyTo?.id === id && isMenu(one));
    expect(menu.text).toContain("Boris");
    await choose(anna, menu, "long");
    const challenge = await anna.waitFor("group", isChallenge);
    const sit = buttonFor(challenge, "sit");
    expect(toastOf(await vahe.press(challenge, sit))).toBe(ru("refused-not-for-you"));
    await pressOn(boris, challenge, sit);
  });

  test("replaces the challenge that waits, still for him alone", async () => {
    await anna.say("group", "/play short");
    await anna.waitFor("group", isChallenge);
    const menu = await answerTo(anna, "/play @boris_plays");
    await choose(anna, menu, "long");
    const challenge = await anna.waitFor("group", (one) => isChallenge(one) && one.id > menu.id);
    expect(await pressFor(vahe, challenge, "sit")).toContain(ru("refused-not-for-you"));
  });

  test("cannot be oneself", async () => {
    const answer = await answerTo(anna, "/play @anna_dvor");
    expect(answer.text).toContain(ru("challenge-yourself"));
    expect(answer.keyboard).toEqual([]);
  });
});

describe("/play with a word", () => {
  test.each([
    ["gulbar", /Гюльбар|Gulbar/],
    ["мад", /Бешеный гюльбар|Mad gulbar/],
    ["кавказские 5 куб", /(Кавказские нарды|Caucasian nardy).*(ставка|stake) 5.*(куб|cube)/],
    ["Short-Full матч 3", /(Короткие нарды, полный ход|Backgammon, full move).*3/],
  ])("«%s» is a challenge at once", async (words, caption) => {
    await anna.say("group", `/play ${words}`);
    expect((await anna.waitFor("group", isChallenge)).text).toMatch(caption);
  });

  test("that is ambiguous offers its candidates and keeps the rest of the words", async () => {
    const menu = await answerTo(anna, "/play длин 20 матч 7");
    expect(offered(menu)).toEqual(["long", "long-classic", "long-federation"]);
    expect(menu.text).toContain("«длин»");
    await choose(anna, menu, "long-classic");
    const challenge = await anna.waitFor("group", isChallenge);
    const [title = ""] = challenge.text.split("\n");
    expect(title).toMatch(/классические.*7.*20.*куб/);
  });

  test("that several countries know says which game is whose", async () => {
    const menu = await answerTo(anna, "/play тапа");
    expect(menu.text).toMatch(/Плакото \(Греция\) — .*\n• Тапа \(Болгария\) — /);
  });

  test.for([
    ["турецкие", ["tavla", "celebi", "moultezim"]],
    ["греческие", ["tavli", "portes"]],
    ["bulgarian", ["sreshta", "prava", "gul-bara"]],
    // What Georgians call so has rules that nobody could read.
    ["грузинские", ["khachapuri", "short-caucasian"]],
    ["گرجی", ["khachapuri", "short-caucasian"]],
  ] as const)(
    "«%s» is a guess at no game: those of the country are offered",
    async ([words, games]) => {
      const menu = await answerTo(anna, `/play ${words}`);
      expect([...offered(menu)].sort()).toEqual([...games].sort());
    },
  );

  test("that is unknown offers the games and keeps the rest of the words", async () => {
    const menu = await answerTo(anna, "/play <b>chess</b> 20");
    expect(menu.text).toContain("<b>chess</b>");
    expect(offered(menu)).toEqual([...FIRST, ...QUICK]);
    await choose(anna, await turn(anna, menu, "Ещё…"), "gulbar");
    expect((await anna.waitFor("group", isChallenge)).text).toContain("20");
  });

  test("and a stake that is none is answered with an example", async () => {
    expect((await answerTo(anna, "/play long 0")).text).toContain("/play длинные 5");
  });
});

describe("from /play to a running game", () => {
  test("it is three presses in a group, for both together", async () => {
    const menu = await answerTo(anna, "/play"); // 1
    await anna.press(menu, "Длинные"); // 2
    const challenge = await boris.waitFor("group", isChallenge);
    await boris.press(challenge, "🎲 Сяду играть"); // 3
    await anna.waitFor("group", (one) => isTable(one) && hasButton(one, "menu-more"));
  });

  test("it is six in private chats, for both together", async () => {
    await Promise.all([anna.start(), boris.start()]);
    await anna.say("bot", "/play"); // 1
    await anna.press(await anna.waitFor("bot", isMenu), "Длинные"); // 2
    const invitation = await anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    const picker = await anna.press(invitation, "Вызвать друга"); // 3
    const query = picker.type === "inline" ? picker.query : "";
    const results = await anna.inline("boris", query); // 4, the friend's chat
    const sent = await anna.choose(results, 0); // 5
    const challenge = await boris.waitFor("anna", ({ id }) => id === sent.id);
    await boris.press(challenge, "Каждый в своём чате"); // 6
    for (const phone of [anna, boris]) {
      await phone.waitFor("bot", (one) => isTable(one) && hasButton(one, "menu-more"));
    }
  });
});

test("garbage in the data of a menu's button starts nothing", async () => {
  const menu = await answerTo(anna, "/play");
  const { data } = buttonFor(menu, "play");
  const [letter, person, ruleset, ...wish] = data.split(".");
  for (const fields of [
    [person, "no-such-game", ...wish],
    [person, "own-1", ...wish],
    [person, ruleset, "0", "0", "0", "0", "-", "ask"],
    [person, ruleset, "1", "3", "0", "0", "?", "ask"],
    // A friend of whom the message says nothing.
    [person, ruleset, "1", "0", "0", "0", "@", "ask"],
    [person, ruleset, "1", "0", "0", "0", "-", "all"],
    [person, ruleset, "1", "0", "zz", "0", "-", "ask"],
    [person, ruleset],
  ]) {
    const garbage = [letter, ...fields].join(".");
    expect(toastOf(await anna.pressOld(menu, garbage)), garbage).toBe(ru("refused-unknown-button"));
  }
  expect((await anna.messages("group")).some(isChallenge)).toBe(false);
});
