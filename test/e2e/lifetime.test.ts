import { describe, expect, test } from "vitest";
import { isGone } from "../support/drafts.ts";
import { sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  isTable,
  passDouble,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const stage = story("later");
const { anna, boris, vahe } = stage;

const open = async (): Promise<void> => {
  await stage.open({ secrets: THREE_ONE });
};

const seated = async (): Promise<SeenMessage> => {
  await open();
  return sitDown(anna, boris, "short");
};

const greetings = async (): Promise<number> =>
  (await anna.messages("group")).filter(
    ({ from, text }) => from.bot && text.startsWith(ru("start-group")),
  ).length;

/** All that the bot has to say about what happens in `work` has been said. */
const settled = (work: () => Promise<unknown>) => stage.client.callsDuring(work);

/** The table shows what fits. */
const shows = (phone: Phone, words: string, chat = "group"): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => isTable(one) && one.text.includes(words));

const hides = (phone: Phone, words: string, chat = "group"): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => isTable(one) && !one.text.includes(words));

describe("a greeting in a group", () => {
  test("has the menu of games under it, for the person who presses", async () => {
    await open();
    const greeting = await boris.waitFor("group", (one) => hasButton(one, "play-friend"));
    expect(await pressFor(boris, greeting, "play-friend")).toBe("");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "play-menu"));
    expect(await pressFor(anna, menu, "play")).toContain(ru("contest-not-your-menu"));
    expect(await pressFor(boris, menu, "play")).toBe("");
    await anna.waitFor("group", (one) => hasButton(one, "sit"));
  });

  test("is not repeated when the bot becomes an administrator, or none again", async () => {
    await open();
    expect(await greetings()).toBe(1);
    await settled(() => anna.promote("bot"));
    await settled(() => anna.promote("bot", false));
    expect(await greetings()).toBe(1);
  });

  test("is not repeated within a day, and is afterwards", async () => {
    await open();
    const again = async () => {
      await anna.removeBot();
      await boris.addBot();
    };
    await settled(again);
    expect(await greetings()).toBe(1);
    await stage.pass(DAY);
    await settled(again);
    expect(await greetings()).toBe(2);
  });

  test("is left out where a game waits for the bot", async () => {
    await seated();
    await stage.pass(2 * DAY);
    await settled(async () => {
      await anna.removeBot();
      await anna.addBot();
    });
    expect(await greetings()).toBe(1);
  });

  test("comes once to who takes the bot along by its link", async () => {
    await open();
    await anna.removeBot();
    await stage.pass(DAY);
    await settled(() => boris.open("https://t.me/shesh_besh_bot?startgroup=play"));
    expect(await greetings()).toBe(2);
    await settled(() => boris.say("group", "/start@shesh_besh_bot"));
    expect(await greetings()).toBe(3);
  });

  test("is not repeated in the supergroup that the group becomes", async () => {
    await open();
    await stage.pass(2 * DAY);
    const { chat } = await anna.upgradeGroup();
    await settled(async () => {
      await anna.removeBot();
      await anna.addBot();
    });
    const said = (await anna.messages(chat)).filter((one) => one.from.bot && one.chat === chat);
    expect(said).toEqual([]);
  });
});

describe("a group that becomes a supergroup", () => {
  test("keeps its scores, its settings, its series and its reminders", async () => {
    await open();
    await stage.client.fault({
      kind: "refuse",
      error: {
        ok: false,
        error_code: 400,
        description: "Bad Request: not enough rights to send photos to the chat",
      },
      method: "sendPhoto",
    });
    const over = await passDouble(anna, boris, "short 2");
    expect(over.photo).toBeUndefined();
    await anna.press(over, buttonFor(over, "rematch"));
    await boris.press(over, buttonFor(over, "rematch"));
    await boris.waitFor("group", (one) => one.id > over.id && hasButton(one, "menu-more"));

    const { chat } = await anna.upgradeGroup();
    const next = await boris.waitFor(
      "group",
      (one) => isTable(one) && one.chat === chat && hasButton(one, "menu-more"),
    );
    expect(next.text).toContain("счёт ⚪ 2:0 🔴");
    expect(next.photo).toBeUndefined();
    await vahe.say("group", "/top");
    const top = await vahe.waitFor("group", ({ text }) => text.includes(ru("top-title-all")));
    expect(top.text).toContain("\u2068Boris Katz\u2069 · +2 очка");
    expect(top.text).toContain("\u2068Anna\u2069 · −2 очка");
    expect(over.chat).not.toBe(chat);
    await stage.pass(3 * MINUTE);
    const reminder = await vahe.last("group");
    expect(reminder).toMatchObject({ chat, replyTo: { id: next.id } });
    expect(reminder.text).toMatch(/^⏰/);
  });

  test("does not reach for reminders that stand in the old group", async () => {
    await seated();
    await stage.pass(3 * MINUTE);
    const { chat } = await anna.upgradeGroup();
    const table = await anna.waitFor("group", (one) => isTable(one) && one.chat === chat);
    const calls = await settled(async () => {
      await pressAll(anna, table, "8→5");
      await stage.sweep();
    });
    expect(calls.filter(({ method }) => method === "deleteMessage")).toEqual([]);
  });
});

describe("a group that is deleted", () => {
  test("lets its games rest, and disturbs nobody elsewhere", async () => {
    const table = await seated();
    const error = {
      ok: false,
      error_code: 403,
      description: "Forbidden: the group chat was deleted",
    } as const;
    await stage.client.fault({ kind: "refuse", error, method: "editMessageMedia" });
    const told = await settled(async () => {
      expect(toastOf(await anna.press(table, buttonNamed(table, "8→5")))).toBe("8→5");
    });
    expect(told.map(({ method }) => method)).toEqual(["answerCallbackQuery", "editMessageMedia"]);
    const calls = await settled(() => stage.pass(4 * DAY));
    expect(calls).toEqual([]);
    await stage.client.clearFaults();
    await boris.start();
    expect((await boris.waitFor("bot", ({ from }) => from.bot)).text).toContain("Nardy");
  });
});

describe("a group that has the bot again", () => {
  test("has lost nobody's time for a move meanwhile", async () => {
    await seated();
    await anna.removeBot();
    await stage.pass(4 * DAY);
    await settled(() => boris.addBot());
    expect(hasButton(await tableIn(boris), "claim")).toBe(false);
    await settled(() => stage.pass(2 * DAY));
    expect(hasButton(await tableIn(boris), "claim")).toBe(false);
    await stage.pass(DAY);
    await boris.waitFor("group", (one) => hasButton(one, "claim"));
  });
});

describe("a player who leaves the group", () => {
  const GONE = "⚪ \u2068Anna\u2069 больше не в этом чате";

  test("is told of by the table, without a message, and is not reminded", async () => {
    const table = await seated();
    const calls = await settled(() => anna.leaveGroup());
    expect(calls.map(({ method }) => method)).toEqual(["editMessageMedia"]);
    expect((await shows(boris, GONE)).id).toBe(table.id);
    expect(await settled(() => stage.pass(3 * MINUTE))).toEqual([]);
  });

  test("loses the game when it is claimed after the deadline", async () => {
    await seated();
    await anna.leaveGroup();
    await stage.pass(3 * DAY);
    const table = await boris.waitFor("group", (one) => hasButton(one, "claim"));
    const over = await pressOn(boris, table, buttonFor(table, "claim"));
    expect(over.text).toContain("Победа: 🏆 🔴 \u2068Boris Katz\u2069 — марс.");
    expect(over.text).not.toContain("больше не в этом чате");
  });

  test("plays on when he returns", async () => {
    await seated();
    await anna.leaveGroup();
    await shows(boris, GONE);
    await anna.joinGroup();
    const table = await hides(boris, GONE);
    expect((await pressAll(anna, table, "8→5")).text).toContain("8→5");
  });

  test("has his challenge there taken back", async () => {
    await open();
    await anna.say("group", "/play long");
    const isChallenge = (one: SeenMessage): boolean => hasButton(one, "sit");
    const challenge = await boris.waitFor("group", isChallenge);
    await anna.leaveGroup();
    await isGone(boris, ({ id }) => id === challenge.id);
  });

  test("without playing there is nobody's business", async () => {
    await seated();
    expect(await settled(() => vahe.leaveGroup())).toEqual([]);
  });
});

describe("a player who blocks the bot", () => {
  const GONE = "⚪ \u2068Anna\u2069 isn’t receiving the bot’s messages";

  test("is told of by his opponent's own table, which comes down once; the game goes on", async () => {
    await open();
    const { host, guest } = await sitByLink(anna, boris, "short");
    await anna.block();
    const waiting = await shows(boris, GONE, "bot");
    expect(waiting.id).toBeGreaterThan(guest.id);
    expect(host.text).not.toContain("не получает");
    await settled(() => boris.say("bot", "жду"));
    expect((await tableIn(boris, "bot")).id).toBe(waiting.id);
    await anna.unblock();
    await hides(boris, GONE, "bot");
    const back = await tableIn(anna, "bot");
    const moved = await pressAll(anna, back, "8→5", "6→5");
    await pressOn(anna, moved, buttonFor(moved, "done"));
    const turn = await boris.waitFor("bot", (one) => hasButton(one, "move"));
    expect(turn.text).toContain("Your move");
  });

  test("has as long as the deadline says, and his opponent is told until when", async () => {
    await open();
    await sitByLink(anna, boris, "short");
    await anna.block();
    const { text, entities } = await shows(boris, GONE, "bot");
    expect(entities).toContainEqual(
      expect.objectContaining({ type: "date_time", date_time_format: "Dt" }),
    );
    const [, until = ""] =
      /waits until (.*) UTC; after that the win can be claimed/.exec(text) ?? [];
    const inThreeDays = new Date(stage.now() + 3 * DAY);
    const month = inThreeDays.toLocaleString("en", { month: "long", timeZone: "UTC" });
    expect(until).toMatch(new RegExp(`^${month} ${inThreeDays.getUTCDate()} at \\d\\d:\\d\\d$`));
  });

  test("is told it in plain words where Telegram does not know moments", async () => {
    await open();
    await sitByLink(anna, boris, "short");
    const description = `Bad Request: can't parse entities: Unsupported start tag "tg-time"`;
    const error = { ok: false, error_code: 400, description } as const;
    await stage.client.fault({ kind: "refuse", error, method: "sendPhoto", times: 1 });
    await anna.block();
    const { text, entities } = await shows(boris, GONE, "bot");
    expect(text).toMatch(/waits until .* UTC; after that/);
    expect(entities.map(({ type }) => type)).not.toContain("date_time");
  });

  test("does not stop the clock of his opponent, who is told so", async () => {
    await open();
    await sitByLink(anna, boris, "short");
    await boris.block();
    const { text } = await shows(anna, "🔴 \u2068Boris Katz\u2069 не получает", "bot");
    expect(text).toContain("не получает сообщений бота. Время на ход идёт как обычно.");
  });

  test("is waited for without end where both have set no deadline", async () => {
    await open();
    for (const [phone, words] of [
      [anna, "Без ограничений"],
      [boris, "No limit"],
    ] as const) {
      await phone.start();
      const asked = await phone.say("bot", "/settings");
      const settings = await phone.waitFor(
        "bot",
        (one) => one.id > asked.id && hasButton(one, "settings-page"),
      );
      await choose(phone, await openPage(phone, settings, "time"), words);
    }
    await sitByLink(anna, boris, "short");
    await anna.block();
    expect((await shows(boris, GONE, "bot")).text).toContain("messages. The game will wait.");
  });

  test("while the bot was down is found out by the first call that fails", async () => {
    await open();
    const { host } = await sitByLink(anna, boris, "short");
    const moved = await pressAll(anna, host, "8→5", "6→5");
    await pressOn(anna, moved, buttonFor(moved, "done"));
    const table = await boris.waitFor("bot", (one) => hasButton(one, "move"));
    await stage.stopBot();
    await anna.block();
    await stage.startBot();
    await boris.pressOld(table, buttonFor(table, "move").data);
    await shows(boris, GONE, "bot");
  });

  test("may lose the game when it is claimed: the claimer's table rings, his does not", async () => {
    await open();
    const tables = await sitByLink(anna, boris, "short");
    await anna.block();
    await shows(boris, GONE, "bot");
    await stage.pass(3 * DAY);
    const table = await boris.waitFor("bot", (one) => hasButton(one, "claim"));
    expect(table.id).toBeGreaterThan(tables.guest.id);
    const over = await pressOn(boris, table, buttonFor(table, "claim"));
    expect(over.text).toContain("⚪ \u2068Anna\u2069 stopped playing");
  });

  test("changes nothing in a group", async () => {
    const table = await seated();
    await anna.start();
    await anna.block();
    await settled(async () => undefined);
    expect((await tableIn(boris)).text).toBe(table.text);
    expect((await pressAll(anna, table, "8→5")).text).toContain("8→5");
  });
});
