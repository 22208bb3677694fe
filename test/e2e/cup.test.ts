import { describe, expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  isTable,
  toastOf,
} from "../support/table.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const stage = useStage();

const pass = async (ms: number): Promise<void> => {
  stage.passTime(ms);
  await stage.sweep();
};

const isCup = (one: SeenMessage): boolean =>
  hasButton(one, "cup-enter") || hasButton(one, "cup-mine");
const inGame = (one: SeenMessage): boolean => isTable(one) && hasButton(one, "menu-more");

const openCup = async (words: string): Promise<SeenMessage> => {
  await stage.anna.say("group", `/cup ${words}`);
  return stage.anna.waitFor("group", isCup);
};

const press = async (
  phone: Phone,
  cup: SeenMessage,
  what: "cup-enter" | "cup-leave" | "cup-start" | "cup-mine",
): Promise<string> => toastOf(await phone.press(cup, { data: buttonFor(cup, what).data }));

const shows = (cup: SeenMessage, words: string): Promise<SeenMessage> =>
  stage.vahe.waitFor("group", (one) => one.id === cup.id && one.text.includes(words));

/** Anna's cup for which Boris and Vahe have signed up with her. */
const withAll = async (words = "short 1"): Promise<SeenMessage> => {
  const phones = [stage.anna, stage.boris, stage.vahe];
  await Promise.all(phones.map((phone) => phone.start()));
  const cup = await openCup(words);
  for (const phone of phones) await press(phone, cup, "cup-enter");
  await pass(7 * SECOND);
  return shows(cup, "3 участника");
};

const begun = async (words = "short 1"): Promise<SeenMessage> => {
  const cup = await withAll(words);
  await press(stage.anna, cup, "cup-start");
  await pass(7 * SECOND);
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
    expect(await press(stage.vahe, cup, "cup-leave")).toBe("Вы вышли из кубка.");
    await press(stage.vahe, cup, "cup-enter");
    expect(await press(stage.boris, cup, "cup-start")).toContain("Whoever started the cup");
    await press(stage.anna, cup, "cup-start");
    await pass(7 * SECOND);
    // Anna has the bye of the first seed.
    const first = await shows(cup, "Тур 1");
    expect(first.photo).toBeDefined();
    expect(await press(stage.anna, first, "cup-mine")).toContain("Соперника пока нет");
    // Meanwhile she watches the others.
    await stage.anna.press(first, { data: buttonFor(first, "watch-cup").data });
    await stage.sweep();
    const watched = await stage.anna.waitFor("bot", (one) => hasButton(one, "watch-stop"));
    expect(watched.text).toMatch(/Boris|Vahe/u);
    await resigns(stage.boris);
    await pass(7 * SECOND);
    await stage.boris.waitFor("bot", ({ text }) => text.includes("That’s one loss"));
    const second = await shows(cup, "Тур 2");
    const led = await stage.vahe.press(second, { data: buttonFor(second, "cup-mine").data });
    expect(led.type === "callback" && led.answer?.url).toMatch(/start=cup-\d+$/);
    await resigns(stage.vahe);
    await pass(7 * SECOND);
    await resigns(stage.boris);
    await pass(7 * SECOND);
    await shows(cup, "Финал");
    await resigns(stage.vahe);
    await pass(7 * SECOND);
    const over = await shows(cup, "🏁 Кубок окончен. Победа: \u2068Anna\u2069");
    expect(over.keyboard).toEqual([]);
    await stage.vahe.waitFor("bot", ({ text }) => text.includes("у вас второе место"));
    const card = await stage.vahe.waitFor("group", ({ text }) =>
      text.startsWith("🏆 Кубок окончен"),
    );
    expect(card.text).toContain("🥇 \u2068Anna\u2069 — 2 победы");
    await stage.anna.waitFor("bot", ({ text }) => text.includes("🏆 Кубок ваш!"));
    expect(counted(await stage.client.callsDuring(() => pass(HOUR)))).toEqual([]);
  });

  test("leads whoever is new to the bot, whose START signs them up", async () => {
    const cup = await openCup("short 3 2 days");
    expect(cup.text).toContain("2 дня");
    const pressed = await stage.anna.press(cup, { data: buttonFor(cup, "cup-enter").data });
    const url = pressed.type === "callback" ? (pressed.answer?.url ?? "") : "";
    await stage.anna.open(url);
    await stage.anna.waitFor("bot", ({ text }) => text === "Вы участвуете: матч придёт сюда.");
    expect(await press(stage.anna, cup, "cup-start")).toContain("хотя бы 2");
  });

  test("is signed up for in a message that comes back after people have deleted it", async () => {
    const cup = await openCup("short 1");
    await stage.anna.delete(cup);
    await stage.boris.say("group", "/cup");
    await pass(7 * SECOND);
    await stage.boris.waitFor("group", (one) => one.id > cup.id && isCup(one));
  });

  test("tells both in private before their time is out, and then puts out who is missing", async () => {
    const cup = await begun("short 3 4 hours");
    await pass(3 * HOUR);
    const call = await stage.vahe.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    expect(hasButton(call, "cup-mine")).toBe(true);
    await stage.boris.waitFor("bot", ({ text }) => text.startsWith("⏳ "));
    await pass(HOUR);
    await pass(7 * SECOND);
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
    await pass(7 * SECOND);
    await shows(cup, "Тур 2");
    const { chat } = await stage.anna.upgradeGroup();
    await pass(7 * SECOND);
    await pass(7 * SECOND);
    const moved = await stage.boris.waitFor(chat, isCup);
    expect(moved.text).toMatch(/\u2068\S+.*\u2069 0:0 \u2068/);
  });

  test("is chosen in a menu, or by the words of /play, and refused where it makes no sense", async () => {
    expect((await answerTo(stage.anna, "/cup short 40")).text).toContain("до 25 очков");
    expect((await answerTo(stage.anna, "/cup short 5 90 days")).text).toContain("до 14 дней");
    const menu = await answerTo(stage.anna, "/play кубок");
    await stage.anna.press(menu, { data: buttonNamed(menu, "до 5").data });
    const five = await stage.anna.waitFor("group", (one) => one.text.includes("матч до 5"));
    await stage.anna.press(five, { data: buttonNamed(five, "Короткие").data });
    const cup = await stage.anna.waitFor("group", isCup);
    expect(cup.text).toContain("матч до 5");
    expect((await answerTo(stage.anna, "/cup long")).text).toContain("уже идёт");
    expect((await answerTo(stage.boris, "/cup отмена")).text).toContain("Отменить кубок может");
    expect((await answerTo(stage.anna, "/cup отмена")).text).toBe("Кубок отменён.");
    await pass(7 * SECOND);
    await shows(cup, "Кубок отменён");
    await stage.anna.start();
    await stage.anna.say("bot", "/cup");
    await stage.anna.waitFor("bot", ({ text }) => text.startsWith("Кубок бывает в группе"));
  });
});
