import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  counted,
  hasButton,
  isTable,
  movesSaid,
  newerThan,
  pressAll,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;
let table: SeenMessage;

beforeEach(async () => {
  table = await sitDown(anna, boris, "short");
});

const restart = async (): Promise<void> => {
  await stage.stopBot();
  await stage.startBot();
};

describe("a restart", () => {
  test("in the middle of a turn keeps its moves, and they can still be taken back", async () => {
    const moved = await pressAll(anna, table, "8→5");
    await restart();
    expect(await tableIn(anna)).toEqual(moved);
    const back = await pressOn(anna, moved, buttonFor(moved, "undo"));
    expect(back.text).toBe(table.text);
    const on = await pressAll(anna, back, "24→21", "24→23");
    const next = await pressOn(anna, on, buttonFor(on, "done"));
    expect(next.text).toContain("3:1 сэ-як: 1→4 1→2");
    expect(next.text).toContain("3:2, сэ бай ду");
  });

  test("makes no call where everything was shown already", async () => {
    await pressAll(anna, table, "8→5");
    const calls = await stage.client.callsDuring(restart);
    expect(counted(calls)).toEqual([]);
  });

  test("keeps the dice: they are no others for having started again", async () => {
    let on = await pressAll(anna, table, "8→5", "6→5");
    await restart();
    on = await pressOn(anna, on, buttonFor(on, "done"));
    expect(on.text).toContain("3:2, сэ бай ду");
  });

  test("keeps an open challenge, an offer to resign and an opened menu", async () => {
    await boris.say("group", "/play long");
    const challenge = await boris.waitFor("group", (one) => hasButton(one, "sit"));
    await restart();
    const seated = await pressOn(vahe, challenge, buttonFor(challenge, "sit"));
    expect(seated.text).toMatch(/^Жребий.* \d:\d/mu);
    await anna.say("group", "/resign");
    const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
    await restart();
    const offer = await pressOn(anna, menu, buttonNamed(menu, "Оин ×1 — если примут"));
    await restart();
    const over = await pressOn(boris, offer, buttonFor(offer, "accept"));
    expect(over.text).toContain("сдаётся. Победа: 🏆 🔴 \u2068Boris Katz\u2069 — оин");
  });

  test("answers what was pressed and said while the bot was away", async () => {
    await stage.stopBot();
    const waiting = anna.press(table, buttonNamed(table, "8→5"));
    await vahe.say("group", "/play long");
    await stage.startBot();
    expect(toastOf(await waiting)).toBe("8→5");
    const moved = await anna.waitFor(
      "group",
      (one) => one.id === table.id && movesSaid(one) === "8→5",
    );
    expect(hasButton(moved, "undo")).toBe(true);
    await vahe.waitFor("group", (one) => isTable(one) && hasButton(one, "sit"));
  });

  test("brings tables to the state that the last answered press left, when the edit was still to come", async () => {
    await stage.client.fault({ kind: "drop", method: "editMessageMedia" });
    const toast = toastOf(await anna.press(table, buttonNamed(table, "8→5")));
    expect(toast).toBe("8→5");
    await stage.stopBot();
    expect(await tableIn(anna)).toEqual(table);
    await stage.client.clearFaults();
    await stage.startBot();
    const moved = await newerThan(anna, table);
    expect(movesSaid(moved)).toBe("8→5");
  });

  test("puts up with a table message that was deleted meanwhile", async () => {
    await stage.stopBot();
    await anna.delete(table);
    await stage.startBot();
    await anna.say("group", "/board");
    const again = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    expect(again.text).toBe(table.text);
  });
});
