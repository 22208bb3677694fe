import { describe, expect, test } from "vitest";
import { spanAt, weekBegins } from "../../src/features/standings/statistics/periods.ts";
import { DAY_MS } from "../../src/tables/services/time.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { setInGroup } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  passDouble,
  pressFor,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";

const WEEK_MS = 7 * DAY_MS;

const TITLE = "чемпион недели";

describe("the league of a group", () => {
  const stage = story();
  const { anna, boris, vahe } = stage;

  /** It is noon of the next Monday, and the group wants a league. */
  const beginWeek = async (): Promise<number> => {
    const now = stage.now();
    const monday = weekBegins(spanAt("week", now).number + 1);
    stage.passTime(monday + DAY_MS / 2 - now);
    await setInGroup(anna, "league", "Итоги недели");
    return monday;
  };

  const dayText = (time: number): string =>
    new Date(time).toLocaleDateString("ru", { day: "numeric", month: "long", timeZone: "UTC" });

  /** The first passes the second's double: what then stands under the board. */
  const loses = async (first: Phone, second: Phone, stake: number): Promise<string> => {
    const over = await passDouble(first, second, `short ${2 * stake}`);
    return over.text;
  };

  const weekPasses = async (): Promise<void> => {
    stage.passTime(WEEK_MS);
    await stage.sweep();
  };

  const told = async (): Promise<readonly SeenMessage[]> =>
    (await anna.messages("group", 60)).filter(({ text }) => text.startsWith("Неделя: "));

  test("tells its week once, with a picture, on the Monday after it", async () => {
    const monday = await beginWeek();
    expect(await loses(boris, anna, 2)).toContain("первая победа здесь!");
    expect(await loses(vahe, anna, 3)).not.toMatch(/🌱|🔥/u);
    expect(await loses(boris, anna, 1)).toContain("победы подряд.");
    await stage.sweep();
    expect(await told()).toEqual([]);
    await weekPasses();
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    expect(message?.photo).toBeDefined();
    const [title, ...lines] = message?.text.split("\n") ?? [];
    expect(title).toBe(`Неделя: ${dayText(monday)} — ${dayText(monday + 6 * DAY_MS)}`);
    expect(lines).toEqual([
      "Сыграны 3 партии, 3 игрока",
      "🏆 Лучший результат: \u2068Anna\u2069, +12 очков",
      ru("league-run", { name: "\u2068Anna\u2069", games: 3 }),
    ]);
    await stage.stopBot();
    await stage.startBot();
    await weekPasses();
    expect(await told()).toHaveLength(1);
  });

  test("has a key for its rivals, who hear of it in private, too", async () => {
    await beginWeek();
    await Promise.all([anna.start(), boris.start()]);
    for (const [first, second] of [
      [boris, anna],
      [anna, boris],
      [boris, anna],
    ] as const)
      await loses(first, second, 1);
    await weekPasses();
    const [message] = await told();
    if (!message) throw new Error("no week was told");
    const key = buttonFor(message, "rival");
    expect(key.text).toBe("⚔️ Anna — Boris Katz");
    expect(toastOf(await vahe.press(message, key))).toContain(ru("rival-not-yours"));
    expect(toastOf(await boris.press(message, key))).toBe("");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "play"));
    expect(menu.text).toContain("Anna");
    await stage.sweep();
    const news = await anna.waitFor("bot", (one) => hasButton(one, "rival"));
    expect(news.text).toContain("ваш соперник недели — \u2068Boris Katz\u2069");
    expect(news.keyboard.flat().map(({ text }) => text)).toEqual([
      ru("button-seek-join", { name: "\u2068Boris Katz\u2069" }),
    ]);
    expect(await pressFor(anna, news, "rival")).toBe("");
    await anna.waitFor("bot", (one) => one.id > news.id && hasButton(one, "play"));
    await weekPasses();
    const all = await anna.messages("bot", 60);
    expect(all.filter((one) => hasButton(one, "rival"))).toHaveLength(1);
  });

  test("names nobody who is forgotten", async () => {
    await beginWeek();
    await loses(boris, anna, 2);
    await weekPasses();
    expect((await told())[0]?.text).toContain("Anna");
    await anna.start();
    await anna.say("bot", "/forget");
    const ask = await anna.waitFor("bot", (one) => hasButton(one, "forget"));
    await anna.press(ask, buttonFor(ask, "forget"));
    await stage.sweep();
    const [message] = await told();
    expect(message?.text).not.toContain("Anna");
    expect(message?.photo).toBeDefined();
  });

  test("says nothing where nobody asked for it, or the bot may not, and follows a supergroup", async () => {
    await loses(boris, anna, 1);
    await weekPasses();
    expect(await told()).toEqual([]);
    await beginWeek();
    await loses(boris, anna, 1);
    const { chat } = await anna.upgradeGroup();
    await anna.removeBot();
    // Then it has heard of it.
    await boris.start();
    await weekPasses();
    expect(await told()).toEqual([]);
    await anna.addBot();
    await stage.poll(async () => (await told()).map((one) => one.chat)).toEqual([chat]);
  });

  test("lets its champion wear a title as long as the bot may, and gives back what was there", async () => {
    const tagOf = async (phone: Phone): Promise<string | undefined> =>
      (await phone.say("group", "!")).from.tag;
    /** A person wins a week, and the titles follow. */
    const wins = async (phone: Phone, tags: readonly (string | undefined)[]): Promise<void> => {
      await loses(anna, phone, 1);
      await weekPasses();
      await stage.poll(async () => [await tagOf(boris), await tagOf(vahe)]).toEqual(tags);
    };
    const setTag = async (phone: Phone, tag: string): Promise<void> => {
      const { from, chat } = await phone.say("group", "?");
      expect(await stage.api.setChatMemberTag(chat, from.id, tag)).toBe(true);
    };
    await beginWeek();
    await anna.promote("bot", true);
    await setTag(boris, "гроссмейстер");
    await wins(boris, [TITLE, undefined]);
    await wins(vahe, ["гроссмейстер", TITLE]);
    await anna.promote("bot", false);
    await wins(boris, ["гроссмейстер", TITLE]);
    await anna.promote("bot", true);
    await wins(boris, [TITLE, undefined]);
    await setInGroup(anna, "league", "Итоги недели");
    await wins(vahe, ["гроссмейстер", undefined]);
  });

  /** The offers that stand in the group after so many more games. */
  const offersAfter = async (games: number): Promise<readonly SeenMessage[]> => {
    for (let game = 0; game < games; game++) await loses(boris, anna, 1);
    await stage.sweep();
    return (await anna.messages("group", 60)).filter((one) => hasButton(one, "league-choose"));
  };

  test("is offered after ten games, to administrators, and begins with a press", async () => {
    expect(await offersAfter(9)).toEqual([]);
    const [offer, ...others] = await offersAfter(1);
    if (!offer) throw new Error("no league was offered");
    expect(others).toEqual([]);
    expect(offer.text).toBe(ru("league-offer"));
    const yes = buttonNamed(offer, ru("button-league-on"));
    expect(toastOf(await boris.press(offer, yes))).toContain("Only administrators");
    expect(toastOf(await anna.press(offer, yes))).toBe("");
    const begun = await anna.waitFor(
      "group",
      ({ id, keyboard }) => id === offer.id && !keyboard[0],
    );
    expect(begun.text).toBe(ru("league-begun"));
    await weekPasses();
    expect(await told()).toHaveLength(1);
  });

  test("is offered once, whatever is answered", async () => {
    const [offer] = await offersAfter(10);
    if (!offer) throw new Error("no league was offered");
    await anna.press(offer, buttonNamed(offer, ru("button-league-off")));
    await stage.poll(() => offersAfter(0)).toEqual([]);
    await stage.stopBot();
    await stage.startBot();
    expect(await offersAfter(2)).toEqual([]);
    await weekPasses();
    expect(await told()).toEqual([]);
  });

  test("is offered to nobody who has it", async () => {
    await beginWeek();
    expect(await offersAfter(11)).toEqual([]);
  });

  test("is in /top by week and month, where anything was played", async () => {
    await loses(boris, anna, 1);
    stage.passTime(62 * DAY_MS);
    await loses(anna, boris, 2);
    const { id } = await vahe.say("group", "/top");
    const page = await vahe.waitFor("group", (one) => one.id > id && hasButton(one, "top-of"));
    expect(page.text).toContain("1. \u2068Boris Katz\u2069 · +2 очка");
    await vahe.press(page, buttonNamed(page, "Неделя"));
    const week = await vahe.waitFor(
      "group",
      (one) => one.id === page.id && one.text.startsWith(ru("top-title-week")),
    );
    expect(week.text).toContain("1. \u2068Boris Katz\u2069 · +4 очка\n1 партия");
    stage.passTime(62 * DAY_MS);
    const month = buttonNamed(week, "Месяц");
    expect(toastOf(await anna.press(week, month))).toContain("никто никого не обыграл");
  });
});
