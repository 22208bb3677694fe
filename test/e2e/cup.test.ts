import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { setInGroup } from "../support/settings.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  inGame,
  pressFor,
} from "../support/table.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const stage = useStage();

const isCup = (one: SeenMessage): boolean =>
  hasButton(one, "cup-enter") || hasButton(one, "cup-mine");

const openCup = async (words: string): Promise<SeenMessage> => {
  await stage.anna.say("group", `/cup ${words}`);
  return stage.anna.waitFor("group", isCup);
};

const shows = (cup: SeenMessage, words: string): Promise<SeenMessage> =>
  stage.vahe.waitFor("group", (one) => one.id === cup.id && one.text.includes(words));

/** Anna's cup for which Boris and Vahe have signed up with her. */
const withAll = async (words = "short 1"): Promise<SeenMessage> => {
  const phones = [stage.anna, stage.boris, stage.vahe];
  await Promise.all(phones.map((phone) => phone.start()));
  const cup = await openCup(words);
  for (const phone of phones) await pressFor(phone, cup, "cup-enter");
  await stage.pass(7 * SECOND);
  return shows(cup, "3 участника");
};

const begun = async (words = "short 1"): Promise<SeenMessage> => {
  const cup = await withAll(words);
  await pressFor(stage.anna, cup, "cup-start");
  await stage.pass(7 * SECOND);
  return shows(cup, "Тур 1");
};

const resigns = async (phone: Phone): Promise<void> => {
  await phone.waitFor("bot", inGame);
  await phone.say("bot", "/resign");
  const menu = await phone.waitFor("bot", (one) => hasButton(one, "menu-sure"));
  await phone.press(menu, { data: buttonFor(menu, "menu-sure").data });
  const sure = await phone.waitFor("bot", (one) => hasButton(one, "resign"));
  const last = buttonsOf(sure).findLast((one) => one.press.do === "resign");
  await phone.press(sure, { data: last?.data ?? "" });
  await phone.waitFor("bot", (one) => one.id === sure.id && !hasButton(one, "resign"));
};

describe("a cup in a group", () => {
  test("is signed up for, begun, played in private and ends with a card of its podium", async () => {
    const cup = await withAll();
    expect(cup.text).toContain("🏆 Кубок · Короткие нарды · матч до 1");
    expect(await pressFor(stage.vahe, cup, "cup-leave")).toBe("Вы вышли из кубка.");
    await pressFor(stage.vahe, cup, "cup-enter");
    expect(await pressFor(stage.boris, cup, "cup-start")).toContain("Whoever started the cup");
    await pressFor(stage.anna, cup, "cup-start");
    await stage.pass(7 * SECOND);
    // Anna has the bye of the first seed.
    const first = await shows(cup, "Тур 1");
    expect(first.photo).toBeDefined();
    expect(await pressFor(stage.anna, first, "cup-mine")).toContain("Соперника пока нет");
    expect(first.text).toContain("Без пары в этом туре: \u2068Anna\u2069");
    await stage.anna.waitFor("bot", ({ text }) => text.includes("вы отдыхаете"));
    // Meanwhile she watches the others.
    await stage.anna.press(first, { data: buttonFor(first, "watch-cup").data });
    await stage.sweep();
    const watched = await stage.anna.waitFor("bot", (one) => hasButton(one, "watch-stop"));
    expect(watched.text).toMatch(/Boris|Vahe/u);
    await resigns(stage.boris);
    await stage.pass(7 * SECOND);
    await stage.boris.waitFor("bot", ({ text }) => text.includes("That’s one loss"));
    const second = await shows(cup, "Тур 2");
    const led = await stage.vahe.press(second, { data: buttonFor(second, "cup-mine").data });
    expect(led.type === "callback" && led.answer?.url).toMatch(/start=cup-\d+$/);
    await resigns(stage.vahe);
    await stage.pass(7 * SECOND);
    await resigns(stage.boris);
    await stage.pass(7 * SECOND);
    await shows(cup, "Финал");
    await resigns(stage.vahe);
    await stage.pass(7 * SECOND);
    const over = await shows(cup, "🏁 Кубок окончен. Победа: \u2068Anna\u2069");
    expect(over.keyboard).toEqual([]);
    await stage.vahe.waitFor("bot", ({ text }) => text.includes("у вас второе место"));
    const card = await stage.vahe.waitFor("group", ({ text }) =>
      text.startsWith("🏆 Кубок окончен"),
    );
    expect(card.text).toContain("🥇 \u2068Anna\u2069 — 2 победы");
    await stage.anna.waitFor("bot", ({ text }) => text.includes("🏆 Кубок ваш!"));
    expect(counted(await stage.client.callsDuring(() => stage.pass(HOUR)))).toEqual([]);
  });

  test("leads whoever is new to the bot, whose START signs them up", async () => {
    const cup = await openCup("short 3 2 days");
    expect(cup.text).toContain("2 дня");
    const pressed = await stage.anna.press(cup, { data: buttonFor(cup, "cup-enter").data });
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    await stage.anna.open(url);
    await stage.anna.waitFor("bot", ({ text }) => text === "Вы участвуете: матч придёт сюда.");
    // The link leads into the group's cup, and nobody else's.
    await stage.boris.leaveGroup();
    await stage.boris.open(url);
    await stage.boris.waitFor("bot", ({ text }) => text.includes("members of a group"));
    expect(await pressFor(stage.anna, cup, "cup-start")).toContain("хотя бы 2");
  });

  test("is signed up for in a message that comes back after people have deleted it", async () => {
    const cup = await openCup("short 1");
    await stage.anna.delete(cup);
    await stage.boris.say("group", "/cup");
    await stage.pass(7 * SECOND);
    await stage.boris.waitFor("group", (one) => one.id > cup.id && isCup(one));
  });

  test("tells both in private before their time is out, and then puts out who is missing", async () => {
    const cup = await begun("short 3 4 hours");
    await stage.pass(3 * HOUR);
    const call = await stage.vahe.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    expect(hasButton(call, "cup-mine")).toBe(true);
    await stage.boris.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    await stage.pass(HOUR);
    await stage.pass(7 * SECOND);
    const told = await Promise.any(
      [stage.boris, stage.vahe].map((phone) =>
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
    await resigns(stage.vahe);
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 2");
    const { chat } = await stage.anna.upgradeGroup();
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const moved = await stage.boris.waitFor(chat, isCup);
    expect(moved.text).toMatch(/\u2068\S+.*\u2069 0:0 \u2068/);
  });

  test("is begun and cancelled by an administrator, too, also after its maker has left", async () => {
    const cup = await withAll();
    await stage.anna.promote("boris");
    await stage.anna.leaveGroup();
    await pressFor(stage.boris, cup, "cup-start");
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 1");
    await stage.boris.waitFor("bot", inGame);
    expect((await answerTo(stage.vahe, "/cup отмена")).text).toContain("Отменить кубок может");
    expect((await answerTo(stage.boris, "/cup cancel")).text).toBe("Кубок отменён.");
    await stage.pass(7 * SECOND);
    await shows(cup, "Кубок отменён");
    // What has begun can be played out, as an ordinary match.
    await resigns(stage.vahe);
    await stage.boris.waitFor("bot", (one) => hasButton(one, "rematch"));
  });

  test("goes on in private where it may not write in the group, which is shown how it stands later", async () => {
    const cup = await begun();
    await stage.client.fault({ kind: "refuse", error: "no-rights", chat: cup.chat });
    await resigns(stage.vahe);
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    await stage.vahe.waitFor("bot", inGame);
    expect((await stage.vahe.last("group", ({ id }) => id === cup.id))?.text).toContain("Тур 1");
    await stage.client.clearFaults();
    // Whatever comes from the group tells that the bot may write there again.
    await pressFor(stage.vahe, cup, "cup-mine");
    await stage.pass(7 * SECOND);
    await shows(cup, "Тур 2");
  });

  test("goes on in private while the bot is not in the group, and comes back with it", async () => {
    const cup = await begun();
    await stage.anna.removeBot();
    await resigns(stage.vahe);
    await stage.pass(7 * SECOND);
    // The next round has begun meanwhile.
    await stage.vahe.waitFor("bot", inGame);
    await stage.anna.addBot();
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const back = await stage.boris.waitFor("group", (one) => isCup(one) && /Тур 2/.test(one.text));
    expect(back.id).toBeGreaterThanOrEqual(cup.id);
  });

  test("follows its group while people sign up, and keeps who has", async () => {
    const cup = await withAll();
    const { chat } = await stage.anna.upgradeGroup();
    expect(chat).not.toBe(cup.chat);
    await stage.anna.say(chat, "/cup");
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const moved = await stage.anna.waitFor(chat, (one) => hasButton(one, "cup-start"));
    expect(moved.text).toContain("3 участника");
    await pressFor(stage.anna, moved, "cup-start");
    await stage.boris.waitFor("bot", inGame);
  });

  test("is won against who has blocked the bot once their time is out", async () => {
    const cup = await begun("short 3 1 hour");
    await stage.boris.block();
    for (let hour = 0; hour < 3; hour++) await stage.pass(HOUR);
    await stage.pass(7 * SECOND);
    await stage.pass(7 * SECOND);
    const next = await stage.vahe.waitFor(
      "group",
      (one) => one.id === cup.id && !/Тур 1/.test(one.text),
    );
    expect(next.text).toMatch(/Финал|Кубок окончен/);
  });

  test("begins by itself at the time that was said, as soon as that comes", async () => {
    await setInGroup(stage.anna, "zone", "Москва +3");
    const phones = [stage.anna, stage.boris];
    await Promise.all(phones.map((phone) => phone.start()));
    const cup = await openCup("short 1 завтра в 20:00");
    expect(cup.text).toContain("Начало");
    for (const phone of phones) await pressFor(phone, cup, "cup-enter");
    await stage.pass(7 * SECOND);
    await shows(cup, "2 участника");
    await stage.pass(48 * HOUR);
    await stage.pass(7 * SECOND);
    await shows(cup, "Финал");
    await stage.boris.waitFor("bot", inGame);
  });

  test("to which too few have come by its time waits for who begins it", async () => {
    await stage.anna.start();
    const cup = await openCup("short 1 через 2 часа");
    await pressFor(stage.anna, cup, "cup-enter");
    await stage.pass(2 * HOUR);
    await stage.pass(7 * SECOND);
    const late = await shows(cup, "пришло мало людей");
    await stage.boris.start();
    await pressFor(stage.boris, late, "cup-enter");
    await stage.pass(7 * SECOND);
    const both = await shows(cup, "2 участника");
    await pressFor(stage.anna, both, "cup-start");
    await stage.boris.waitFor("bot", inGame);
  });

  test("is chosen in a menu, or by the words of /play, and refused where it makes no sense", async () => {
    expect((await answerTo(stage.anna, "/cup short 40")).text).toContain("до 25 очков");
    expect((await answerTo(stage.anna, "/cup short 0")).text).toContain("до 25 очков");
    expect((await answerTo(stage.anna, "/cup short 5 7")).text).toContain("Что значит «7»?");
    expect((await answerTo(stage.anna, "/cup short 5 90 days")).text).toContain("до 14 дней");
    expect((await answerTo(stage.anna, "/cup завтра в 20:00 мск")).text).toContain("Начало");
    expect((await answerTo(stage.anna, "/cup через 2 часа")).text).toContain("через 120 мин");
    const menu = await answerTo(stage.anna, "/play кубок");
    await stage.anna.press(menu, { data: buttonNamed(menu, "до 5").data });
    const five = await stage.anna.waitFor("group", (one) => one.text.includes("матч до 5"));
    await stage.anna.press(five, { data: buttonNamed(five, "⏱ 1 мин").data });
    const timed = await stage.anna.waitFor("group", (one) => one.text.includes("⏱ 1 мин на ход"));
    await stage.anna.press(timed, { data: buttonNamed(timed, "Короткие").data });
    const cup = await stage.anna.waitFor("group", isCup);
    expect(cup.text).toContain("матч до 5");
    expect(cup.text).toContain("⏱ 1 мин на ход");
    expect((await answerTo(stage.anna, "/cup long")).text).toContain("уже идёт");
    expect((await answerTo(stage.boris, "/cup отмена")).text).toContain("Отменить кубок может");
    expect((await answerTo(stage.anna, "/cup отмена")).text).toBe("Кубок отменён.");
    await stage.pass(7 * SECOND);
    await shows(cup, "Кубок отменён");
    await stage.anna.start();
    await stage.anna.say("bot", "/cup");
    await stage.anna.waitFor("bot", ({ text }) => text.startsWith("Кубок бывает в группе"));
  });
});
