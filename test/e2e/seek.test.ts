import { describe, expect, test } from "vitest";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import { hasButton, inGame, pressFor } from "../support/table.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = useStage({ owner: 5_100_000_003 });

/** The menu in which an opponent is looked for. */
const menuOf = async (phone: Phone): Promise<SeenMessage> => {
  await phone.say("bot", "/play find");
  return phone.waitFor("bot", (one) => hasButton(one, "seek-start"));
};

const looks = async (phone: Phone): Promise<SeenMessage> => {
  const menu = await menuOf(phone);
  await pressFor(phone, menu, "seek-start");
  return phone.waitFor("bot", (one) => one.id === menu.id && !hasButton(one, "seek-start"));
};

describe("an opponent at any hour", () => {
  test("is three presses away where somebody waits, and comes with a sound", async () => {
    await looks(stage.anna);
    await stage.boris.say("bot", "/start");
    const start = await stage.boris.waitFor("bot", (one) => hasButton(one, "seek-begin"));
    await pressFor(stage.boris, start, "seek-begin");
    const menu = await stage.boris.waitFor("bot", (one) => hasButton(one, "seek-start"));
    await pressFor(stage.boris, menu, "seek-start");
    const [annas, boriss] = [
      await stage.anna.waitFor("bot", inGame),
      await stage.boris.waitFor("bot", inGame),
    ];
    expect(annas.id).toBeGreaterThan(0);
    expect(boriss.id).toBeGreaterThan(menu.id);
    const found = await stage.anna.waitFor("bot", ({ text }) => text.startsWith("✅"));
    // Of Boris Katz no more than the first name.
    expect(found.text).toContain("✅ Соперник нашёлся: \u2068Boris\u2069");
    expect(annas.text).not.toContain("Katz");
  });

  test("offers the bot after a minute, whose game is broken off when somebody comes", async () => {
    const search = await looks(stage.anna);
    await stage.pass(MINUTE);
    const offered = await stage.anna.waitFor(
      "bot",
      (one) => one.id === search.id && hasButton(one, "seek-computer"),
    );
    await pressFor(stage.anna, offered, "seek-computer");
    const withBot = await stage.anna.waitFor("bot", inGame);
    await looks(stage.boris);
    const broken = await stage.anna.waitFor(
      "bot",
      (one) => one.id === withBot.id && one.text.includes("🤝 Партия прервана"),
    );
    expect(hasButton(broken, "rematch")).toBe(false);
    await stage.anna.waitFor("bot", (one) => one.id > withBot.id && inGame(one));
    await stage.anna.waitFor("bot", ({ text }) => text.includes("она не в счёт"));
  });

  test("is still looked for after a restart, and no more once it is stopped", async () => {
    const search = await looks(stage.anna);
    await stage.stopBot();
    await stage.startBot();
    await pressFor(stage.anna, search, "seek-stop");
    const stopped = await stage.anna.waitFor(
      "bot",
      (one) => one.id === search.id && hasButton(one, "seek-begin"),
    );
    expect(stopped.text).toBe("Соперника больше не ищу.");
    await looks(stage.boris);
    // What was chosen last time comes first.
    const again = await menuOf(stage.anna);
    expect(again.keyboard[0]?.[0]?.text).toBe("▶️ Длинные — как в прошлый раз");
    await pressFor(stage.anna, again, "seek-start");
    await stage.anna.waitFor("bot", inGame);
  });

  test("is looked for in one message, which comes down where it is asked for again", async () => {
    const search = await looks(stage.anna);
    await stage.anna.say("bot", "/play find");
    const below = await stage.anna.waitFor(
      "bot",
      (one) => one.id > search.id && hasButton(one, "seek-stop"),
    );
    const all = await stage.anna.messages("bot");
    expect(all.filter((one) => hasButton(one, "seek-stop")).map(({ id }) => id)).toEqual([
      below.id,
    ]);
    await stage.pass(60 * MINUTE);
    const over = await stage.anna.waitFor(
      "bot",
      (one) => one.id === below.id && hasButton(one, "seek-begin"),
    );
    expect(over.text).toBe("За час никто не нашёлся, поиск закончен.");
  });

  test("is asked for by a word alone", async () => {
    await stage.anna.start();
    await stage.anna.say("bot", "найти");
    await stage.anna.waitFor("bot", (one) => hasButton(one, "seek-start"));
  });

  test("is found by words, too: the game begins without a menu", async () => {
    await stage.anna.say("bot", "/play find short 3 minutes");
    const search = await stage.anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain("Короткие нарды · ⏱ 3 мин на ход");
    await stage.boris.say("bot", "/play найти короткие 3 мин");
    await stage.boris.waitFor("bot", inGame);
  });

  test("is avoided and reported behind the dots; whoever runs the bot hears of it", async () => {
    await stage.vahe.start();
    await looks(stage.anna);
    await looks(stage.boris);
    const game = await stage.anna.waitFor("bot", inGame);
    await pressFor(stage.anna, game, "menu-more");
    const menu = await stage.anna.waitFor("bot", (one) => hasButton(one, "seek-about"));
    await pressFor(stage.anna, menu, "seek-about");
    const page = await stage.anna.waitFor("bot", (one) => hasButton(one, "seek-avoid"));
    expect(page.text).toContain("\u2068Boris\u2069");
    await pressFor(stage.anna, page, "seek-avoid");
    await stage.anna.waitFor("bot", ({ text }) => text.includes("вместе не сведу"));
    await pressFor(stage.anna, page, "seek-report");
    await stage.anna.waitFor("bot", (one) => one.id === page.id && !hasButton(one, "seek-report"));
    const told = await stage.vahe.waitFor("bot", ({ text }) => text.startsWith("🚩"));
    expect(told.text).toContain("Anna");
    expect(told.text).toContain("Оскорбительное имя");
  });

  test("is looked for in private: a group leads there", async () => {
    await stage.anna.say("group", "/play найти соперника");
    const answer = await stage.anna.waitFor("group", ({ text }) => text.includes("личном чате"));
    expect(JSON.stringify(answer.keyboard)).toContain("start=seek");
  });
});
