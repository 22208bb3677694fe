import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { tooMany } from "../support/refusals.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { buttonNamed, toastOf } from "../support/table.ts";

let stage: Stage;
afterEach(() => stage.close());

const FLOOD = 60;
/** What waits for the group's allowance waits longer. */
const ALLOWED_EVERY_MS = TELEGRAM_ALLOWANCES.group.windowMs / TELEGRAM_ALLOWANCES.group.calls;
/** Nobody tries again after so long a silence. */
const QUIET_MS = 5_000;
const SLOWER = /Помедленнее/;

const asQuick = (work: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: FLOOD }, work));

/** How long the slowest of some presses took until it was answered. */
const slowestPress = async (phone: Phone, message: SeenMessage): Promise<number> => {
  let slowest = 0;
  for (let n = 0; n < 5; n++) {
    const begun = performance.now();
    const pressed = await phone.press(message, { row: 0, column: 0 }, 20_000);
    expect(pressed).toMatchObject({ type: "callback", answer: expect.anything() });
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
};

const settingsOf = async (phone: Phone, chat: string): Promise<SeenMessage> => {
  await phone.say(chat, "/settings");
  return phone.waitFor(chat, ({ from, keyboard }) => from.bot && keyboard.length > 3);
};

describe("one person's flood", () => {
  beforeEach(async () => {
    stage = await openStage({ budget: TELEGRAM_BUDGET, allowances: TELEGRAM_ALLOWANCES });
  });

  test.each(["group", "bot"])(
    "of commands in «%s» keeps nobody else's press waiting",
    async (chat) => {
      const own = await settingsOf(stage.boris, "bot");
      await asQuick(() => stage.anna.say(chat, "/help"));
      expect(await slowestPress(stage.boris, own)).toBeLessThan(ALLOWED_EVERY_MS);
      const said = (await stage.anna.messages(chat)).filter(({ from }) => from.bot);
      expect(said.length).toBeLessThan(15);
    },
  );

  test("of commands keeps presses in the same group no more waiting", async () => {
    await stage.boris.say("group", "/play");
    const menu = await stage.boris.waitFor("group", ({ keyboard }) => keyboard.length > 1);
    await asQuick(() => stage.anna.say("group", "/help"));
    const begun = performance.now();
    const pressed = await stage.vahe.press(menu, { row: 0, column: 0 }, 20_000);
    expect(pressed).toMatchObject({ type: "callback", answer: { text: expect.anything() } });
    expect(performance.now() - begun).toBeLessThan(ALLOWED_EVERY_MS);
  });

  test.each(["group", "bot"])(
    "of turned pages in «%s» turns them all, and no press is refused",
    async (chat) => {
      const { id } = await stage.anna.say(chat, "/rules long");
      const page = await stage.anna.waitFor(
        chat,
        (one) => one.id > id && one.from.bot && one.keyboard.length > 0,
      );
      const on = buttonNamed(page, "›").data;
      for (let n = 0; n < 12; n++) {
        expect(toastOf(await stage.anna.pressOld(page, on))).toBe("");
        await setTimeout(100);
      }
      const isLast = ({ id, text }: SeenMessage) => id === page.id && text.includes(" 13/");
      await stage.anna.waitFor(chat, isLast, 20_000);
    },
  );

  test("of presses is not passed on to Telegram while it says to wait", async () => {
    const own = await settingsOf(stage.anna, "bot");
    const calls = await stage.client.callsDuring(async () => {
      for (let n = 0; n < FLOOD; n++) await stage.anna.press(own, { row: 0, column: 0 }, 0);
      await expect.poll(() => stage.client.pendingUpdates(), { timeout: 30_000 }).toBe(0);
    });
    const edits = calls.filter(({ method }) => method.startsWith("edit"));
    const last = Math.max(...calls.map(({ at }) => at));
    const seconds = (last - Math.min(...calls.map(({ at }) => at))) / 1000;
    // Each time that is up may be met by one call too many.
    expect(edits.filter(({ error }) => error?.startsWith("Too Many")).length).toBeLessThan(
      5 + 2 * seconds,
    );
  });

  test("of presses keeps nobody else's press waiting", async () => {
    const [own, his] = [await settingsOf(stage.anna, "bot"), await settingsOf(stage.boris, "bot")];
    await asQuick(() => stage.anna.press(own, { row: 0, column: 0 }, 0));
    expect(await slowestPress(stage.boris, his)).toBeLessThan(ALLOWED_EVERY_MS);
  });
});

describe("words and pages in many chats at once", () => {
  test("are spread over the second as tables are", async () => {
    const everywhere = { calls: 4, windowMs: 1_000, burst: 1 };
    stage = await openStage({ allowances: { ...TELEGRAM_ALLOWANCES, everywhere } });
    const { anna, boris, vahe } = stage;
    const calls = await stage.client.callsDuring(async () => {
      await Promise.all(
        [anna, boris, vahe].flatMap((phone) => [
          phone.say("bot", "/help"),
          phone.say("bot", "/settings"),
          phone.say("bot", "/rules"),
        ]),
      );
    }, QUIET_MS);
    const times = calls.filter(({ method }) => /^(send|edit)/.test(method)).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(4);
    const most = Math.max(
      ...times.map((end) => times.filter((at) => at > end - 900 && at <= end).length),
    );
    expect(most).toBeLessThanOrEqual(5);
  });
});

describe("whoever is too quick", () => {
  test("is asked to slow down, once", async () => {
    stage = await openStage({ allowances: TELEGRAM_ALLOWANCES });
    await asQuick(() => stage.anna.say("bot", "/help"));
    await stage.anna.waitFor("bot", ({ text }) => SLOWER.test(text), 60_000);
    const said = await stage.anna.messages("bot");
    expect(said.filter(({ text }) => SLOWER.test(text))).toHaveLength(1);
  }, 90_000);
});

describe("a line", () => {
  test("whose answer is lost is said once", async () => {
    stage = await openStage();
    const calls = await stage.client.callsDuring(async () => {
      await stage.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
      await stage.anna.say("bot", "/help");
    }, QUIET_MS);
    expect(calls.filter(({ method }) => method === "sendMessage")).toHaveLength(1);
  });

  test("that has to wait for a 429 is said when the time is up", async () => {
    stage = await openStage();
    await stage.client.fault({ ...tooMany(1), method: "sendMessage", times: 2 });
    await stage.anna.say("bot", "/help");
    await stage.anna.waitFor("bot", ({ from }) => from.bot);
  });
});
