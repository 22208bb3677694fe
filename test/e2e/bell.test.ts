import { describe, expect, test } from "vitest";
import { sendHere } from "../support/inline.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  firstStep,
  hasButton,
  isTable,
  pressAll,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en } from "../support/texts.ts";

/** Anna (White) begins with 3:1, Boris follows with 3:2. */
const stage = useStage({ secrets: [secretThrowing([3, 1], [3, 2], [2, 1])] });

const isCall = ({ text }: SeenMessage): boolean => text.startsWith("🔔");

const callsTo = async (phone: Phone): Promise<SeenMessage[]> => {
  await stage.sweep();
  return (await phone.messages("bot")).filter(isCall);
};

const bellOn = async (phone: Phone, table: SeenMessage): Promise<string> =>
  toastOf(await phone.press(table, { data: buttonFor(table, "bell").data }));

/** Anna plays her first turn. */
const handOver = async (table: SeenMessage): Promise<SeenMessage> => {
  const played = await pressAll(stage.anna, table, "8→5", "6→5");
  return pressOn(stage.anna, played, buttonFor(played, "done"));
};

describe("the bell under a group's table", () => {
  test("calls whoever pressed it in private, once a turn, and the call goes when they have moved", async () => {
    await stage.boris.start();
    const table = await sitDown(stage.anna, stage.boris, "short");
    expect(table.keyboard.some((row) => row.length === 1 && row[0]?.text === "🔔")).toBe(false);
    expect(await bellOn(stage.boris, table)).toContain("I’ll call you");
    expect(await callsTo(stage.boris)).toEqual([]);
    const his = await handOver(table);
    const [call, ...others] = await callsTo(stage.boris);
    expect(others).toEqual([]);
    expect(call?.text).toContain("🔔 Your turn: game with \u2068Anna\u2069");
    expect(await callsTo(stage.boris)).toHaveLength(1);
    // In a group that is not a supergroup messages have no address: the board comes down.
    if (!call) throw new Error("nobody was called");
    const { data } = buttonFor(call, "bring");
    expect(toastOf(await stage.boris.press(call, { data }))).toBe(en("reposted-elsewhere"));
    const down = await stage.boris.waitFor("group", (one) => isTable(one) && one.id > his.id);
    await pressOn(stage.boris, down, firstStep(down));
    await expect.poll(() => callsTo(stage.boris)).toEqual([]);
    expect(await callsTo(stage.anna)).toEqual([]);
  });

  test("is silent again once it is pressed a second time, and knows only players", async () => {
    await stage.boris.start();
    await stage.vahe.start();
    const table = await sitDown(stage.anna, stage.boris, "short");
    await bellOn(stage.boris, table);
    expect(await bellOn(stage.boris, table)).toContain("No more calls");
    expect(await bellOn(stage.vahe, table)).not.toContain("🔔");
    await handOver(table);
    expect(await callsTo(stage.boris)).toEqual([]);
  });

  test("leads to the private chat who has not begun with the bot, and calls them from then on", async () => {
    const table = await sitDown(stage.anna, stage.boris, "short");
    const pressed = await stage.boris.press(table, { data: buttonFor(table, "bell").data });
    const url = pressed.type === "callback" ? pressed.answer?.url : undefined;
    expect(url).toContain("start=bell");
    await stage.boris.open(url ?? "");
    await stage.boris.waitFor("bot", ({ text }) => text.startsWith("🔔 Done"));
    await handOver(table);
    const calls = await callsTo(stage.boris);
    expect(calls.map(({ text }) => text.split(":")[0])).toEqual(["🔔 Done", "🔔 Your turn"]);
  });

  test("leads to the very message in a supergroup", async () => {
    await stage.boris.start();
    const { chat } = await stage.anna.upgradeGroup();
    const table = await sitDown(stage.anna, stage.boris, "short");
    await bellOn(stage.boris, table);
    await handOver(table);
    const [call] = await callsTo(stage.boris);
    expect(call?.keyboard.flat()).toMatchObject([
      { url: `https://t.me/c/${-1_000_000_000_000 - chat}/${table.id}` },
    ]);
  });

  test("is not there against the bot, nor in private", async () => {
    await stage.anna.say("group", "/play бот короткие");
    const table = await stage.anna.waitFor("group", (one) => hasButton(one, "menu-more"));
    expect(hasButton(table, "bell")).toBe(false);
  });
});

describe("an offer that another took up", () => {
  test("is told to its maker in private, once, if the bot may write to them", async () => {
    await stage.anna.start();
    const sent = await sendHere(stage.anna, "boris", "короткие");
    const seen = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    await stage.boris.press(seen, { data: buttonFor(seen, "offer-sit").data });
    await stage.anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    await stage.sweep();
    await stage.sweep();
    const told = (await stage.anna.messages("bot")).filter(({ text }) =>
      text.includes("принимает ваше предложение"),
    );
    expect(told.map(({ text }) => text.includes("Короткие нарды"))).toEqual([true]);
  });

  test("needs no word where its maker has moved by then", async () => {
    await stage.anna.start();
    await sendHere(stage.anna, "boris", "короткие");
    const sent = await stage.anna.last("boris");
    const seen = await stage.boris.waitFor("anna", ({ id }) => id === sent.id);
    await stage.boris.press(seen, { data: buttonFor(seen, "offer-sit").data });
    const table = await stage.anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    await stage.anna.press(table, { data: buttonNamed(table, "8→5").data });
    await stage.sweep();
    const told = (await stage.anna.messages("bot")).filter(({ text }) =>
      text.includes("принимает ваше предложение"),
    );
    expect(told).toEqual([]);
  });
});
