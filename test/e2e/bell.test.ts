import { describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  firstStep,
  hasButton,
  isTable,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** Anna (White) begins with 3:1, Boris follows with 3:2. */
const stage = story({ secrets: [secretThrowing([3, 1], [3, 2], [2, 1])] });
const { anna, boris, vahe } = stage;

const isCall = ({ text }: SeenMessage): boolean => text.startsWith("🔔");

const callsTo = async (phone: Phone): Promise<SeenMessage[]> => {
  await stage.sweep();
  return (await phone.messages("bot")).filter(isCall);
};

/** The menu under ⋯ has the bell; it comes in private to who has begun with the bot. */
const bellMenu = async (phone: Phone): Promise<SeenMessage | undefined> => {
  const all = [...(await phone.messages("group")), ...(await phone.messages("bot"))];
  return all.findLast((one) => hasButton(one, "bell"));
};

const bellOn = async (phone: Phone, table: SeenMessage): Promise<string> => {
  if (!(await bellMenu(phone))) await phone.press(table, buttonFor(table, "menu-more"));
  await stage.poll(() => bellMenu(phone)).toBeDefined();
  const menu = await bellMenu(phone);
  return menu ? pressFor(phone, menu, "bell") : "";
};

/** Anna plays her first turn. */
const handOver = async (table: SeenMessage): Promise<SeenMessage> => {
  const played = await pressAll(anna, table, "8→5", "6→5");
  return pressOn(anna, played, buttonFor(played, "done"));
};

describe("the bell under a group's table", () => {
  test("calls the player who pressed it in private, once a turn, and goes when they have moved", async () => {
    await boris.start();
    const table = await sitDown(anna, boris, "short");
    expect(table.keyboard.some((row) => row.length === 1 && row[0]?.text.startsWith("🔔"))).toBe(
      false,
    );
    expect(await bellOn(boris, table)).toContain("I’ll ping you");
    expect(await callsTo(boris)).toEqual([]);
    const his = await handOver(table);
    const sent = await stage.client.callsDuring(stage.sweep);
    const [call, ...others] = await callsTo(boris);
    expect(others).toEqual([]);
    // It makes a sound.
    const quiet = sent.filter(({ arguments: given }) => "disable_notification" in given);
    expect(quiet).toEqual([]);
    expect(call?.text).toContain("🔔 Your turn: game with \u2068Anna\u2069");
    expect(await callsTo(boris)).toHaveLength(1);
    // In a group that is not a supergroup messages have no address: the board comes down.
    if (!call) throw new Error("nobody was called");
    expect(buttonFor(call, "bring").text).toBe(en("button-to-board"));
    expect(await pressFor(boris, call, "bring")).toBe(en("reposted-elsewhere"));
    const down = await boris.waitFor("group", (one) => isTable(one) && one.id > his.id);
    await pressOn(boris, down, firstStep(down));
    await stage.poll(() => callsTo(boris)).toEqual([]);
    expect(await callsTo(anna)).toEqual([]);
  });

  test("is silent again once it is pressed a second time, and knows only players", async () => {
    await boris.start();
    await vahe.start();
    const table = await sitDown(anna, boris, "short");
    await bellOn(boris, table);
    expect(await bellOn(boris, table)).toContain("No more pings");
    await pressFor(vahe, table, "menu-more");
    expect(await bellMenu(vahe)).toBeUndefined();
    await handOver(table);
    expect(await callsTo(boris)).toEqual([]);
  });

  test("leads to the private chat who has not begun with the bot, and calls them from then on", async () => {
    const table = await sitDown(anna, boris, "short");
    await boris.press(table, buttonFor(table, "menu-more"));
    const menu = await boris.waitFor("group", (one) => hasButton(one, "bell"));
    const pressed = await boris.press(menu, buttonFor(menu, "bell"));
    const url = pressed.type === "callback" ? pressed.answer?.url : undefined;
    expect(url).toContain("start=bell");
    await boris.open(url ?? "");
    await boris.waitFor("bot", ({ text }) => text.startsWith("🔔 Done"));
    await handOver(table);
    const calls = await callsTo(boris);
    expect(calls.map(({ text }) => text.split(":")[0])).toEqual(["🔔 Done", "🔔 Your turn"]);
  });

  test("leads to the very message in a supergroup", async () => {
    await boris.start();
    const { chat } = await anna.upgradeGroup();
    const table = await sitDown(anna, boris, "short");
    await bellOn(boris, table);
    await handOver(table);
    const [call] = await callsTo(boris);
    expect(call?.keyboard.flat()).toMatchObject([
      {
        text: en("button-to-board"),
        url: `https://t.me/c/${-1_000_000_000_000 - chat}/${table.id}`,
      },
    ]);
  });

  test("is not there against the bot, nor in private", async () => {
    await anna.say("group", "/play бот короткие");
    const table = await anna.waitFor("group", (one) => hasButton(one, "menu-more"));
    expect(hasButton(table, "bell")).toBe(false);
  });
});

describe("an offer that another took up", () => {
  test("is told to its maker in private, once, if the bot may write to them", async () => {
    await anna.start();
    const sent = await sendHere(anna, "boris", "короткие");
    const seen = await boris.waitFor("anna", ({ id }) => id === sent.id);
    await boris.press(seen, buttonFor(seen, "offer-sit"));
    await anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    await stage.sweep();
    await stage.sweep();
    const told = (await anna.messages("bot")).filter(({ text }) =>
      text.includes("принимает ваше предложение"),
    );
    expect(told.map(({ text }) => text.includes(ru("ruleset-short")))).toEqual([true]);
  });

  test("needs no word where its maker has moved by then", async () => {
    await anna.start();
    await sendHere(anna, "boris", "короткие");
    const sent = await anna.last("boris");
    const seen = await boris.waitFor("anna", ({ id }) => id === sent.id);
    await boris.press(seen, buttonFor(seen, "offer-sit"));
    const table = await anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    await anna.press(table, buttonNamed(table, "8→5"));
    await stage.sweep();
    const told = (await anna.messages("bot")).filter(({ text }) =>
      text.includes("принимает ваше предложение"),
    );
    expect(told).toEqual([]);
  });
});
