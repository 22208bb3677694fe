import { describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { beginRules, nameRules } from "../support/drafts.ts";
import { sendHere } from "../support/inline.ts";
import { inviting } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  calledOn,
  hasButton,
  hasCounted,
  passDouble,
  pressFor,
  pressMenu,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;

/** Sends what is played in the chat with a friend. */
const send = (words: string): Promise<SeenMessage> => sendHere(anna, "boris", words);

/** The same message, as soon as it fits. */
const becomes = (phone: Phone, chat: string, id: number, fits: (one: SeenMessage) => boolean) =>
  phone.waitFor(chat, (one) => one.id === id && fits(one));

const inGame = (one: SeenMessage): boolean => hasButton(one, "menu-more");

/** The first press makes the message known to the bot, and its buttons those of a challenge. */
const sitButton = (message: SeenMessage): { readonly data: string } =>
  buttonFor(message, hasButton(message, "sit") ? "sit" : "offer-sit");

const sitAt = async (challenge: SeenMessage): Promise<SeenMessage> => {
  const seen = await becomes(boris, "anna", challenge.id, () => true);
  expect(toastOf(await boris.press(seen, sitButton(seen)))).toBe("");
  return becomes(anna, "boris", challenge.id, inGame);
};

describe("inline mode", () => {
  test("offers every ruleset, and those that the words could mean", async () => {
    const all = await anna.inline("boris", "");
    expect(all.results?.length).toBe(11);
    expect(all.results?.[1]?.title).toBe("Короткие нарды");
    expect(all.results?.[0]).toMatchObject({
      title: "Длинные нарды",
      description: "не бьют: соперника обгоняют и запирают забором",
      thumbnail: "/icon.svg",
    });
    const lines = new Set(all.results?.map(({ description }) => description));
    expect(lines.size).toBe(11);
    const found = await anna.inline("boris", "нар 5 куб");
    expect(found.results?.map(({ title }) => title)).toContain("Длинные нарды · ставка 5 · куб");
  });

  test("offers both ways to play one game, and says what they are", async () => {
    const description = "Длинные нарды · ставка 5 · куб";
    const here = { title: "Прямо здесь, в этом чате", description };
    const stranger = await anna.inline("boris", "длинные 5 куб");
    expect(stranger.results).toMatchObject([here]);
    await anna.start();
    const known = await anna.inline("boris", "длинные 5 куб");
    const link = { title: "В личных чатах, у каждого своя доска", description };
    expect(known.results).toMatchObject([link, here]);
  });

  test.each([
    ["шахматы", ru("inline-unknown-ruleset")],
    ["длинные 0", "Ставка — целое число от 1 до 1 000 000"],
    ["длинные матч 0", "После «матч» — число от 1 до"],
    ["короткие матч", ru("inline-no-match-length")],
    ["длинные 5 10", ru("inline-two-stakes")],
    ["короткие матч 5 без куба", ru("inline-match-without-cube")],
  ])("says what is wrong with «%s», and leads to what can be typed", async (words, hint) => {
    const { results, button } = await anna.inline("boris", words);
    expect(results).toEqual([]);
    expect(button?.text.replaceAll(/\s/g, " ")).toContain(hint);
    expect(button?.text.length).toBeLessThanOrEqual(64);
    await anna.open(`https://t.me/shesh_besh_bot?start=${button?.start}`);
    await anna.waitFor("bot", ({ text }) => text.includes("/play длинные 5 куб"));
  });

  test("sends a challenge on the emoji board that others than its sender accept", async () => {
    const challenge = await send("short");
    expect(challenge.viaBot).toBe(true);
    expect(challenge.text).toContain("13⚪5️⃣🔴5️⃣12");
    const own = toastOf(await anna.press(challenge, sitButton(challenge)));
    expect(own).toContain("ваш вызов");
    const table = await sitAt(challenge);
    expect(table.text).toContain("⚪ \u2068Anna\u2069 👣");
    expect(table.text).toContain("🔴 \u2068Boris Katz\u2069 👣");
    expect(table.photo).toBeUndefined();
    // It cannot be brought down from where it was sent.
    const menu = await pressMenu(anna, table, "menu-more");
    expect(hasButton(menu, "menu-resign")).toBe(true);
    expect(hasButton(menu, "down")).toBe(false);
  });

  test("is left to the friend, however often others press its button elsewhere", async () => {
    const elsewhere = await sendHere(vahe, "group", "long");
    const again = await sendHere(vahe, "group", "long");
    const challenge = await send("short");
    const { data } = sitButton(challenge);
    expect(toastOf(await vahe.pressOld(elsewhere, data))).toBe("");
    await becomes(vahe, "group", elsewhere.id, inGame);
    expect(toastOf(await vahe.pressOld(again, data))).toBe(ru("refused-no-challenge"));
    const table = await sitAt(challenge);
    expect(table.text).toContain("\u2068Boris Katz\u2069");
  });

  test("lets its sender take the challenge back", async () => {
    const challenge = await send("short");
    const cancel = buttonFor(challenge, "offer-cancel");
    const seen = await becomes(boris, "anna", challenge.id, () => true);
    expect(toastOf(await boris.press(seen, cancel))).toContain("Only the challenger");
    await anna.pressOld(challenge, cancel.data);
    const over = await becomes(
      boris,
      "anna",
      challenge.id,
      ({ keyboard }) => keyboard.length === 0,
    );
    expect(over.text).toContain("снимает вызов");
  });

  test("plays where the bot is no member, without uploads, through restarts, to the end", async () => {
    const random = seeded(7);
    let table = await sitAt(await send("short"));
    for (const words of ["8→5", "6→5", "Готово"]) {
      const before = versionOf(table);
      await anna.press(table, buttonNamed(table, words));
      table = await becomes(anna, "boris", table.id, (one) => versionOf(one) > before);
    }
    const calls = await stage.client.callsDuring(async () => {
      for (let presses = 1; presses <= 30; presses++) {
        if (presses % 12 === 0) {
          await stage.stopBot();
          await stage.startBot();
        }
        const isAnnas = calledOn(table)?.name === "Anna";
        const [player, chat] = isAnnas ? ([anna, "boris"] as const) : ([boris, "anna"] as const);
        const seen = await becomes(
          player,
          chat,
          table.id,
          (one) => versionOf(one) >= versionOf(table),
        );
        const onwards = buttonsOf(seen).filter(({ press }) => ["move", "done"].includes(press.do));
        const onward = random.pick(onwards);
        const told = toastOf(await player.press(seen, onward));
        expect(hasCounted(onward, told), told).toBe(true);
        const before = versionOf(seen);
        table = await becomes(anna, "boris", table.id, (one) => versionOf(one) > before);
      }
    });
    expect(calls.filter(({ method }) => /photo|media/i.test(method))).toEqual([]);
    const menu = await pressMenu(anna, await pressMenu(anna, table, "menu-more"), "menu-resign");
    await anna.press(menu, buttonNamed(menu, "Марс ×2 — сразу"));
    const over = await becomes(anna, "boris", table.id, (one) => hasButton(one, "rematch"));
    expect(over.text).toContain("Победа: 🏆 🔴 \u2068Boris Katz\u2069 — марс");
    await anna.press(over, buttonFor(over, "rematch"));
    const asked = await becomes(boris, "anna", table.id, ({ text }) =>
      text.includes("хочет ещё партию"),
    );
    await boris.press(asked, buttonFor(asked, "rematch"));
    const again = await becomes(
      ...([anna, "boris", table.id] as const),
      (one) => inGame(one) && !hasButton(one, "rematch"),
    );
    expect(again.text).toContain("счёт ⚪ 2:0 🔴");
  });
});

/** What Anna's message looks like to Boris. */
const seenByBoris = (message: SeenMessage): Promise<SeenMessage> =>
  becomes(boris, "anna", message.id, () => true);

describe("a challenge to private chats, sent into any chat", () => {
  const sendPrivately = async (): Promise<SeenMessage> => {
    await anna.start();
    const results = await anna.inline("boris", "короткие 5");
    return anna.choose(results, 0);
  };
  const press = async (phone: Phone, message: SeenMessage) =>
    phone.press(message, { data: buttonsOf(message)[0]?.data ?? "" });

  test("is accepted by one press, and the message says who plays whom", async () => {
    await boris.start();
    const sent = await sendPrivately();
    expect(sent.text).toContain("Короткие нарды · ставка 5");
    expect(toastOf(await press(anna, sent))).toContain("ваш вызов");
    const seen = await seenByBoris(sent);
    expect(toastOf(await press(boris, seen))).toContain("in your private chat");
    for (const phone of [anna, boris]) await phone.waitFor("bot", inGame);
    const over = await becomes(boris, "anna", sent.id, ({ text }) => text.includes("Играют"));
    expect(over.text).toContain(
      ru("challenge-taken-by", { name: "\u2068Anna\u2069", opponent: "\u2068Boris Katz\u2069" }),
    );
    expect(buttonsOf(over)).toEqual([]);
  });

  test("leads a person who is new to the bot, whose START accepts", async () => {
    const sent = await sendPrivately();
    const pressed = await press(boris, await seenByBoris(sent));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    expect(url).toMatch(/start=sit-[\w-]{22}$/);
    await boris.open(url);
    for (const phone of [anna, boris]) await phone.waitFor("bot", inGame);
    await becomes(anna, "boris", sent.id, ({ text }) => text.includes("Играют"));
  });

  test("is taken once: a second hears so, a player comes to his game", async () => {
    await Promise.all([boris.start(), vahe.start()]);
    await anna.start();
    const results = await anna.inline("group", "короткие");
    const sent = await anna.choose(results, 0);
    const data = buttonsOf(sent)[0]?.data ?? "";
    const atBoris = await boris.waitFor("group", ({ id }) => id === sent.id);
    expect(toastOf(await boris.pressOld(atBoris, data))).toContain("Game on!");
    expect(toastOf(await vahe.pressOld(atBoris, data))).toContain("закрыт");
    const table = await boris.waitFor("bot", inGame);
    expect(toastOf(await boris.pressOld(atBoris, data))).toContain("Game on!");
    await boris.waitFor("bot", (one) => inGame(one) && one.id > table.id);
  });

  test("is withdrawn by its maker in the message", async () => {
    const sent = await sendPrivately();
    const cancel = buttonFor(sent, "offer-cancel");
    expect(toastOf(await anna.press(sent, cancel))).toBe("");
    const over = await becomes(anna, "boris", sent.id, (one) => one.keyboard.length === 0);
    expect(over.text).toContain("снимает вызов");
    const { data } = buttonFor(sent, "offer-link");
    expect(toastOf(await boris.pressOld(await seenByBoris(over), data))).toBe(
      en("refused-no-challenge"),
    );
  });
});

describe("the chat picker of a link", () => {
  const picked = async (words: string) => {
    await anna.start();
    const invitation = await inviting(anna, words);
    const [picker] = invitation.keyboard.flat();
    if (!picker || !("switch_inline_query_chosen_chat" in picker))
      throw new Error("no chat picker");
    return picker.switch_inline_query_chosen_chat.query ?? "";
  };

  /** Anna sends the one thing that is offered; as Boris sees it. */
  const invited = async (words: string): Promise<SeenMessage> => {
    const results = await anna.inline("boris", await picked(words));
    expect(results.results).toHaveLength(1);
    return seenByBoris(await anna.choose(results, 0));
  };

  const WAITS = ru("invitation", { name: "\u2068Anna\u2069" });

  test("sends the set board and who waits at it, though nothing can be uploaded there", async () => {
    const query = await picked("long");
    expect(query).toMatch(/^вызов \d+$/);
    const link = await anna.last("bot", (one) => one.photo !== undefined);
    const results = await anna.inline("boris", query);
    expect(results.results).toMatchObject([{ photo: { url: link.photo?.url } }]);
    const sent = await anna.choose(results, 0);
    expect(sent.photo?.url).toBe(link.photo?.url);
    expect(sent.text).toBe(`Длинные нарды\n${WAITS}`);
    expect(sent.keyboard.flat().map(({ text }) => text)).toEqual([
      ru("button-sit"),
      ru("button-apart"),
    ]);
  });

  test("is of words and emoji for who has no pictures", async () => {
    await anna.start();
    const said = await anna.say("bot", "/settings");
    const settings = await anna.waitFor(
      "bot",
      (one) => one.id > said.id && hasButton(one, "settings-page"),
    );
    await choose(anna, await openPage(anna, settings, "board"), ru("choice-board-emoji"));
    const sent = await invited("long");
    expect(sent.photo).toBeUndefined();
    expect(sent.text).toContain("🔴");
    expect(sent.text).toContain(WAITS);
  });

  test("offers both ways for a game by own rules, too", async () => {
    await anna.start();
    await nameRules(anna, await beginRules(anna, "short", "bot"), "Двор", "bot");
    const seen = await invited("двор 5");
    expect(buttonsOf(seen).map(({ press }) => press.do)).toEqual(["offer-sit", "link-sit"]);
    expect(toastOf(await boris.press(seen, sitButton(seen)))).toBe("");
    const table = await becomes(anna, "boris", seen.id, inGame);
    expect(table.text).toMatch(/Двор.*5/);
  });

  test("plays in both private chats at a press", async () => {
    await boris.start();
    const seen = await invited("long");
    expect(await pressFor(boris, seen, "link-sit")).toContain("Game on!");
    for (const phone of [anna, boris]) await phone.waitFor("bot", inGame);
    const over = await becomes(anna, "boris", seen.id, ({ text }) => text.includes("Играют"));
    expect(over.keyboard.flat()).toMatchObject([{ text: ru("button-to-board") }]);
    expect(over.photo).toBeDefined();
  });

  test("stays as it was sent under who is new to the bot, and START accepts", async () => {
    const seen = await invited("long");
    const pressed = await boris.press(seen, buttonFor(seen, "link-sit"));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    expect(toastOf(await anna.press(seen, buttonFor(seen, "link-sit")))).toContain("ваш вызов");
    expect(await stage.client.callsDuring(async () => undefined)).toEqual([]);
    expect(await seenByBoris(seen)).toEqual(seen);
    await boris.open(url);
    for (const phone of [anna, boris]) await phone.waitFor("bot", inGame);
    await becomes(anna, "boris", seen.id, ({ text }) => text.includes("Играют"));
  });

  test("plays right here at a press, in place of the link", async () => {
    await boris.start();
    await sitAt(await invited("long"));
    const over = await anna.waitFor("bot", ({ text }) => text.includes(ru("challenge-taken")));
    expect(over.keyboard).toEqual([]);
    const { id } = await anna.say("bot", "/play long 1");
    // Nothing waits any more: the next challenge is made at once.
    const next = await anna.waitFor("bot", (one) => one.id > id && hasButton(one, "cancel"));
    expect(next.text).not.toContain("уже ждёт");
  });

  test("is good for nothing once the link was taken", async () => {
    await boris.start();
    const results = await anna.inline("boris", await picked("long"));
    const link = await anna.choose(results, 0);
    const again = await anna.choose(results, 0);
    const seen = await seenByBoris(link);
    await boris.press(seen, buttonFor(seen, "link-sit"));
    await boris.waitFor("bot", inGame);
    expect(toastOf(await boris.press(await seenByBoris(again), sitButton(again)))).toContain(
      "That challenge is gone",
    );
  });

  test("is for nobody else, where the link is for one person, in the message too", async () => {
    await anna.start();
    const results = await anna.inline("vahe", await picked("long @boris_plays"));
    const sent = await anna.choose(results, 0);
    const his = await becomes(vahe, "anna", sent.id, () => true);
    const sit = sitButton(his);
    expect(toastOf(await vahe.press(his, sit))).toBe(ru("refused-not-for-you"));
    // His press has left the link as it was.
    const link = await anna.last("bot", (one) => hasButton(one, "cancel"));
    expect(link.text).toContain("boris_plays");
    await sitAt(await invited("long @boris_plays"));
    expect(toastOf(await vahe.press(his, sit))).toBe(ru("refused-no-challenge"));
  });

  test("says how the two stand, where the link is for one person", async () => {
    await boris.start();
    const none = await invited("long @boris_plays");
    expect(none.text).toContain(WAITS);
    expect(none.text).not.toContain("·");
    await passDouble(anna, boris, "short");
    await anna.say("bot", "/cancel");
    const next = await invited("long @boris_plays");
    // Who reads it comes first.
    const score = ru("figures-of-two", { first: "1", second: "0" });
    expect(next.text).toContain(ru("invitation-score", { name: "\u2068Anna\u2069", score }));
  });

  test("knows nobody else's challenge, and none that is over", async () => {
    const query = await picked("long");
    const gone = async (phone: Phone) => (await phone.inline("anna", query)).button?.text;
    expect(await gone(boris)).toContain("That challenge is gone");
    await anna.say("bot", "/cancel");
    await anna.waitFor("bot", ({ text }) => text.includes("снимает вызов"));
    expect((await anna.inline("boris", query)).button?.text).toContain("больше нет");
  });
});
