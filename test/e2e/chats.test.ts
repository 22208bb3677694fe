import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
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
import { en, ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE, introduces: true });
const { anna, boris, vahe } = stage;
let table: SeenMessage;

beforeEach(async () => {
  table = await sitDown(anna, boris, "short");
});

describe("a bot that is thrown out of a group", () => {
  test("lets its games rest, and goes on with them when it returns", async () => {
    const moved = await pressAll(anna, table, "8→5");
    await anna.removeBot();
    const calls = await stage.client.callsDuring(() => vahe.say("group", "Куда он делся?"));
    expect(calls).toEqual([]);
    await anna.addBot();
    await anna.say("group", "/board");
    const again = await anna.waitFor("group", (one) => isTable(one) && one.id > moved.id);
    expect(again.text).toBe(moved.text);
    expect((await pressAll(anna, again, "6→5")).text).toContain("8→5 6→5");
  });

  test("takes presses on the table that still stands there, and shows them on its return", async () => {
    await anna.removeBot();
    const pressed = await anna.press(table, buttonNamed(table, "8→5"));
    expect(toastOf(pressed)).toBe("8→5");
    await anna.addBot();
    const moved = await anna.waitFor("group", (one) => isTable(one) && hasButton(one, "undo"));
    expect(movesSaid(moved)).toBe("8→5");
  });

  test("while a press is on its way does not fall over", async () => {
    const drop = { kind: "drop", method: "editMessageMedia", times: 1 } as const;
    await stage.client.fault(drop);
    await anna.press(table, buttonNamed(table, "8→5"));
    await anna.removeBot();
    await anna.addBot();
    const moved = await anna.waitFor("group", (one) => isTable(one) && hasButton(one, "undo"));
    expect((await pressAll(anna, moved, "6→5")).text).toContain("8→5 6→5");
  });
});

describe("a group that becomes a supergroup", () => {
  test("takes its games with it", async () => {
    const moved = await pressAll(anna, table, "8→5");
    const { chat } = await anna.upgradeGroup();
    const again = await anna.waitFor("group", (one) => isTable(one) && one.chat === chat);
    expect(again.text).toBe(moved.text);
    const next = await pressAll(anna, again, "6→5");
    expect(next.text).toContain("8→5 6→5");
    const handed = await pressOn(anna, next, buttonFor(next, "done"));
    expect(handed.text).toContain("3:2, сэ бай ду");
    expect((await pressAll(boris, handed, "13→10")).chat).toBe(chat);
  });

  test("takes an open challenge with it", async () => {
    await vahe.say("group", "/play long");
    await vahe.waitFor("group", (one) => hasButton(one, "sit"));
    const { chat } = await anna.upgradeGroup();
    const challenge = await anna.waitFor(
      "group",
      (one) => one.chat === chat && hasButton(one, "sit"),
    );
    const begun = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    expect(begun.text).toMatch(/^Жребий.* \d:\d/mu);
  });

  test("while the bot is away is found out by the next call", async () => {
    await stage.stopBot();
    const { chat } = await anna.upgradeGroup();
    await stage.startBot();
    const again = await anna.waitFor("group", (one) => isTable(one) && one.chat === chat);
    expect(again.text).toBe(table.text);
  });
});

describe("the language", () => {
  test("of a table is the group's: that of the person who called the bot first", async () => {
    expect(table.text).toContain("ваш ход");
    await boris.say("group", "/play long");
    const challenge = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    expect(challenge.text).toContain(ru("ruleset-long"));
  });

  test("of what the bot says of itself is the person's too", async () => {
    const described = async (person: string) =>
      (await stage.client.as(person).chat("bot")).description;
    await stage.poll(() => described("boris")).toContain("Nardy: backgammon");
    await stage.poll(() => described("anna")).toContain("Нарды, как дома");
  });

  test("of a private chat is its person's", async () => {
    await boris.start();
    const english = await boris.waitFor("bot", ({ from }) => from.bot);
    expect(english.text).toBe(en("start-private"));
    await vahe.start();
    const russian = await vahe.waitFor("bot", ({ from }) => from.bot);
    expect(russian.text).toBe(ru("start-private"));
  });
});

describe("two tables in one group", () => {
  test("are played side by side", async () => {
    await vahe.say("group", "/play long");
    const challenge = await vahe.waitFor("group", (one) => hasButton(one, "sit"));
    const long = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    expect(long.id).not.toBe(table.id);
    const moved = await pressAll(anna, table, "8→5");
    expect(moved.id).toBe(table.id);
    expect((await anna.last("group", ({ id }) => id === long.id)).text).toBe(long.text);
  });
});
