import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { chouetteAt } from "../support/chouette.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  inGame,
  pressFor,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const stage = story();
const { anna, boris, vahe } = stage;
const { friends } = chouetteAt(stage);

const isCup = (one: SeenMessage): boolean =>
  hasButton(one, "cup-enter") || hasButton(one, "cup-mine");

const openCup = async (words: string): Promise<SeenMessage> => {
  await anna.say("group", `/cup ${words}`);
  return anna.waitFor("group", isCup);
};

const shows = (cup: SeenMessage, words: string): Promise<SeenMessage> =>
  vahe.waitFor("group", (one) => one.id === cup.id && one.text.includes(words));

/** Anna's cup for which Boris and Vahe have signed up with her. */
const withAll = async (words = "short 1"): Promise<SeenMessage> => {
  const phones = [anna, boris, vahe];
  await Promise.all(phones.map((phone) => phone.start()));
  const cup = await openCup(words);
  for (const phone of phones) await pressFor(phone, cup, "cup-enter");
  await stage.pass(7 * SECOND);
  return shows(cup, "3 участника");
};

const begun = async (words = "short 1"): Promise<SeenMessage> => {
  const cup = await withAll(words);
  await pressFor(anna, cup, "cup-start");
  await stage.pass(7 * SECOND);
  return shows(cup, "Тур 1");
};

test("a Swiss is no knock-out where someone leaves while its maker chooses its form", async () => {
  const phones: readonly Phone[] = [anna, boris, vahe, ...(await friends(6))];
  for (const phone of phones) await phone.start();
  const cup = await openCup("short 1");
  for (const phone of phones) await pressFor(phone, cup, "cup-enter");
  await stage.pass(7 * SECOND);
  await pressFor(anna, cup, "cup-start");
  const menu = await anna.waitFor("group", (one) => hasButton(one, "cup-format"));
  await pressFor(vahe, cup, "cup-leave");
  await anna.press(menu, buttonNamed(menu, ru("button-cup-swiss", { rounds: 4 })));
  const players = await anna.waitFor(
    "group",
    ({ id, text }) => id === menu.id && text !== menu.text,
  );
  expect(players.text).toBe(ru("cup-format", { players: 8 }));
  expect(players.keyboard.flat().map(({ text }) => text)).toEqual([
    ru("button-cup-knockout"),
    ru("button-close"),
  ]);
  await anna.press(players, buttonNamed(players, ru("button-cup-knockout")));
  await stage.pass(7 * SECOND);
  await shows(cup, "Тур 1");
});

const resigns = async (phone: Phone): Promise<void> => {
  await phone.waitFor("bot", inGame);
  await phone.say("bot", "/resign");
  const menu = await phone.waitFor("bot", (one) => hasButton(one, "menu-sure"));
  await phone.press(menu, buttonFor(menu, "menu-sure"));
  const sure = await phone.waitFor("bot", (one) => hasButton(one, "resign"));
  const last = buttonsOf(sure).findLast((one) => one.press.do === "resign");
  await phone.press(sure, { data: last?.data ?? "" });
  await phone.waitFor("bot", (one) => one.id === sure.id && !hasButton(one, "resign"));
};

describe("who waits in a cup", () => {
  test("has one card: when it begins, who is there, what to do meanwhile, and then their match", async () => {
    await withAll();
    const card = await anna.waitFor("bot", (one) => hasButton(one, "contest-computer"));
    expect(card.text).toMatch(/^🏆 Кубок · \S.*\nКороткие нарды/u);
    // She has opened it, so she begins it, from here too.
    const starts = ru("cup-starts-yours", { least: 2 });
    for (const words of [starts, "3 участника: ", ru("cup-entered-here")])
      expect(card.text).toContain(words);
    expect(card.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      [ru("button-meanwhile-computer"), ru("button-seven")],
      [ru("button-cup-start"), ru("button-cup-leave")],
    ]);
    const other = await boris.waitFor("bot", (one) => hasButton(one, "contest-computer"));
    expect(other.text).toContain("\u2068Anna\u2069 starts it.");
    expect(hasButton(other, "cup-start")).toBe(false);
    const { data } = buttonFor(card, "cup-start");
    expect(toastOf(await boris.pressOld(other, data))).toBe(en("cup-not-yours-to-begin"));
    await pressFor(anna, card, "cup-start");
    await stage.pass(7 * SECOND);
    // Anna has a bye and waits for the others.
    const waits = await anna.waitFor(
      "bot",
      ({ id, text }) => id === card.id && text.includes(ru("cup-waits-here")),
    );
    expect(waits.text).toContain("1 матч");
    expect(hasButton(waits, "contest-computer")).toBe(true);
    const plays = await vahe.waitFor("bot", (one) => hasButton(one, "cup-mine"));
    expect(plays.text).toContain(ru("cup-your-match"));
    expect(hasButton(plays, "contest-computer")).toBe(false);
  });
});

describe("a cup in a group", () => {
  test("is signed up for, begun, played in private and ends with a card of its podium", async () => {
    const cup = await withAll();
    expect(cup.text).toContain("🏆 Кубок · Короткие нарды · матч до 1");
    expect(await pressFor(vahe, cup, "cup-leave")).toBe(ru("cup-left-it"));
    await pressFor(vahe, cup, "cup-enter");
    expect(await pressFor(boris, cup, "cup-start")).toContain("whoever opened the cup");
    await pressFor(anna, cup, "cup-start");
    await stage.pass(7 * SECOND);
    // Anna has the bye of the first seed.
    const first = await shows(cup, "Тур 1");
    expect(first.photo).toBeDefined();
    expect(await pressFor(anna, first, "cup-mine")).toContain(ru("cup-no-match-yet"));
    expect(first.text).toContain(ru("cup-bye", { names: "\u2068Anna\u2069" }));
    await anna.waitFor("bot", ({ text }) => text.includes("пары вам не досталось"));
    // Meanwhile she watches the others.
    await anna.press(first, buttonFor(first, "watch-cup"));
    await stage.sweep();
    const watched = await anna.waitFor("bot", (one) => hasButton(one, "watch-stop"));
    expect(watched.text).toMatch(/Boris|Vahe/u);
    await resigns(boris);
    await stage.pass(7 * SECOND);
    await boris.waitFor("bot", ({ text }) => text.includes("That’s one loss"));
    const second = await shows(cup, "Тур 2");
    const led = await vahe.press(second, buttonFor(second, "cup-mine"));
    expect(led.type === "callback" && led.answer?.url).toMatch(/start=cup-\d+$/);
    await resigns(vahe);
    await stage.pass(7 * SECOND);
    await resigns(boris);
    await stage.pass(7 * SECOND);
    await shows(cup, "Финал");
    await resigns(vahe);
    await stage.pass(7 * SECOND);
    const over = await shows(cup, ru("cup-over", { name: "\u2068Anna\u2069" }));
    expect(over.keyboard).toEqual([]);
    await vahe.waitFor("bot", ({ text }) => text.includes(ru("cup-next-second")));
    const card = await vahe.waitFor("group", ({ text }) => text.startsWith("🏆 Кубок окончен"));
    expect(card.text).toContain(
      ru("cup-podium-knockout", { medal: "🥇", name: "\u2068Anna\u2069", won: 2 }),
    );
    await anna.waitFor("bot", ({ text }) => text.includes("🏆 Кубок ваш!"));
    expect(counted(await stage.client.callsDuring(() => stage.pass(HOUR)))).toEqual([]);
  });

  test("leads a person who is new to the bot, whose START signs them up", async () => {
    const cup = await openCup("short 3 2 days");
    expect(cup.text).toContain("2 дня");
    const pressed = await anna.press(cup, buttonFor(cup, "cup-enter"));
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    await anna.open(url);
    await anna.waitFor("bot", ({ text }) => text.includes(ru("cup-entered-here")));
    // The link leads into the group's cup, and nobody else's.
    await boris.leaveGroup();
    await boris.open(url);
    await boris.waitFor("bot", ({ text }) => text.includes("members of a group"));
    expect(await pressFor(anna, cup, "cup-start")).toContain("хотя бы 2");
  });

  test("is signed up for in a message that comes back after people have deleted it", async () => {
    const cup = await openCup("short 1");
    await anna.delete(cup);
    await boris.say("group", "/cup");
    await stage.pass(7 * SECOND);
    await boris.waitFor("group", (one) => one.id > cup.id && isCup(one));
  });

  test("tells both in private before their time is out, and then puts out who is missing", async () => {
    const cup = await begun("short 3 4 hours");
    await stage.pass(3 * HOUR);
    const call = await vahe.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    expect(hasButton(call, "cup-mine")).toBe(true);
    await boris.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    await stage.pass(HOUR);
    await stage.pass(7 * SECOND);
    const told = await Promise.any(
      [boris, vahe].map((phone) =>
        phone.waitFor("bot", ({ text }) => /you’re out of the cup|вы выбыли из кубка/.test(text)),
      ),
    );
    expect(hasButton(told, "rematch")).toBe(false);
    await shows(cup, "Финал");
  });

  test("goes on after a kill, as it stood, and follows its group without pictures", async () => {
    const method = ["sendPhoto", "editMessageMedia"];
    await stage.client.fault({ kind: "refuse", error: "no-photos", method });
    const cup = await begun();
    await stage.stopBot();
    await stage.startBot();
    await resigns(vahe);
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 2");
    const { chat } = await anna.upgradeGroup();
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const moved = await boris.waitFor(chat, isCup);
    expect(moved.text).toMatch(/\u2068\S+.*\u2069 0:0 \u2068/);
  });

  test("is begun and cancelled by an administrator, too, also after its maker has left", async () => {
    const cup = await withAll();
    await anna.promote("boris");
    await anna.leaveGroup();
    await pressFor(boris, cup, "cup-start");
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 1");
    await boris.waitFor("bot", inGame);
    expect((await answerTo(vahe, "/cup отмена")).text).toContain("Отменить кубок может");
    expect((await answerTo(boris, "/cup cancel")).text).toBe("Кубок отменён.");
    await stage.pass(7 * SECOND);
    await shows(cup, ru("cup-cancel-done"));
    // What has begun can be played out, as an ordinary match.
    await resigns(vahe);
    await boris.waitFor("bot", (one) => hasButton(one, "rematch"));
  });

  test("goes on in private where it may not write in the group, which is shown how it stands later", async () => {
    const cup = await begun();
    await stage.client.fault({ kind: "refuse", error: "no-rights", chat: cup.chat });
    await resigns(vahe);
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    await vahe.waitFor("bot", inGame);
    expect((await vahe.last("group", ({ id }) => id === cup.id))?.text).toContain("Тур 1");
    await stage.client.clearFaults();
    // Whatever comes from the group tells that the bot may write there again.
    await pressFor(vahe, cup, "cup-mine");
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 2");
  });

  test("goes on in private while the bot is not in the group, and comes back with it", async () => {
    const cup = await begun();
    await anna.removeBot();
    await resigns(vahe);
    await stage.pass(7 * SECOND);
    // The next round has begun meanwhile.
    await vahe.waitFor("bot", inGame);
    await anna.addBot();
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const back = await boris.waitFor("group", (one) => isCup(one) && /Тур 2/.test(one.text));
    expect(back.id).toBeGreaterThanOrEqual(cup.id);
  });

  test("follows its group while people sign up, and keeps who has", async () => {
    const cup = await withAll();
    const { chat } = await anna.upgradeGroup();
    expect(chat).not.toBe(cup.chat);
    await anna.say(chat, "/cup");
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const moved = await anna.waitFor(chat, (one) => hasButton(one, "cup-start"));
    expect(moved.text).toContain("3 участника");
    await pressFor(anna, moved, "cup-start");
    await boris.waitFor("bot", inGame);
  });

  test("is won against who has blocked the bot once their time is out", async () => {
    const cup = await begun("short 3 1 hour");
    await boris.block();
    for (let hour = 0; hour < 3; hour++) await stage.pass(HOUR);
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const next = await vahe.waitFor("group", (one) => one.id === cup.id && !/Тур 1/.test(one.text));
    expect(next.text).toMatch(/Финал|Кубок окончен/);
  });

  test("begins by itself at the time that was said, as soon as that comes", async () => {
    await setInGroup(anna, "zone", "Москва +3");
    const phones = [anna, boris];
    await Promise.all(phones.map((phone) => phone.start()));
    const cup = await openCup("short 1 завтра в 20:00");
    expect(cup.text).toContain("Начало");
    for (const phone of phones) await pressFor(phone, cup, "cup-enter");
    await stage.pass(7 * SECOND);
    await shows(cup, "2 участника");
    await stage.pass(48 * HOUR);
    await stage.pass(7 * SECOND);
    await shows(cup, "Финал");
    await boris.waitFor("bot", inGame);
  });

  test("to which too few have come by its time waits for who begins it", async () => {
    await anna.start();
    const cup = await openCup("short 1 через 2 часа");
    await pressFor(anna, cup, "cup-enter");
    await stage.pass(2 * HOUR);
    await stage.pass(7 * SECOND);
    const late = await shows(cup, ru("cup-too-few"));
    await boris.start();
    await pressFor(boris, late, "cup-enter");
    await stage.pass(7 * SECOND);
    const both = await shows(cup, "2 участника");
    await pressFor(anna, both, "cup-start");
    await boris.waitFor("bot", inGame);
  });

  test("is chosen in a menu, or by the words of /play, and refused where it makes no sense", async () => {
    expect((await answerTo(anna, "/cup short 40")).text).toContain("до 25 очков");
    expect((await answerTo(anna, "/cup short 0")).text).toContain("до 25 очков");
    expect((await answerTo(anna, "/cup short 5 7")).text).toContain("Что значит «7»?");
    expect((await answerTo(anna, "/cup short 5 90 days")).text).toContain("до 14 дней");
    expect((await answerTo(anna, "/cup завтра в 20:00 мск")).text).toContain("Начало");
    const soon = await answerTo(anna, "/cup через 2 часа");
    expect(soon.keyboard[0]?.[0]?.text).toBe("Начало: через 2 часа");
    const menu = await answerTo(anna, "/play кубок");
    expect(menu.text).not.toContain("/cup");
    expect(menu.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      ["Начало: когда соберёмся"],
      ["Матч: 3 очка"],
      ["На матч: 1 день"],
      ["Длинные", "Короткие"],
      ["Условия…", "‹ Назад"],
    ]);
    const turned = async (page: SeenMessage, press: string, then: string) => {
      await anna.press(page, buttonNamed(page, press));
      return anna.waitFor(
        "group",
        ({ id, keyboard }) => id === page.id && keyboard.flat().some(({ text }) => text === then),
      );
    };
    const five = await turned(menu, "Матч: 3 очка", "Матч: 5 очков");
    const terms = await turned(five, "Условия…", "✓ Без часов");
    const timed = await turned(terms, "⏱ 1 мин на ход", "✓ ⏱ 1 мин на ход");
    const games = await turned(timed, "‹ К выбору игры", "Условия…");
    await anna.press(games, buttonNamed(games, "Короткие"));
    const cup = await anna.waitFor("group", isCup);
    expect(cup.text).toContain("матч до 5");
    expect(cup.text).toContain("⏱ 1 мин на ход");
    expect((await answerTo(anna, "/cup long")).text).toContain("уже идёт");
    expect((await answerTo(boris, "/cup отмена")).text).toContain("Отменить кубок может");
    expect((await answerTo(anna, "/cup отмена")).text).toBe("Кубок отменён.");
    await stage.pass(7 * SECOND);
    await shows(cup, ru("cup-cancel-done"));
    await anna.start();
    await anna.say("bot", "/cup");
    await anna.waitFor("bot", ({ text }) => text.startsWith(ru("cup-needs-group")));
  });
});
