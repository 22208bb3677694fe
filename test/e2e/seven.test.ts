import { describe, expect, test } from "vitest";
import { openedSeven, playSeven, sevenMenu } from "../support/seven.ts";
import { useStage } from "../support/stage.ts";
import { buttonsOf } from "../support/table.ts";

const stage = useStage({ forgetful: true });

describe("the day's seven", () => {
  test("is played to its end in one message", async () => {
    await stage.anna.start();
    const menu = await sevenMenu(stage.anna);
    expect(menu.photo).toBeDefined();
    const board = await openedSeven(stage.anna, menu);
    expect(board.id).toBe(menu.id);
    expect(board.text).toMatch(/^Семёрка 1 · длинные · 1 из 7\n🎲 /);
    const { message, presses } = await playSeven(stage.anna, board);
    expect(message.id).toBe(menu.id);
    expect(message.text).toMatch(/\n(?:🟩|🟨|🟥){7}\n/u);
    expect(message.text).toContain("Место на сейчас: 1 из 1.");
    expect(presses).toBeLessThanOrEqual(21);
    const again = await sevenMenu(stage.anna);
    expect(buttonsOf(again).map(({ text }) => text)).toEqual(["✓ Длинные", "Короткие"]);
  });
});
