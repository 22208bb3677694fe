import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { useStage } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  hasButton,
  isTable,
  movesSaid,
  pressAll,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = useStage({ secrets: THREE_ONE });
let table: SeenMessage;

beforeEach(async () => {
  table = await sitDown(stage.anna, stage.boris, "short");
});

describe("a bot that is thrown out of a group", () => {
  test("lets its games rest, and goes on with them when it returns", async () => {
    const moved = await pressAll(stage.anna, table, "8→5");
    await stage.anna.removeBot();
    const calls = await stage.client.callsDuring(() => stage.vahe.say("group", "Куда он делся?"));
    expect(calls).toEqual([]);
    await stage.anna.addBot();
    await stage.anna.say("group", "/board");
    const again = await stage.anna.waitFor("group", (one) => isTable(one) && one.id > moved.id);
    expect(again.text).toBe(moved.text);
    expect((await pressAll(stage.anna, again, "6→5")).text).toContain("8/5 6/5");
  });

  test("takes presses on the table that still stands there, and shows them on its return", async () => {
    await stage.anna.removeBot();
    const pressed = await stage.anna.press(table, { data: buttonNamed(table, "8→5").data });
    expect(toastOf(pressed)).toBe("8→5");
    await stage.anna.addBot();
    const moved = await stage.anna.waitFor(
      "group",
      (one) => isTable(one) && hasButton(one, "undo"),
    );
    expect(movesSaid(moved)).toBe("8/5");
  });

  test("while a press is on its way does not fall over", async () => {
    const drop = { kind: "drop", method: "editMessageMedia", times: 1 } as const;
    await stage.client.fault(drop);
    await stage.anna.press(table, { data: buttonNamed(table, "8→5").data });
    await stage.anna.removeBot();
    await stage.anna.addBot();
    const moved = await stage.anna.waitFor(
      "group",
      (one) => isTable(one) && hasButton(one, "undo"),
    );
    expect((await pressAll(stage.anna, moved, "6→5")).text).toContain("8/5 6/5");
  });
});

describe("a group that becomes a supergroup", () => {
  test("takes its games with it", async () => {
    const moved = await pressAll(stage.anna, table, "8→5");
    const { chat } = await stage.anna.upgradeGroup();
    const again = await stage.anna.waitFor("group", (one) => isTable(one) && one.chat === chat);
    expect(again.text).toBe(moved.text);
    const next = await pressAll(stage.anna, again, "6→5");
    expect(next.text).toContain("8/5 6/5");
    const handed = await pressOn(stage.anna, next, buttonFor(next, "done"));
    expect(handed.text).toContain("3:2 сэ бай ду");
    expect((await pressAll(stage.boris, handed, "13→10")).chat).toBe(chat);
  });

  test("takes an open challenge with it", async () => {
    await stage.vahe.say("group", "/play long");
    await stage.vahe.waitFor("group", (one) => hasButton(one, "sit"));
    const { chat } = await stage.anna.upgradeGroup();
    const challenge = await stage.anna.waitFor(
      "group",
      (one) => one.chat === chat && hasButton(one, "sit"),
    );
    const begun = await pressOn(stage.boris, challenge, buttonFor(challenge, "sit"));
    expect(begun.text).toMatch(/^Жребий.* \d:\d/mu);
  });

  test("while the bot is away is found out by the next call", async () => {
    await stage.stopBot();
    const { chat } = await stage.anna.upgradeGroup();
    await stage.startBot();
    const again = await stage.anna.waitFor("group", (one) => isTable(one) && one.chat === chat);
    expect(again.text).toBe(table.text);
  });
});

describe("the language", () => {
  test("of a table is the group's: that of whoever called the bot first", async () => {
    expect(table.text).toContain("ваш ход");
    await stage.boris.say("group", "/play long");
    const challenge = await stage.boris.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain("Длинные нарды");
  });

  test("of what the bot says of itself is the person's too", async () => {
    const described = async (person: string) =>
      (await stage.client.as(person).chat("bot")).description;
    await expect.poll(() => described("boris")).toContain("Nardy by the real rules");
    await expect.poll(() => described("anna")).toContain("Нарды по настоящим правилам");
  });

  test("of a private chat is its person's", async () => {
    await stage.boris.start();
    const english = await stage.boris.waitFor("bot", ({ from }) => from.bot);
    expect(english.text).toContain("Salam! I set up");
    await stage.vahe.start();
    const russian = await stage.vahe.waitFor("bot", ({ from }) => from.bot);
    expect(russian.text).toContain("Салам! Я");
  });
});

describe("two tables in one group", () => {
  test("are played side by side", async () => {
    await stage.vahe.say("group", "/play long");
    const challenge = await stage.vahe.waitFor("group", (one) => hasButton(one, "sit"));
    const long = await pressOn(stage.boris, challenge, buttonFor(challenge, "sit"));
    expect(long.id).not.toBe(table.id);
    const moved = await pressAll(stage.anna, table, "8→5");
    expect(moved.id).toBe(table.id);
    expect((await stage.anna.last("group", ({ id }) => id === long.id)).text).toBe(long.text);
  });
});
