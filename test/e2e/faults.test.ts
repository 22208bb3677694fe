import { describe, expect, test } from "vitest";
import { TELEGRAM_ALLOWANCES } from "../../src/bot/delivery/budget.ts";
import { STORM_EVERY_MS, STORM_MS } from "../../src/playground/bot-api/budget.ts";
import { seeded } from "../rules/random.ts";
import { readBoard } from "../support/emoji-board.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { refusal, tooMany } from "../support/refusals.ts";
import { type StageWish, story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  counted,
  hasButton,
  isTable,
  movesSaid,
  newerThan,
  playerOf,
  pressAll,
  pressFor,
  pressMenu,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { seatedAt, THREE_ONE } from "../support/three-one.ts";

const stage = story("later");
const { anna, boris, vahe } = stage;

const seated = (wish?: StageWish) => seatedAt(stage, wish);

/** Presses, wanting no refusal, and does not wait for the table. */
const tap = async (table: SeenMessage, data: string): Promise<void> => {
  expect(toastOf(await anna.pressOld(table, data))).toMatch(/^$|^\d+→\d+$/);
};

/** The data of a button on a keyboard that is still to come. */
const coming = (
  table: SeenMessage,
  letter: string,
  version: number,
  ...moves: string[]
): string => {
  const [, game] = buttonFor(table, "move").data.split(".");
  return [letter, game, version.toString(36), ...moves].join(".");
};

describe("429", () => {
  test("lets presses be answered at once, and the table jump to the newest state", async () => {
    const table = await seated();
    const version = versionOf(table);
    await stage.client.fault({ ...tooMany(1), method: "editMessageMedia", times: 1 });
    const calls = await stage.client.callsDuring(async () => {
      await tap(table, coming(table, "v", version, "83"));
      await tap(table, coming(table, "v", version + 1, "61"));
      expect(movesSaid(await newerThan(anna, table))).toBe("8→5 6→5");
    });
    // The refused one, and one for both moves, which have been answered by then.
    expect(calls.filter(({ ok }) => !ok)).toHaveLength(1);
    expect(calls.filter(({ ok }) => ok).map(({ method }) => method)).toEqual([
      ...["answerCallbackQuery", "answerCallbackQuery", "editMessageMedia"],
    ]);
  });

  test("on any call delays a game and loses nothing of it", async () => {
    await stage.open({ secrets: THREE_ONE });
    await stage.client.fault({ ...tooMany(1), method: "sendPhoto", times: 1 });
    let table = await sitDown(anna, boris, "short");
    await stage.client.fault({ ...tooMany(1), times: 3 });
    await anna.press(table, buttonNamed(table, "8→5"), 0);
    table = await newerThan(anna, table);
    expect(movesSaid(await pressAll(anna, table, "6→5"))).toBe("8→5 6→5");
  });

  test("on every other call, turn after turn, leaves each table at its newest state", async () => {
    let table = await seated();
    const random = seeded(5);
    const phones = [anna, boris];
    for (let n = 0; n < 20; n++) {
      await stage.client.fault({
        ...tooMany(0),
        method: "editMessageMedia",
        times: 1 + random.below(3),
      });
      const onwards = buttonsOf(table).filter(({ press }) => ["move", "done"].includes(press.do));
      table = await pressOn(await playerOf(table, phones), table, random.pick(onwards));
      await stage.client.clearFaults();
    }
    expect(await tableIn(vahe)).toEqual(table);
    const refused = (await stage.client.calls()).filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThanOrEqual(20);
  });

  test("is avoided: a storm of presses brings no more edits than the chat bears", async () => {
    const group = { calls: 6, windowMs: 1500, burst: 4 };
    const table = await seated({
      allowances: { group, private: group },
    });
    const version = versionOf(table);
    const presses = 14;
    const begun = stage.now();
    for (let n = 0; n < presses; n += 2) {
      await tap(table, coming(table, "v", version + n, "83"));
      await tap(table, coming(table, "u", version + n + 1));
    }
    const before = await tableIn(anna);
    await tap(before, coming(table, "v", version + presses, "83"));
    await anna.waitFor("group", (one) => versionOf(one) === version + presses + 1);
    const windows = Math.ceil((stage.now() - begun) / group.windowMs);
    const calls = await stage.client.calls();
    expect(counted(calls).length).toBeLessThanOrEqual(group.calls * (windows + 1));
    expect(movesSaid(await tableIn(anna))).toBe("8→5");
  });

  test("with a real budget of twenty a minute never happens in an ordinary turn", async () => {
    let table = await seated({
      budget: { groupPerMinute: 20, privateBurst: 5, everywherePerSecond: 30 },
    });
    table = await pressAll(anna, table, "8→5", "6→5");
    table = await pressOn(anna, table, buttonFor(table, "done"));
    expect((await stage.client.calls()).every(({ ok }) => ok)).toBe(true);
  });
});

describe("a storm in which Telegram refuses everything", () => {
  test("is over for players ten seconds after it is for Telegram", async () => {
    const table = await seated({ allowances: TELEGRAM_ALLOWANCES });
    await stage.client.budget({ groupPerMinute: 20, privateBurst: 5, isStormy: true });
    // Half a minute after the last one the next begins.
    await stage.client.advanceClock((STORM_EVERY_MS - (stage.now() % STORM_EVERY_MS)) / 1_000);
    const begun = stage.now();
    const calls = await stage.client.callsDuring(async () => {
      await anna.press(table, buttonNamed(table, "8→5"), 0);
      expect(movesSaid(await newerThan(anna, table, 30_000))).toBe("8→5");
    });
    expect(calls.some(({ error }) => error?.startsWith("Too Many"))).toBe(true);
    expect(stage.now() - begun).toBeLessThan(STORM_MS + 10_000);
  });
});

describe("a bad connection", () => {
  test("that loses the answer to an edit leaves the table right", async () => {
    const table = await seated();
    await stage.client.fault({ kind: "lose", method: "editMessageMedia", times: 1 });
    const moved = await pressAll(anna, table, "8→5");
    const next = await pressAll(anna, moved, "6→5");
    expect(movesSaid(next)).toBe("8→5 6→5");
  });

  test("that loses the answer to an edit keeps no menu that is closed at once", async () => {
    const table = await seated();
    const edits = ["editMessageMedia", "editMessageCaption", "editMessageReplyMarkup"];
    await stage.client.fault({ kind: "lose", method: edits, times: 1 });
    const open = await pressMenu(anna, table, "menu-more");
    await pressFor(anna, open, "menu-close");
    const keys = JSON.stringify(table.keyboard);
    await anna.waitFor(
      "group",
      (one) => one.id === table.id && JSON.stringify(one.keyboard) === keys,
    );
  });

  test("that loses an edit delays it", async () => {
    const table = await seated();
    await stage.client.fault({ kind: "drop", method: "editMessageMedia", times: 1 });
    expect(movesSaid(await pressAll(anna, table, "8→5"))).toBe("8→5");
  });

  test("that loses the answer to a press still moves the table", async () => {
    const table = await seated();
    await stage.client.fault({ kind: "drop", method: "answerCallbackQuery", times: 1 });
    await anna.press(table, buttonNamed(table, "8→5"), 0);
    expect(movesSaid(await newerThan(anna, table))).toBe("8→5");
  });

  test("or a Telegram out of order is waited out", async () => {
    const table = await seated();
    const error = refusal(502, "Bad Gateway");
    await stage.client.fault({ ...error, method: "editMessageMedia", times: 1 });
    expect(movesSaid(await pressAll(anna, table, "8→5"))).toBe("8→5");
  });

  test("that is slow does not hold up the presses", async () => {
    const table = await seated();
    const version = versionOf(table);
    const slow = { kind: "delay", method: "editMessageMedia", seconds: 2, times: 1 } as const;
    await stage.client.fault(slow);
    const calls = await stage.client.callsDuring(async () => {
      await tap(table, coming(table, "v", version, "83"));
      // The edit is made, and its answer is on the way.
      await anna.waitFor("group", (one) => versionOf(one) === version + 1);
      await tap(table, coming(table, "v", version + 1, "61"));
      const newest = await anna.waitFor("group", (one) => versionOf(one) === version + 2);
      expect(movesSaid(newest)).toBe("8→5 6→5");
    });
    // The slow edit is noted when its answer goes out: both presses were answered before.
    expect(calls.map(({ method }) => method)).toEqual([
      ...["answerCallbackQuery", "answerCallbackQuery", "editMessageMedia", "editMessageMedia"],
    ]);
  });
});

describe("a table message", () => {
  test("that was deleted by hand is sent again at the next change", async () => {
    const table = await seated();
    await anna.delete(table);
    await anna.say("group", "/resign");
    const again = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    expect(hasButton(again, "resign")).toBe(true);
    expect(again.text).toContain("ваш ход — 3:1");
    expect(again.text).toContain("точно сдаётесь?");
  });

  test("that is deleted while an edit waits is sent again with the newest state", async () => {
    const table = await seated();
    await stage.client.fault({ ...tooMany(1), method: "editMessageMedia", times: 1 });
    await tap(table, buttonNamed(table, "8→5").data);
    await anna.delete(table);
    const again = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    expect(movesSaid(again)).toBe("8→5");
    expect(movesSaid(await pressAll(anna, again, "6→5"))).toBe("8→5 6→5");
  });

  test("is brought down by /board, and the old one deleted", async () => {
    const table = await seated();
    await vahe.say("group", "Кто ходит?");
    await vahe.say("group", "/board");
    const down = await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    expect(down.text).toBe(table.text);
    expect(down.photo).toEqual(table.photo);
    const tables = async () => (await anna.messages("group")).filter(isTable);
    await stage.poll(async () => (await tables()).map(({ id }) => id)).toEqual([down.id]);
    expect(movesSaid(await pressAll(anna, down, "8→5"))).toBe("8→5");
  });

  test("whose picture Telegram has forgotten gets it uploaded anew", async () => {
    const table = await seated();
    const moved = await pressAll(anna, table, "8→5");
    const error = refusal(400, "Bad Request: wrong file identifier/HTTP URL specified");
    await stage.client.fault({ ...error, method: "editMessageMedia", times: 1 });
    const back = await pressOn(anna, moved, buttonFor(moved, "undo"));
    expect(back.text).toBe(table.text);
    expect(back.photo).toBeDefined();
  });
});

describe("where pictures are forbidden", () => {
  test("the board is made of emoji from the first challenge on", async () => {
    await stage.open({ secrets: THREE_ONE });
    await stage.forbidPictures();
    const table = await sitDown(anna, boris, "short");
    expect(table.photo).toBeUndefined();
    expect(readBoard(table.text).points.get(24)).toEqual({ colour: "white", count: 2 });
    expect(movesSaid(await pressAll(anna, table, "8→5"))).toBe("8→5");
  });

  test("in the middle of a game, the game goes on with emoji and the picture goes", async () => {
    const table = await seated();
    await stage.client.fault({
      ...refusal(400, "Bad Request: not enough rights to send photos to the chat"),
      method: "editMessageMedia",
      times: 1,
    });
    const moved = await pressAll(anna, table, "8→5");
    expect(moved.photo).toBeUndefined();
    expect(readBoard(moved.text).points.get(5)).toEqual({ colour: "white", count: 1 });
    const tables = async () => (await anna.messages("group")).filter(isTable);
    await stage.poll(async () => (await tables()).map(({ id }) => id)).toEqual([moved.id]);
    expect(movesSaid(await pressAll(anna, moved, "6→5"))).toBe("8→5 6→5");
  });
});
