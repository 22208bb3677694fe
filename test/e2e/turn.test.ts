import { describe, expect, test } from "vitest";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  calledOn,
  counted,
  hasButton,
  moveButtons,
  movesSaid,
  newerThan,
  pressAll,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE, THREE_SIXES } from "../support/three-one.ts";

const stage = story("later");
const { anna, boris, vahe } = stage;

const seated = async (secrets = THREE_ONE, words = "short") => {
  await stage.open({ secrets });
  return sitDown(anna, boris, words);
};

describe("a turn", () => {
  test("begins with a board, the opening throw, who is to move and every legal move", async () => {
    const table = await seated();
    expect(table.photo).toMatchObject({ width: expect.any(Number) });
    expect(table.text).toContain(ru("ruleset-short"));
    expect(table.text).toContain("Жребий 3:1 — начинает ⚪ \u2068Anna\u2069.");
    expect(table.text).toContain("⚪ \u2068Anna\u2069, ваш ход — 3:1, сэ-як");
    expect(moveButtons(table).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["24→21", "8→5", "8→5", "24→23", "6→5", "24→23"]),
    );
    expect(moveButtons(table).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["24→20", "8→4"]),
    );
    expect(hasButton(table, "undo")).toBe(false);
    expect(hasButton(table, "done")).toBe(false);
  });

  test("is played by one press for each checker, and given up by Done", async () => {
    let table = await seated();
    table = await pressAll(anna, table, "8→5");
    expect(movesSaid(table)).toBe("8→5");
    expect(moveButtons(table).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["24→23", "8→7", "6→5", "5→4"]),
    );
    expect(hasButton(table, "done")).toBe(false);
    table = await pressAll(anna, table, "6→5");
    expect(movesSaid(table)).toBe("8→5 6→5");
    expect(moveButtons(table)).toEqual([]);
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(table.text).toContain("⚪ 3:1 сэ-як: 17→20 19→20");
    expect(table.text).toContain("🔴 \u2068Boris Katz\u2069, ваш ход — 3:2, сэ бай ду");
    expect(calledOn(table)).toEqual({ name: "Boris Katz", colour: "black" });
  });

  test("is taken back move by move with Undo", async () => {
    const start = await seated();
    const one = await pressAll(anna, start, "8→5");
    const two = await pressAll(anna, one, "6→5");
    const back = await pressOn(anna, two, buttonFor(two, "undo"));
    expect(back.text).toBe(one.text);
    expect(back.photo).toEqual(one.photo);
    const again = await pressOn(anna, back, buttonFor(back, "undo"));
    expect(again.text).toBe(start.text);
    expect(moveButtons(again).map(({ text }) => text)).toEqual(
      moveButtons(start).map(({ text }) => text),
    );
  });

  test("listens to the player to move alone; others are told so in their own language", async () => {
    const table = await seated();
    const { data } = buttonNamed(table, "8→5");
    const calls = await stage.client.callsDuring(async () => {
      expect(toastOf(await boris.press(table, { data }))).toBe("It’s not your turn.");
      expect(toastOf(await vahe.press(table, { data }))).toBe(ru("refused-not-your-game"));
    });
    expect(counted(calls)).toEqual([]);
    expect(await tableIn(vahe)).toEqual(table);
  });

  test("takes a double tap for one move", async () => {
    const table = await seated();
    const { data } = buttonNamed(table, "24→23");
    const calls = await stage.client.callsDuring(async () => {
      // The board may be there anew, without this button, before the last finger is down.
      const taps = await Promise.all([1, 2, 3].map(() => anna.pressOld(table, data)));
      const [counted, ...others] = taps.map(toastOf).sort();
      expect(counted).toBe("24→23");
      for (const line of others)
        expect(line).toMatch(/доска вот-вот обновится|Доска уже изменилась/);
    });
    const after = await newerThan(anna, table);
    expect(movesSaid(after)).toBe("24→23");
    expect(moveButtons(after).map(({ text }) => text)).toContain("24→21");
    expect(counted(calls).length).toBeLessThanOrEqual(2);
  });

  test("costs no edit when the pressed keyboard is gone already", async () => {
    const start = await seated();
    const later = await pressAll(anna, start, "24→21");
    const calls = await stage.client.callsDuring(() =>
      anna.pressOld(later, buttonNamed(start, "8→5").data),
    );
    expect(counted(calls)).toEqual([]);
  });

  test("never plays a move from an old keyboard, but shows the board anew", async () => {
    const start = await seated();
    const { data } = buttonNamed(start, "8→5");
    const later = await pressAll(anna, start, "24→21", "24→23");
    const calls = await stage.client.callsDuring(async () => {
      const toast = toastOf(await anna.pressOld(later, data));
      expect(toast).toBe(ru("refused-stale"));
    });
    expect(counted(calls).length).toBeLessThanOrEqual(1);
    expect((await tableIn(anna)).text).toBe(later.text);
    const over = await pressOn(anna, later, buttonFor(later, "done"));
    const late = toastOf(await anna.pressOld(over, buttonFor(later, "undo").data));
    expect(late).toBe(ru("refused-turn-over"));
    expect((await tableIn(anna)).text).toBe(over.text);
  });
});

describe("the budget of calls", () => {
  test("is one edit for a move, one for an undo, three for a turn of two dice", async () => {
    let table = await seated();
    const turn = await stage.client.callsDuring(async () => {
      table = await pressAll(anna, table, "8→5", "6→5");
      table = await pressOn(anna, table, buttonFor(table, "done"));
    });
    expect(counted(turn)).toEqual(Array(3).fill("editMessageMedia"));
    table = await pressAll(boris, table, "13→10");
    const undo = await stage.client.callsDuring(async () => {
      table = await pressOn(boris, table, buttonFor(table, "undo"));
    });
    expect(counted(undo)).toEqual(["editMessageMedia"]);
  });

  test("is five edits for a double in four presses", async () => {
    let table = await seated([secretThrowing([3, 1], [4, 4])]);
    table = await pressAll(anna, table, "8→5", "6→5");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(table.text).toContain("4:4, дур-чар");
    const double = await stage.client.callsDuring(async () => {
      table = await pressAll(boris, table, "13→9", "13→9", "8→4", "8→4");
      table = await pressOn(boris, table, buttonFor(table, "done"));
    });
    expect(table.text).toContain("4:4 дур-чар: 12→16×2 17→21×2");
    expect(counted(double)).toEqual(Array(5).fill("editMessageMedia"));
  });

  test("has no call of their own for turns without a choice: the next edit tells of them", async () => {
    let table = await seated(THREE_SIXES, "long");
    // The first turn of each is their own, though there is only one way to play it.
    expect(moveButtons(table).map(({ text }) => text)).toEqual(["24→18×2"]);
    table = await pressAll(anna, table, "24→18×2");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect(moveButtons(table).map(({ text }) => text)).toEqual(["24→18×2"]);
    table = await pressAll(boris, table, "24→18×2");
    const calls = await stage.client.callsDuring(async () => {
      table = await pressOn(boris, table, buttonFor(table, "done"));
    });
    expect(counted(calls)).toEqual(["editMessageMedia"]);
    expect(calledOn(table)?.name).toBe("Boris Katz");
  });

  test("sends a picture that Telegram has by its name, not again", async () => {
    let table = await seated();
    const files = async (work: () => Promise<unknown>) =>
      (await stage.client.callsDuring(work))
        .filter(({ method }) => method === "editMessageMedia")
        .map((call) => JSON.parse(call.arguments.media ?? "{}").media);
    const fresh = await files(async () => {
      table = await pressAll(anna, table, "8→5");
    });
    expect(fresh).toEqual([expect.stringMatching(/^attach:/)]);
    const known = await files(async () => {
      table = await pressOn(anna, table, buttonFor(table, "undo"));
      table = await pressAll(anna, table, "8→5");
    });
    expect(known).toHaveLength(2);
    for (const file of known) expect(file).not.toMatch(/^attach:/);
  });
});
