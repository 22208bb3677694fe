import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { tooMany } from "../support/refusals.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { buttonNamed, counted, sitDown, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

let stage: Stage;
afterEach(() => stage.close());

const FLOOD = 60;
/** So many lines wait in a chat: a press behind them would see more of them said. */
const WAITING = 5;

const asQuick = (work: () => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: FLOOD }, work));

/** Presses are answered before what waits in the flooded chat is said. */
const expectNoWaiting = async (phone: Phone, message: SeenMessage, flooded: number) => {
  for (let n = 0; n < 5; n++) {
    const before = await stage.client.lastCall();
    const pressed = await phone.press(message, { row: 0, column: 0 });
    expect(pressed).toMatchObject({ type: "callback", answer: expect.anything() });
    const since = (await stage.client.calls(before)).filter(({ chat }) => chat === flooded);
    expect(counted(since).length).toBeLessThan(WAITING);
  }
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
      await expectNoWaiting(stage.boris, own, (await stage.anna.chat(chat)).id);
      const said = (await stage.anna.messages(chat)).filter(({ from }) => from.bot);
      expect(said.length).toBeLessThan(15);
    },
  );

  test("of commands keeps presses in the same group no more waiting", async () => {
    await stage.boris.say("group", "/play");
    const menu = await stage.boris.waitFor("group", ({ keyboard }) => keyboard.length > 1);
    await asQuick(() => stage.anna.say("group", "/help"));
    await expectNoWaiting(stage.vahe, menu, menu.chat);
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
      }
      const isLast = ({ id, text }: SeenMessage) => id === page.id && text.includes(" 13/");
      await stage.anna.waitFor(chat, isLast, 20_000);
    },
  );

  test("of presses is not passed on to Telegram while it says to wait", async () => {
    const own = await settingsOf(stage.anna, "bot");
    const calls = await stage.client.callsDuring(async () => {
      for (let n = 0; n < FLOOD; n++) await stage.anna.press(own, { row: 0, column: 0 }, 0);
      await stage.poll(() => stage.client.pendingUpdates()).toBe(0);
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
    await expectNoWaiting(stage.boris, his, own.chat);
  });
});

describe("a flood of five people", () => {
  const SECOND = 1000;
  /** What each of them does every second. */
  const atOnce = (phone: Phone): readonly Promise<unknown>[] => [
    ...Array.from({ length: 4 }, () => phone.say("bot", "/help")),
    ...Array.from({ length: 2 }, () => phone.inline("bot", "short", 0)),
  ];

  test("keeps no player's press waiting, and who is silent is called late all the same", async () => {
    stage = await openStage({
      ...{ budget: TELEGRAM_BUDGET, allowances: TELEGRAM_ALLOWANCES, secrets: THREE_ONE },
    });
    const { anna, boris, client } = stage;
    const table = await sitDown(anna, boris, "short 30s");
    const flooders: Phone[] = [];
    for (let n = 0; n < 5; n++) {
      flooders.push(client.as((await anna.invite()).key));
    }
    const flood = async (seconds: number): Promise<void> => {
      for (let n = 0; n < seconds; n++) {
        await Promise.all(flooders.flatMap((phone) => atOnce(phone)));
        await stage.wait(SECOND);
      }
    };
    await Promise.all(flooders.map((phone) => phone.say("group", "/help")));
    await flood(3);
    const pressedAt = stage.now();
    expect(toastOf(await anna.press(table, buttonNamed(table, "8→5")))).toContain("8→5");
    expect(stage.now() - pressedAt).toBeLessThan(3 * SECOND);
    await flood(35);
    const seen = await boris.messages("group");
    expect(seen.some(({ text }) => text.includes("время вышло"))).toBe(true);
  });
});

describe("words and pages in many chats at once", () => {
  test("are spread over the second as tables are", async () => {
    const overAll = { first: 4, most: 4 };
    stage = await openStage({ allowances: { ...TELEGRAM_ALLOWANCES, overAll } });
    const { anna, boris, vahe } = stage;
    const since = await stage.client.lastCall();
    const words = ["/help", "/settings", "/rules"];
    const said = [anna, boris, vahe].flatMap((phone) => words.map((one) => phone.say("bot", one)));
    await Promise.all(said);
    const times = async () =>
      (await stage.client.calls(since))
        .filter(({ method }) => /^(send|edit)/.test(method))
        .map(({ at }) => at);
    await stage.poll(times).toHaveLength(said.length);
    // Two windows' worth, and one at once.
    const seen = await times();
    expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(1_500);
  });
});

describe("a person who is too quick", () => {
  test("is asked to slow down, once", async () => {
    // What is said first uses the allowance up: a minute of it passes in six seconds.
    const own = { ...TELEGRAM_ALLOWANCES.private, windowMs: 6_000 };
    stage = await openStage({ allowances: { ...TELEGRAM_ALLOWANCES, private: own } });
    // They come all at once, however slowly they are typed.
    await stage.client.fault({ kind: "drop", method: "getUpdates" });
    await asQuick(() => stage.anna.say("bot", "/help"));
    await stage.client.clearFaults();
    await stage.anna.waitFor("bot", ({ text }) => text === ru("slower"));
    const said = await stage.anna.messages("bot");
    expect(said.filter(({ text }) => text === ru("slower"))).toHaveLength(1);
  });
});

describe("a line", () => {
  test("whose answer is lost is said once", async () => {
    stage = await openStage();
    await stage.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
    const since = await stage.client.lastCall();
    await stage.anna.say("bot", "/help");
    await stage.anna.say("bot", "/privacy");
    // Lines of a chat come in their order: the first would be tried again before the second.
    await stage.anna.waitFor("bot", ({ text }) => text.includes(ru("privacy")));
    const calls = await stage.client.calls(since);
    expect(calls.filter(({ method }) => method === "sendMessage")).toHaveLength(2);
  });

  test("that has to wait for a 429 is said when the time is up", async () => {
    stage = await openStage();
    await stage.client.fault({ ...tooMany(1), method: "sendMessage", times: 2 });
    await stage.anna.say("bot", "/help");
    await stage.anna.waitFor("bot", ({ from }) => from.bot);
  });
});
